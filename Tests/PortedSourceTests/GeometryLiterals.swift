// Imports UIKit alone, as most source of apps does.
import UIKit

/// Numbers of a view that geometry is made of.
@MainActor
struct GeometryLiterals {
    var view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var double = 3.0, float: Float = 2, int = 3, length: CGFloat = 4

    var sizes: [CGSize] {
        [
            CGSize(width: 150, height: .greatestFiniteMagnitude),
            CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude),
            CGSize(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            CGSize(width: .infinity, height: 0), CGSize(width: .zero, height: .pi),
            CGSize(width: 1, height: 2.5), CGSize(width: double, height: double),
            CGSize(width: double, height: length), CGSize(width: int, height: int),
            CGSize(width: double * 2, height: .greatestFiniteMagnitude),
            CGSize(width: max(0, length - 2), height: .leastNormalMagnitude),
            CGSize(width: 2 * .pi, height: 1), CGSize(width: Double(3), height: CGFloat(3)),
            CGSize(width: CGFloat(float), height: Double(float)),
            CGSize(width: round(double), height: ceil(length)),
            .init(width: view.bounds.width / 3, height: .infinity),
        ]
    }

    var points: [CGPoint] {
        [
            CGPoint(x: .zero, y: .infinity), CGPoint(x: 0.5, y: 0.5), CGPoint(x: double, y: 0),
            CGPoint(x: -.greatestFiniteMagnitude, y: 0), CGPoint(x: view.center.x, y: double / 2),
        ]
    }

    var rects: [CGRect] {
        [
            CGRect(x: 0, y: 0, width: view.bounds.width, height: .greatestFiniteMagnitude),
            CGRect(x: .zero, y: .zero, width: .infinity, height: .infinity),
            CGRect(x: 0, y: 0, width: 1, height: 1.0 / 3),
            CGRect(x: double, y: 0, width: length, height: double),
            CGRect(origin: .zero, size: .init(width: 3, height: .greatestFiniteMagnitude)),
            CGRect(x: (view.bounds.width - 30) / 2, y: double / 2, width: 30, height: .zero),
            CGRect(x: int, y: int, width: int, height: int),
        ]
    }

    var insets: [UIEdgeInsets] {
        [
            UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: .zero),
            UIEdgeInsets(top: double, left: length, bottom: 0, right: -.greatestFiniteMagnitude),
        ]
    }

    var others: [Any] {
        [
            CGVector(dx: double, dy: .infinity), CGVector(dx: 0, dy: 1),
            UIOffset(horizontal: 0, vertical: .pi),
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: double, y: length),
            CGAffineTransform(translationX: .zero, y: double),
            NSDirectionalEdgeInsets(top: 0, leading: double, bottom: .zero, trailing: length),
        ]
    }

    /// Initializers as functions.
    var made: [CGSize] {
        let make: (CGFloat, CGFloat) -> CGSize = CGSize.init(width:height:)
        return [1, 2, 3].map { CGSize(width: $0, height: 3) } + [make(4, 5)]
            + zip([1.0], [2.0]).map(CGSize.init(width:height:))
    }
}
