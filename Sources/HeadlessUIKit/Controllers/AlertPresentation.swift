import Foundation

/// The presentation of an alert, in the middle of the window, and of an action sheet: at the lower edge, or
/// in a popover where the width is regular.
final class AlertPresentation: UIPopoverPresentationController {
    private var box: AlertView? { presented?.viewIfLoaded as? AlertView }
    private var isAlert: Bool { (presented as? UIAlertController)?.preferredStyle == .alert }

    private func isPopover(_ traits: UITraitCollection) -> Bool {
        !isAlert && traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad
    }

    /// Whether an action sheet on a tablet has no source to point at, which UIKit does not allow.
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

    override func frame(in area: PresentationArea) -> CGRect {
        if isPopover(area.traits) { return super.frame(in: area) }
        guard let box else { return .zero }
        let maximum = area.size.height - area.safeArea.top - area.safeArea.bottom - 16
        let width = isAlert ? 270 : min(area.size.width, area.size.height) - 16
        var size = box.sizeThatFits(CGSize(width: width, height: maximum))
        size.height = min(size.height, max(maximum, 0))
        let x = (area.size.width - size.width) / 2
        // An action sheet lies above the home indicator, or as far from the edge as from the sides.
        let bottom = area.size.height - max(area.safeArea.bottom, 8) - size.height
        let middle = (area.size.height - size.height) / 2
        return CGRect(x: x, y: isAlert ? middle : bottom, width: size.width, height: size.height)
            .roundedOrigin(scale: area.scale)
    }

    override func stylePresentedView() {
        guard let container else { return }
        box?.isInPopover = isPopover(container.traitCollection)
    }
}
