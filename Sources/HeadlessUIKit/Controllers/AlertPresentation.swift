import Foundation

/// The presentation of an alert, in the middle of the window, and of an action sheet: at the lower edge, or
/// where there is room in a popover.
final class AlertPresentation: UIPopoverPresentationController {
    private var box: AlertView? { presented?.viewIfLoaded as? AlertView }
    private var isAlert: Bool { (presented as? UIAlertController)?.preferredStyle == .alert }

    private func isPopover(_ traits: UITraitCollection) -> Bool {
        !isAlert && traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad
    }

    /// Whether an action sheet on a tablet does not say where it comes from, which UIKit does not allow.
    func lacksSource(in traits: UITraitCollection) -> Bool {
        isPopover(traits) && sourceView == nil && barButtonItem == nil
    }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    override var dimming: (light: CGFloat, dark: CGFloat)? { (0.2, 0.48) }
    override var comesFromBelow: Bool { !isAlert && !isPopover(traitCollection) }

    override var preferredContentSize: CGSize {
        box?.sizeThatFits(CGSize(width: 304, height: CGFloat.infinity)) ?? .zero
    }

    override func frame(in room: PresentationRoom) -> CGRect {
        if isPopover(room.traits) { return super.frame(in: room) }
        guard let box else { return .zero }
        let most = room.size.height - room.safeArea.top - room.safeArea.bottom - 16
        let width = isAlert ? 270 : min(room.size.width, room.size.height) - 16
        var size = box.sizeThatFits(CGSize(width: width, height: most))
        size.height = min(size.height, max(most, 0))
        let x = (room.size.width - size.width) / 2
        // An action sheet stands above the home indicator, or as far from the edge as from the sides.
        let bottom = room.size.height - max(room.safeArea.bottom, 8) - size.height
        let middle = (room.size.height - size.height) / 2
        return CGRect(x: x, y: isAlert ? middle : bottom, width: size.width, height: size.height)
            .roundedOrigin(scale: room.scale)
    }

    override func dress() {
        guard let container else { return }
        box?.isInPopover = isPopover(container.traitCollection)
    }
}
