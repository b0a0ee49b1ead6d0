import Foundation
import HeadlessUIKit

/// A picture of a view whose regions show which view a touch reaches.
@MainActor
struct HitTargetPicture {
    /// A row of points that reach the same view; nil is none.
    private struct Run {
        var frame: CGRect
        var target: Int?
    }

    private let view: UIView
    private let isMonochrome: Bool
    private let colors: [UIColor]
    private var targets: [UIView] = []
    private var runs: [Run] = []

    /// Tests points of a view: each, or so many apart that no region wider and higher than a size is missed.
    init(of view: UIView, isMonochrome: Bool, colors: [UIColor], missing size: CGSize) {
        view.layoutIfNeeded()
        self.view = view
        self.isMonochrome = isMonochrome
        self.colors = colors.isEmpty ? AccessibilityPicture.usualColors : colors
        let step = CGSize(width: max(1, size.width), height: max(1, size.height))
        var numbers: [ObjectIdentifier: Int] = [:]
        for y in stride(from: 0, to: view.bounds.height, by: step.height) {
            for x in stride(from: 0, to: view.bounds.width, by: step.width) {
                let point = CGPoint(
                    x: view.bounds.minX + x + step.width / 2, y: view.bounds.minY + y + step.height / 2)
                let hit = view.hitTest(point, with: nil)
                if hit === view { continue }
                var number: Int?
                if let hit {
                    number = numbers[ObjectIdentifier(hit)] ?? targets.count
                    numbers[ObjectIdentifier(hit)] = number
                    if number == targets.count { targets.append(hit) }
                }
                let frame = CGRect(x: x, y: y, width: step.width, height: step.height)
                if let last = runs.last, last.target == number, last.frame.minY == y, last.frame.maxX == x {
                    runs[runs.count - 1].frame.size.width += step.width
                } else {
                    runs.append(Run(frame: frame, target: number))
                }
            }
        }
    }

    /// What is reached, in the order in which it is found from the top.
    var names: [String] {
        targets.map { $0.accessibilityIdentifier ?? "<\(type(of: $0))>" }
    }

    var image: UIImage {
        let elements = names.enumerated().map { index, name in
            AccessibilityPicture.Element(
                number: index + 1, color: colors[index % colors.count], spoken: SpokenText(description: name))
        }
        return AccessibilityPicture.image(of: view, isMonochrome: isMonochrome, elements) {
            for run in runs {
                let color = run.target.map { colors[$0 % colors.count] } ?? .lightGray
                color.withAlphaComponent(run.target == nil ? 0.5 : 0.2).setFill()
                UIBezierPath(rect: run.frame.intersection(CGRect(origin: .zero, size: view.bounds.size)))
                    .fill()
            }
        }
    }
}
