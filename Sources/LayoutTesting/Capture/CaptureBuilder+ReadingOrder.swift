import Foundation
import HeadlessUIKit

extension CaptureBuilder {
    /// Captures what a screen reader stops at, in its order, and what it does not find.
    mutating func captureReadingOrder(_ window: UIWindow) {
        let isPhone = capture.configuration.device.idiom == .phone
        let order = ReadingOrder(
            rowHeight: isPhone ? 8 : 13, isRightToLeft: capture.configuration.direction == .rightToLeft)
        var covered: Set<Int> = []
        for item in order.elements(in: window) {
            let view = item.object as? UIView ?? item.container
            guard let index = indices[ObjectIdentifier(view)] else { continue }
            capture.elements.append(CapturedElement(item, view: index))
            if item.object === view {
                for inner in index..<capture.views[index].end { covered.insert(inner) }
            } else {
                covered.insert(index)
            }
        }
        let stops = Set(capture.elements.map(\.view))
        for view in capture.views where !view.roles.contains(.part) && !stops.contains(view.index) {
            guard view.roles.contains(.touchable) || view.roles.contains(.label) && view.text != nil else {
                continue
            }
            if view.roles.contains(.disabled) || isFound(view, stops, covered) { continue }
            capture.undetected.append(view.index)
        }
    }

    /// Whether a screen reader finds a view by its contents, or a text by what is around it.
    private func isFound(_ view: CapturedView, _ stops: Set<Int>, _ covered: Set<Int>) -> Bool {
        // The title of a button is no button.
        let inner = (view.index..<view.end).filter(stops.contains)
        if inner.contains(where: { !capture.views[$0].roles.contains(.part) }) { return true }
        guard covered.contains(view.index) else { return false }
        guard view.roles.contains(.touchable) else { return true }
        // What can be done in an element has to be one of its actions.
        var outer = view.index
        while outer != 0 {
            outer = capture.views[outer].parent
            guard stops.contains(outer) else { continue }
            return views[outer].accessibilityCustomActions?.isEmpty == false
        }
        return false
    }
}

extension CapturedElement {
    @MainActor init(_ item: ReadingOrder.Item, view: Int) {
        self.view = view
        label = item.object.accessibilityLabel
        value = item.object.accessibilityValue
        hint = item.object.accessibilityHint
        traits = item.object.accessibilityTraits
        frame = item.frame
        hasGivenOrder = item.hasGivenOrder
        hasSystemDescription = Self.isDescribedBySystem(item.object)
    }

    /// Whether the system describes an object without a label: controls that have parts with labels, buttons with symbols,
    /// and texts.
    @MainActor private static func isDescribedBySystem(_ object: NSObject) -> Bool {
        switch object {
        case let button as UIButton: button.currentImage?.isSymbolImage == true
        case let view as UIImageView: view.image?.isSymbolImage == true
        case is UISwitch, is UISlider, is UIProgressView: false
        case let view as UIView: ViewNames.isKitClass(type(of: view)) && type(of: view) != UIView.self
        default: false
        }
    }
}
