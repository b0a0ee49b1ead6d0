public import Foundation

/// A tree of views with a line for each, for programs: exact, and small enough to be compared by eye.
///
/// The text has a header and then a line for each view, in the order of the tree:
///
/// ```
/// formwork-tree 1 views=2 scale=3 size=393,852
/// 0 1c3yo 0,0,393,852 UIKit.UIView method=root bg=#FFFFFFFF
/// 1 9zqke 16,59,361,20.333333333333332 UIKit.UILabel method=constraints text="Name" font="Inter 17"
/// ```
///
/// A line has, separated by single spaces: the depth; the identity (``ViewID``); the frame in the superview's coordinates
/// as x, y, width and height; the class with its module; then attributes as `name=value`, in the order of their names. A
/// value that contains anything but letters, digits and `.,:#+-_/` is quoted as in JSON, with control characters, and
/// those that change the direction of text, as `\uXXXX`. Numbers are the shortest that read back the same, so that each
/// difference of a frame shows. Readers skip attributes that they do not know; anything else changes the version, which is
/// the second word of the header.
///
/// `LayoutCapture.numberedPicture()` draws the screen with the number of each view, which is the index in ``lines``.
/// ``changes(from:)`` compares two trees that were read from texts.
public struct CompactTree: Sendable, Equatable, CustomStringConvertible {
    /// The version of the format.
    public static let formatVersion = 1

    /// A view.
    public struct Line: Sendable, Equatable {
        /// How many views are above.
        public var depth: Int
        /// The identity.
        public var id: ViewID
        /// The frame in the superview's coordinates.
        public var frame: CGRect
        /// The class with its module.
        public var className: String
        /// The attributes by name.
        public var attributes: [String: String]

        /// Creates a line.
        public init(
            depth: Int, id: ViewID, frame: CGRect, className: String, attributes: [String: String] = [:]
        ) {
            self.depth = depth
            self.id = id
            self.frame = frame
            self.className = className
            self.attributes = attributes
        }
    }

    /// What the header says beside the version and the number of views.
    public var header: [String: String]
    /// The views.
    public var lines: [Line]

    /// Creates a tree of its lines.
    public init(header: [String: String] = [:], lines: [Line] = []) {
        self.header = header
        self.lines = lines
    }

    /// The text.
    public var description: String {
        var text = "formwork-tree \(Self.formatVersion) views=\(lines.count)"
        for (name, value) in header.sorted(by: { $0.key < $1.key }) {
            text += " \(name)=\(Self.quoted(value))"
        }
        for line in lines {
            text += "\n\(line.depth) \(line.id) "
            let frame = line.frame
            text += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                .map(number).joined(separator: ",")
            text += " \(Self.quoted(line.className))"
            for (name, value) in line.attributes.sorted(by: { $0.key < $1.key }) {
                text += " \(name)=\(Self.quoted(value))"
            }
        }
        return text + "\n"
    }

    // MARK: Quoting

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: ".,:#+-_/".utf8.contains(byte)
        }
    }

    static func quoted(_ value: String) -> String {
        if !value.isEmpty, value.utf8.allSatisfy(isPlain) { return value }
        var result = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || isDirectionMark(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
