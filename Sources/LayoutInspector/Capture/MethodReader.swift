import FlexLayout
import HeadlessUIKit
import Layout

/// Finds what lays a view out.
@MainActor
struct MethodReader {
    /// What determines the frame of a view that has a superview.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - isKitSuperview: Whether the superview's class is one of the kit's with a layout of its own.
    func method(of view: UIView, isKitSuperview: Bool) -> LayoutMethod {
        let superview = view.inspectedSuperview
        if view.isArranged { return .stackView }
        if view.isPlacedByConstraints { return .constraints }
        if FlexReading.isItem(view) { return .flexbox }
        if superview is LayoutHostView { return .layout }
        if view.isPlacedByLanguage { return .pins }
        if isKitSuperview, !(superview is UIScrollView) { return .system }
        if !view.autoresizingMask.isEmpty, superview?.autoresizesSubviews == true { return .autoresizing }
        return .manual
    }
}
