import ViewBridge

/// A call in words, as warnings name it. Made only where a warning is shown.
struct CallText {
    let text: String

    /// A call without an argument.
    init(_ name: String) {
        text = "\(name)()"
    }

    /// A call with a distance, which is left out where it is 0, as the argument can be.
    init(_ name: String, _ points: CGFloat) {
        text = "\(name)(\(points == 0 ? "" : Self.number(points)))"
    }

    /// A call with a part of the superview.
    init(_ name: String, _ percent: Percent) {
        text = "\(name)(\(percent))"
    }

    /// A call with insets.
    init(_ name: String, _ insets: UIEdgeInsets) {
        text = "\(name)(\(Self.insets(insets)))"
    }

    /// A call with a length, which is printed with its decimals.
    init(_ name: String, length: CGFloat) {
        text = "\(name)(\(length))"
    }

    /// A call with a size.
    init(_ name: String, _ size: CGSize) {
        text = "\(name)(CGSize(width: \(size.width), height: \(size.height)))"
    }

    /// A call with a reference.
    @MainActor
    init(_ name: String, of box: PinBox) {
        text = "\(name)(of: \(box.text))"
    }

    /// A call that was put into words elsewhere.
    init(verbatim text: String) {
        self.text = text
    }

    /// The part of a compound call that is meant: "all(20) top coordinate".
    func part(_ name: String) -> CallText { CallText(verbatim: "\(text) \(name) coordinate") }

    /// The dimension that is meant: "size(20.0)'s width".
    func dimension(_ name: String) -> CallText { CallText(verbatim: "\(text)'s \(name)") }

    /// A number without decimals where it is whole.
    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
    }

    /// Insets in words.
    static func insets(_ insets: UIEdgeInsets) -> String {
        "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
            + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
    }
}
