/// A rectangle for layout that is no view.
///
/// The guides of a view follow their area: the safe area, the margins, a scroll view's
/// content. A guide that an app adds has the frame that constraints give it; without them it is empty.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// The area that the guide follows; nil for one that an app made.
    final let area: GuideArea?
    // Not weak: a view with weak references counts all its references in a table aside, at three times the cost, and most
    // views that hold constraints have a guide. The view clears this in its `deinit`.
    final nonisolated(unsafe) var ownerReference: Unmanaged<UIView>?
    /// The frame of a guide that follows no area, in the owner's coordinates.
    final var ownFrame = CGRect.zero
    /// The guide's item in the constraint systems. `nonisolated(unsafe)`, because `deinit` ends it, which no actor
    /// isolates.
    final nonisolated(unsafe) var node: LayoutNode?
    /// The anchors that were created.
    final var anchors = KeptAnchors()
    /// Objects that layout languages attached to the guide.
    package final var attachments: [(key: ObjectIdentifier, value: AnyObject)] = []

    /// Creates a guide without a view.
    @preconcurrency @MainActor
    public override init() {
        area = nil
        super.init()
    }

    /// Whether the guide only measures, so that its position across does not matter.
    var onlyMeasures: Bool { false }

    init(following area: GuideArea, of owner: UIView) {
        self.area = area
        ownerReference = .passUnretained(owner)
        super.init()
        identifier = area.name
    }

    /// The view that the guide belongs to; nil once that is gone.
    final var owner: UIView? { ownerReference?.takeUnretainedValue() }

    /// Creates a guide of a nib.
    public required init?(coder: NSCoder) {
        area = nil
        super.init()
    }

    /// Does nothing: nibs are not written here.
    open nonisolated func encode(with coder: NSCoder) {}

    deinit { node?.end() }

    /// The guide's rectangle in its owning view's coordinates, current at any time.
    open var layoutFrame: CGRect {
        guard let area, let owner else { return ownFrame }
        return owner.frame(of: area)
    }

    /// The view that the guide belongs to. Set by ``UIView/addLayoutGuide(_:)``.
    open weak var owningView: UIView? {
        get { owner }
        set {
            if let newValue { return newValue.addLayoutGuide(self) }
            owner?.removeLayoutGuide(self)
        }
    }

    /// A name for diagnostics. Empty by default.
    open var identifier = ""
}

extension UILayoutGuide {
    /// The object stored with this guide under a key, or nil.
    package final func attachment(for key: ObjectIdentifier) -> AnyObject? {
        for attachment in attachments where attachment.key == key { return attachment.value }
        return nil
    }

    /// Stores an object with this guide, replacing the one stored under the same key; nil removes it.
    package final func setAttachment(_ object: AnyObject?, for key: ObjectIdentifier) {
        attachments.removeAll { $0.key == key }
        if let object { attachments.append((key, object)) }
    }
}
