import Foundation
import HeadlessUIKit

/// What only some views have.
extension CaptureReader {
    mutating func readRows(of view: UIView, at index: Int, _ type: CaptureNames.ClassEntry) {
        if let text = text(of: view, at: index) { result.texts.append(text) }
        if let layer = view.inspectedLayer { readLayer(layer, of: view, at: index) }
        if let control = view as? UIControl { result.controls.append(state(of: control, at: index)) }
        if let scroller = view as? UIScrollView { readScroll(scroller, at: index) }
        readAccessibility(of: view, at: index)
        for (guide, name) in view.inspectedGuides {
            result.guides.append(
                CapturedGuide(view: index, name: name, frame: guide.layoutFrame.finite))
        }
    }

    // MARK: Layers

    private mutating func readLayer(_ layer: CALayer, of view: UIView, at index: Int) {
        let own = (layer.sublayers ?? []).filter { sublayer in
            !view.inspectedSubviews.contains { $0.inspectedLayer === sublayer }
        }
        let isPlain =
            layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0
            && layer.zPosition == 0 && own.isEmpty && layer.mask == nil && type(of: layer) == CALayer.self
        guard !isPlain else { return }
        result.layers.append(
            CapturedLayer(
                view: index, className: "\(type(of: layer))", cornerRadius: layer.cornerRadius.finite,
                borderWidth: layer.borderWidth.finite,
                borderColor: layer.borderWidth > 0 ? layer.borderColor.map { hex($0) } : nil,
                shadowOpacity: layer.shadowOpacity, shadowRadius: layer.shadowRadius.finite,
                shadowOffset: layer.shadowOffset.finite,
                shadowColor: layer.shadowOpacity > 0 ? layer.shadowColor.map { hex($0) } : nil,
                zPosition: layer.zPosition.finite, sublayerCount: own.count, hasMask: layer.mask != nil,
                masksToBounds: layer.masksToBounds))
    }

    private func hex(_ color: CGColor) -> String { UIColor(cgColor: color).hexText(in: traits) }

    // MARK: Controls

    private func state(of control: UIControl, at index: Int) -> CapturedControl {
        let value: String? =
            switch control {
            case let control as UISwitch: control.isOn ? "on" : "off"
            case let control as UISlider: "\(control.value)"
            case let control as UIStepper: "\(control.value)"
            case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
            case let control as UIPageControl: "\(control.currentPage)"
            default: nil
            }
        return CapturedControl(
            view: index, isEnabled: control.isEnabled, isSelected: control.isSelected,
            isHighlighted: control.isHighlighted, value: value)
    }

    private mutating func readScroll(_ scroller: UIScrollView, at index: Int) {
        let (offset, insets) = (scroller.contentOffset, scroller.adjustedContentInset)
        result.scrollViews.append(
            CapturedScroll(
                view: index, offset: CGPoint(x: offset.x.finite, y: offset.y.finite),
                contentSize: scroller.contentSize.finite, adjustedInsets: CapturedInsets(insets),
                zoomScale: scroller.zoomScale.finite, isMoving: scroller.isDragging || scroller.isDecelerating
            ))
    }

    private mutating func readAccessibility(of view: UIView, at index: Int) {
        guard view.isAccessibilityElement else { return }
        result.accessibility.append(
            CapturedAccessibility(
                view: index, isElement: true, label: view.accessibilityLabel, value: view.accessibilityValue,
                hint: view.accessibilityHint, traits: view.accessibilityTraits.rawValue))
    }

    // MARK: Controllers

    mutating func readControllers() {
        for (index, view) in views.enumerated() {
            guard let controller = view.inspectedController else { continue }
            let type = names.entry(of: Swift.type(of: controller))
            let parent = controller.parent?.viewIfLoaded.flatMap { indices[ObjectIdentifier($0)] }
            result.controllers.append(
                CapturedController(
                    view: index, className: type.name, module: type.module, title: controller.title,
                    parent: parent,
                    presented: controller.presentedViewController.map {
                        names.entry(of: Swift.type(of: $0)).name
                    }))
        }
    }
}
