import Foundation
import HeadlessUIKit
import LayoutTesting

/// A picture of a view with numbered regions, and beside it what a screen reader says for each, in reading order.
@MainActor
struct AccessibilityPicture {
    /// An element, in the coordinates of the view.
    struct Element {
        /// The position in the reading order, from 1.
        var number = 0
        var frame = CGRect.zero
        var path: UIBezierPath?
        var color = UIColor.black
        var spoken: SpokenText
        /// Where the element is touched; nil where that is not shown.
        var activationPoint: CGPoint?
        var actions: [String] = []
        /// Further information, a line each.
        var content: [String] = []
        /// What rotors find, and where that is.
        var rotors: [String] = []
        var rotorFrames: [CGRect] = []
        var inputLabels: [String] = []
    }

    /// How the picture is made.
    struct Options {
        var activationPoints = AccessibilityContentDisplayMode.whenOverridden
        var isMonochrome = true
        var markerColors: [UIColor] = []
        var showsInputLabels = true
    }

    static let usualColors: [UIColor] = [
        .cyan, .magenta, .green, .blue, .yellow, .purple, .orange,
    ]

    let view: UIView
    let options: Options
    let elements: [Element]

    init(of view: UIView, _ options: Options = Options()) {
        view.layoutIfNeeded()
        self.view = view
        self.options = options
        let colors = options.markerColors.isEmpty ? Self.usualColors : options.markerColors
        let items = ReadingOrder(of: view).elements(in: view)
        let context = SpokenContext(items)
        elements = items.enumerated().map { index, item in
            var element = Self.element(item.object, in: view, options, context.words(at: index))
            element.number = index + 1
            element.color = colors[index % colors.count]
            return element
        }
    }

    private static func element(
        _ object: NSObject, in view: UIView, _ options: Options, _ context: [String]
    ) -> Element {
        let responder = object as? UIResponder
        let screenFrame = object.accessibilityFrame
        let frame = view.convert(screenFrame, from: nil)
        let path = responder?.accessibilityPath.map { path in
            let moved = UIBezierPath()
            moved.append(path)
            let origin = view.convert(CGPoint.zero, from: nil)
            moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return moved
        }
        var point: CGPoint?
        if let activation = responder?.accessibilityActivationPoint {
            let middle = CGPoint(x: screenFrame.midX, y: screenFrame.midY)
            let isOwn = abs(activation.x - middle.x) > 1 || abs(activation.y - middle.y) > 1
            let isShown = options.activationPoints == .always || isOwn && options.activationPoints != .never
            let local = view.convert(activation, from: nil)
            if isShown, view.bounds.contains(local) { point = local }
        }
        let labels = options.showsInputLabels ? responder?.accessibilityUserInputLabels ?? [] : []
        let rotors = RotorResults(of: object)
        let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
        return Element(
            frame: frame, path: path, spoken: SpokenText(object, context: context), activationPoint: point,
            actions: (object.accessibilityCustomActions ?? []).map(\.name),
            content: content.map { "\($0.label): \($0.value)" }, rotors: rotors.lines,
            rotorFrames: rotors.targets.map { view.convert($0.accessibilityFrame, from: nil) },
            inputLabels: labels)
    }

    // MARK: Drawing

    /// The picture.
    var image: UIImage {
        Self.image(of: view, isMonochrome: options.isMonochrome, elements) {
            for element in elements { draw(element) }
        }
    }

    /// A picture of a view with marks over it, and beside or below it a legend of elements.
    static func image(
        of view: UIView, isMonochrome: Bool, _ elements: [Element], marks: () -> Void
    ) -> UIImage {
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        let size = bounds.size
        guard !elements.isEmpty else {
            return UIGraphicsImageRenderer(size: size).image { _ in
                draw(view, in: bounds, isMonochrome: isMonochrome)
                marks()
            }
        }
        let isBelow = size.width > size.height || size.width < AccessibilityLegend.columnWidth + 32
        let width = max(size.width, AccessibilityLegend.columnWidth + 32)
        let legend =
            isBelow
            ? AccessibilityLegend(elements, width: width - 2 * AccessibilityLegend.inset)
            : AccessibilityLegend(elements, columnsOfHeight: size.height)
        let whole =
            isBelow
            ? CGSize(width: width, height: size.height + legend.size.height)
            : CGSize(width: size.width + legend.size.width, height: max(size.height, legend.size.height))
        return UIGraphicsImageRenderer(size: whole).image { context in
            UIColor(white: 0.9, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: whole))
            draw(view, in: bounds, isMonochrome: isMonochrome)
            marks()
            legend.draw(at: isBelow ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0))
        }
    }

    private static func draw(_ view: UIView, in rect: CGRect, isMonochrome: Bool) {
        view.drawHierarchy(in: rect, afterScreenUpdates: true)
        guard isMonochrome, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(.saturation)
        context.setFillColor(UIColor.gray.cgColor)
        context.fill(rect)
        context.restoreGState()
    }

    private func draw(_ element: Element) {
        if let path = element.path {
            element.color.withAlphaComponent(0.3).setStroke()
            path.lineWidth = 4
            path.stroke()
        } else {
            element.color.withAlphaComponent(0.3).setFill()
            UIBezierPath(rect: element.frame).fill()
        }
        Self.draw(
            element.number, in: CGRect(x: element.frame.minX, y: element.frame.minY, width: 14, height: 14))
        element.color.setStroke()
        for frame in element.rotorFrames {
            let dashed = UIBezierPath(rect: frame)
            dashed.lineWidth = 2
            dashed.setLineDash([2, 2], count: 2, phase: 0)
            dashed.stroke()
        }
        guard let point = element.activationPoint else { return }
        element.color.setStroke()
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: point.x - 8, y: point.y))
        cross.addLine(to: CGPoint(x: point.x + 8, y: point.y))
        cross.move(to: CGPoint(x: point.x, y: point.y - 8))
        cross.addLine(to: CGPoint(x: point.x, y: point.y + 8))
        cross.append(UIBezierPath(ovalIn: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)))
        cross.lineWidth = 1
        cross.stroke()
    }

    /// Draws a number into the middle of a mark.
    static func draw(_ number: Int, in mark: CGRect) {
        let text = NSAttributedString(
            string: "\(number)",
            attributes: [
                .font: UIFont.systemFont(ofSize: 9, weight: .semibold), .foregroundColor: UIColor.black,
            ])
        let size = text.size()
        text.draw(at: CGPoint(x: mark.midX - size.width / 2, y: mark.midY - size.height / 2))
    }
}
