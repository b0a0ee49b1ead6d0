internal import LayoutCore
import ViewBridge

/// What a call of a chain sets.
enum PinProperty: Hashable, Sendable {
    case anchor(AxisAnchor, Axis)
    case length(AxisLength, Axis)
    case margin(AxisAnchor, Axis)

    var axis: Axis {
        switch self {
        case .anchor(_, let axis), .length(_, let axis), .margin(_, let axis): axis
        }
    }
}

/// What chains have said while a layout was replayed for an inspector. Chains that lay out for real record nothing:
/// they do not come by here.
@MainActor
final class PinRecording {
    /// What a chain has said about a view, and what it found.
    struct Entry {
        var pins: FramePins
        var measured: Size?
        var current: Rect
        var found: Rect
        var rounded: CGRect
        var container: CGSize?
        /// The calls that have set properties, in words.
        var calls: [PinProperty: String] = [:]
        /// `justify` as it was written.
        var justify = HorizontalAlign.none
        /// `align` as it was written.
        var align = VerticalAlign.none
        /// The group whose chain it is; nil for a view's own.
        var group: Group?
    }

    /// What a group has found for one of its members.
    struct Group {
        let group: PinGroup
        let geometry: PinGroupGeometry
        let index: Int
        /// The size of the group where it fills nothing.
        let naturalSize: Size
        let frame: Rect
        let scale: Double
    }

    /// A call that has no effect.
    struct Ignored {
        let warning: PinWarning
        /// What it would have set; nil for calls that do not set one property.
        let property: PinProperty?
    }

    /// A move of a view by its superview's `wrapContent`.
    struct Wrap {
        let wrapper: UIView
        let call: String
        let move: CGVector
    }

    /// A chain whose calls are being recorded.
    fileprivate struct Chain {
        var pins = FramePins()
        let measuring: Int
        var calls: [PinProperty: String] = [:]
        var marginCall = ""
    }

    /// The recording that chains say what they do to; nil where no layout is replayed.
    static var current: PinRecording?

    /// The last chain of each view.
    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    /// What was ignored, by view.
    private(set) var ignored: [ObjectIdentifier: [Ignored]] = [:]
    /// The moves of each view by its superview since its own last chain.
    private(set) var wraps: [ObjectIdentifier: [Wrap]] = [:]
    private var chains: [Int: Chain] = [:]
    private var lastChain = Int.min
    private var calls: [ObjectIdentifier: [PinProperty: String]] = [:]
    private var marked: [UIView] = []
    private var refused: PinProperty?

    func keep(_ entry: Entry, of box: PinBox, _ statement: UnsafeMutablePointer<PinStatement>) {
        let key = ObjectIdentifier(box.object)
        var entry = entry
        entry.calls = calls[key] ?? [:]
        (entry.justify, entry.align) = (statement.pointee.justify, statement.pointee.align)
        entries[key] = entry
        wraps[key] = nil
    }

    /// Keeps the move of a view's subviews.
    func keep(_ move: CGVector, of children: [PinBox], in box: PinBox, _ call: String) {
        guard case .view(let wrapper) = box else { return }
        for child in children {
            wraps[ObjectIdentifier(child.object), default: []].append(
                Wrap(wrapper: wrapper, call: call, move: move))
        }
    }

    /// Keeps what a group's chain has found for its members.
    func keep(
        _ entry: Entry, of group: PinGroup, _ found: [Group], _ statement: UnsafeMutablePointer<PinStatement>
    ) {
        keep(entry, of: .group(group), statement)
        guard let own = entries.removeValue(forKey: ObjectIdentifier(group)) else { return }
        let warnings = ignored.removeValue(forKey: ObjectIdentifier(group)) ?? []
        for member in found {
            let key = ObjectIdentifier(group.members[member.index].object)
            entries[key] = own
            entries[key]?.group = member
            ignored[key, default: []] += warnings
        }
    }

