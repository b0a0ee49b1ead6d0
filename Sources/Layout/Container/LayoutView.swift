internal import Stacks
public import ViewBridge

/// A layout that is a view: a stack or a reader.
///
/// In the body of a ``LayoutContainer`` it is a value like any other layout: its content becomes part of the
/// container's, and the view itself is not shown. Added to a view by `addSubview`, it shows its content itself.
///
/// ```swift
/// private let header: HStack
/// ...
/// view.addSubview(header)
/// header.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
/// ```
@preconcurrency @MainActor
public class LayoutView: LayoutHostView, Layout {
    /// A stack or reader is made of nothing else.
    public typealias Body = Never

    init() { super.init(frame: .zero) }

    /// Creates an empty layout from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The layout itself, as a part of another one.
    public func layout() -> Self { self }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {}

    override func prepareTree() {
        readBody = { [unowned self] in self }
        needsBody = true
    }

    /// Starts to lay itself out once it is added to a view.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { _ = tree }
    }
}
