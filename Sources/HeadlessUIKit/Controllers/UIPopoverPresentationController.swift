import Foundation

/// The presentation of a popover: a box that points at its source. In a compact width a
/// sheet replaces it, unless the delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// What the popover points at: a view or an item of a bar.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
    /// The part of the view that the popover points at; null, the default, is all of it.
    open var sourceRect = CGRect.null
    /// The item that the popover points at, instead of a view.
    open var barButtonItem: UIBarButtonItem?
    /// The directions that the arrow may point in. Any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction that the arrow points in.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The colour of the box; nil is that of the presented view.
    open var backgroundColor: UIColor?
    /// The distance that the box keeps from the window's edges. 10 points by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the box may lie over what it points at. False by default.
    open var canOverlapSourceViewRect = false
    /// The views that stay usable beside the popover. None by default.
    open var passthroughViews: [UIView]?

    private static let arrow: CGFloat = 13

    /// Lets the delegate set the source.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    /// A sheet where there is little width.
    @discardableResult open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    /// False: what is under a popover stays.
    open override var shouldRemovePresentersView: Bool { false }

    override var comesFromBelow: Bool { false }
    override var dimming: (light: CGFloat, dark: CGFloat)? { (0, 0) }

    override func frame(in area: PresentationArea) -> CGRect {
        var size = preferredContentSize
        if !(size.width > 0) { size.width = 320 }
        if !(size.height > 0) { size.height = 480 }
        let margins = popoverLayoutMargins
        let usable = CGRect(origin: .zero, size: area.size).inset(
            by: UIEdgeInsets(
                top: max(margins.top, area.safeArea.top), left: margins.left,
                bottom: max(margins.bottom, area.safeArea.bottom), right: margins.right))
        size.width = min(size.width, usable.width)
        size.height = min(size.height, usable.height)
        var frame = CGRect(origin: origin(of: size, in: usable), size: size)
        frame.origin.x = min(max(frame.minX, usable.minX), usable.maxX - size.width)
        frame.origin.y = min(max(frame.minY, usable.minY), usable.maxY - size.height)
        return frame.roundedOrigin(scale: area.scale)
    }

    /// The origin of a box of a size, and the direction of the arrow: the first permitted one in which the box fits, of below,
    /// above, right and left of its target.
    private func origin(of size: CGSize, in usable: CGRect) -> CGPoint {
        let target = targetRect
        let (x, y) = (target.midX - size.width / 2, target.midY - size.height / 2)
        let below = CGPoint(x: x, y: target.maxY + Self.arrow)
        let above = CGPoint(x: x, y: target.minY - Self.arrow - size.height)
        let after = CGPoint(x: target.maxX + Self.arrow, y: y)
        let before = CGPoint(x: target.minX - Self.arrow - size.width, y: y)
        let all: [(UIPopoverArrowDirection, CGPoint, Bool)] = [
            (.up, below, below.y + size.height <= usable.maxY), (.down, above, above.y >= usable.minY),
            (.left, after, after.x + size.width <= usable.maxX), (.right, before, before.x >= usable.minX),
        ]
        let permitted = all.filter { permittedArrowDirections.contains($0.0) }
        let chosen = permitted.first { $0.2 } ?? permitted.first ?? all[0]
        arrowDirection = chosen.0
        return chosen.1
    }

    // MARK: The delegate

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    override var mayEndBySwipe: Bool {
        super.mayEndBySwipe
            && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    override func endedBySwipe() {
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
        super.endedBySwipe()
    }

    override var endsByTapOutside: Bool { true }

    override func letsThrough(_ point: CGPoint, in view: UIView) -> Bool {
        (passthroughViews ?? []).contains { $0.point(inside: view.convert(point, to: $0), with: nil) }
    }

    /// Lets the delegate change what the popover points at, before the window's size changes.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard let sourceView, let popoverDelegate else { return }
        var (rect, view) = (sourceRect.isNull ? sourceView.bounds : sourceRect, sourceView)
        let before = (rect, view)
        popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != before.0 { sourceRect = rect }
        if view !== before.1 { self.sourceView = view }
    }

    private var targetRect: CGRect {
        let view = sourceView ?? barButtonItem?.customView ?? barButtonItem?.bar
        guard let container, let view else {
            return CGRect(x: container?.bounds.midX ?? 0, y: container?.bounds.midY ?? 0, width: 0, height: 0)
        }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }

    override func stylePresentedView() {
        guard let view = presentedView else { return }
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        if let backgroundColor { view.backgroundColor = backgroundColor }
    }
}

/// What a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Directions that a popover's arrow points in.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upwards: the box is below.
    public static let up = Self(rawValue: 1)
    /// Downwards: the box is above.
    public static let down = Self(rawValue: 2)
    /// To the left.
    public static let left = Self(rawValue: 4)
    /// To the right.
    public static let right = Self(rawValue: 8)
    /// Any.
    public static let any = Self(rawValue: 15)
    /// Not determined.
    public static let unknown = Self(rawValue: .max)
}