    func keep(_ warning: PinWarning, about box: PinBox) {
        ignored[ObjectIdentifier(box.object), default: []].append(
            Ignored(warning: warning, property: refused))
        refused = nil
    }

    // MARK: Chains

    func begin(_ statement: inout PinStatement) {
        lastChain += 1
        chains[lastChain] = Chain(measuring: statement.measuring)
        statement.measuring = lastChain
        statement.part = .recorded
        (statement.pins.horizontal, statement.pins.vertical) = (.refusing, .refusing)
    }

    /// Does what a call says with the chain's pins.
    func record(
        _ property: PinProperty, _ value: Double, _ call: String, of statement: PinStatement
    ) -> (refusal: AxisPins.Refusal, pins: AxisPins)? {
        guard var chain = chains[statement.measuring] else { return nil }
        let before = chain.pins[property.axis]
        let refusal: AxisPins.Refusal?
        switch property {
        case .anchor(let anchor, let axis): refusal = chain.pins[axis].pin(anchor, at: value)
        case .length(let length, let axis): refusal = chain.pins[axis].set(length, to: value)
        case .margin: refusal = nil
        }
        if let refusal {
            refused = property
            return (refusal, before)
        }
        if chain.calls[property] == nil { chain.calls[property] = call }
        chains[statement.measuring] = chain
        return nil
    }

    /// Begins a call that sets margins: those that are numbers when the next one begins are its own.
    func beginMargins(of statement: inout PinStatement, _ call: String) {
        guard var chain = chains[statement.measuring] else { return }
        chain.takeMargins(statement.pins)
        chain.marginCall = call
        chains[statement.measuring] = chain
        for axis in Axis.allCases {
            (statement.pins[axis].startMargin, statement.pins[axis].endMargin) = (.nan, .nan)
        }
    }

    /// What the chain has said, as a statement of the layout that is replayed; nil where that has ended.
    func finish(_ statement: PinStatement, of box: PinBox) -> PinStatement? {
        guard var chain = chains.removeValue(forKey: statement.measuring),
            chain.measuring == AutoSizing.number
        else { return nil }
        chain.takeMargins(statement.pins)
        calls[ObjectIdentifier(box.object)] = chain.calls
        var finished = statement
        (finished.measuring, finished.part, finished.misplaced) = (chain.measuring, .edges, nil)
        for axis in Axis.allCases {
            chain.pins[axis].justification = statement.pins[axis].justification
            finished.pins[axis] = chain.pins[axis]
        }
        return finished
    }

    // MARK: Words

    /// The text by which calls name a view.
    func mark(_ view: UIView) -> String {
        marked.append(view)
        return "\(Self.opening)\(marked.count - 1)\(Self.closing)"
    }

    /// A text with the views that it names apart.
    func parts(_ text: String) -> [FrameStory.Part] {
        var parts: [FrameStory.Part] = []
        var rest = Substring(text)
        while let start = rest.firstIndex(of: Self.opening),
            let end = rest[start...].firstIndex(of: Self.closing)
        {
            var words = rest[..<start]
            while words.last == " " { words.removeLast() }
            if !words.isEmpty { parts.append(.words(String(words))) }
            if let index = Int(rest[rest.index(after: start)..<end]), marked.indices.contains(index) {
                parts.append(.view(marked[index]))
            }
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.words(String(rest))) }
        return parts
    }

    private static let opening: Character = "\u{E000}"
    private static let closing: Character = "\u{E001}"
}

extension PinRecording.Chain {
    /// Takes over the margins that the last call has set.
    fileprivate mutating func takeMargins(_ pins: FramePins) {
        for axis in Axis.allCases {
            if !pins[axis].startMargin.isNaN {
                self.pins[axis].startMargin = pins[axis].startMargin
                calls[.margin(.start, axis)] = marginCall
            }
            if !pins[axis].endMargin.isNaN {
                self.pins[axis].endMargin = pins[axis].endMargin
                calls[.margin(.end, axis)] = marginCall
            }
        }
    }
}
