internal import Flexbox
internal import LayoutCore
internal import ViewBridge

extension Flex: @preconcurrency CustomDebugStringConvertible {
    /// The item and all in it, a line each: name, frame, and what of the style is set.
    ///
    /// ```
    /// UIView (0 0; 320 x 56) row, padding 8
    ///   UIImageView (8 8; 40 x 40) width 40, height 40
    ///   UILabel "Title" (56 8; 256 x 20.5) grow 1, marginStart 8
    /// ```
    public var debugDescription: String {
        var lines: [String] = []
        var pending = [(flex: self, depth: 0)]
        while let (flex, depth) = pending.popLast() {
            lines.append(String(repeating: "  ", count: depth) + flex.line)
            for child in FlexNodes.tree.children(of: flex.node).reversed() {
                if let child = FlexNodes.flex(of: child) { pending.append((child, depth + 1)) }
            }
        }
        return lines.joined(separator: "\n")
    }

    private var line: String {
        let box = heldView?.frame ?? frame
        let numbers = [box.minX, box.minY, box.width, box.height].map { Double($0).short }
        let place = "(\(numbers[0]) \(numbers[1]); \(numbers[2]) x \(numbers[3]))"
        let words = style.words(unlike: FlexNodes.tree.defaults)
        return ([name, place] + (words.isEmpty ? [] : [words.joined(separator: ", ")])).joined(separator: " ")
    }
}

extension FlexStyle {
    /// What of this style differs from another one, in FlexLayout's words.
    fileprivate func words(unlike other: FlexStyle) -> [String] {
        var words: [String] = []
        func add<Value: Equatable>(_ name: String, _ property: KeyPath<FlexStyle, Value>) {
            let value = self[keyPath: property]
            guard value != other[keyPath: property] else { return }
            let text =
                switch value {
                case let number as Double: number.short
                case let ratio as Double?: ratio?.short ?? "nil"
                case let length as Length: length.short
                case let align as AlignItems?: align.map { "\($0)" } ?? "auto"
                default: "\(value)"
                }
            words.append(name.isEmpty ? text : "\(name) \(text)")
        }
        add("", \.flexDirection)
        add("", \.flexWrap)
        add("", \.direction)
        add("", \.position)
        add("display", \.display)
        add("", \.boxSizing)
        add("justifyContent", \.justifyContent)
        add("alignItems", \.alignItems)
        add("alignSelf", \.alignSelf)
        add("alignContent", \.alignContent)
        add("order", \.order)
        add("grow", \.flexGrow)
        add("shrink", \.flexShrink)
        add("basis", \.flexBasis)
        add("width", \.width)
        add("height", \.height)
        add("minWidth", \.minWidth)
        add("minHeight", \.minHeight)
        add("maxWidth", \.maxWidth)
        add("maxHeight", \.maxHeight)
        add("aspectRatio", \.aspectRatio)
        add("columnGap", \.columnGap)
        add("rowGap", \.rowGap)
        add("overflowX", \.overflowX)
        add("overflowY", \.overflowY)
        for edge in Edge.allCases { add("\(edge)", \.inset[edge]) }
        for edge in Edge.allCases { add("margin" + edge.suffix, \.margin[edge]) }
        for edge in Edge.allCases { add("padding" + edge.suffix, \.padding[edge]) }
        for edge in Edge.allCases { add("borderWidth" + edge.suffix, \.border[edge]) }
        return words
    }
}

extension Edge {
    /// The edge as the end of a name: nothing for all edges.
    fileprivate var suffix: String {
        self == .all ? "" : "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
}

extension Length {
    /// The length in as few characters as it takes.
    fileprivate var short: String { points?.short ?? (isPercent ? description.shortPercent : description) }
}

extension String {
    /// A percentage without an empty fraction.
    fileprivate var shortPercent: String { hasSuffix(".0%") ? dropLast(3) + "%" : self }
}

extension Double {
    /// The number with at most two decimals, and none where they are zeros.
    fileprivate var short: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
