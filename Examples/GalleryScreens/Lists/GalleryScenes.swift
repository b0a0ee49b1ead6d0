import UIKit

extension GalleryArtwork {
    /// A landscape of its own for each number: a sky, a sun or moon, and hills or the sea.
    @MainActor static func scene(_ number: Int, size: CGSize = CGSize(width: 150, height: 150)) -> UIImage {
        let key = SceneKey(number: number, width: size.width, height: size.height)
        if let made = SceneKey.pictures[key] { return made }
        let made = makeScene(number, size: size)
        SceneKey.pictures[key] = made
        return made
    }

    /// A photo looks the same in the dark: its colours are those of the light.
    private static func makeScene(_ number: Int, size: CGSize) -> UIImage {
        picture(size) { context, box in
            let skies: [[(CGFloat, CGFloat, CGFloat)]] = [
                [(0.36, 0.62, 0.96), (0.80, 0.92, 1.0)], [(0.98, 0.66, 0.40), (0.99, 0.88, 0.66)],
                [(0.16, 0.16, 0.40), (0.52, 0.38, 0.66)], [(0.55, 0.80, 0.78), (0.92, 0.97, 0.90)],
                [(0.95, 0.50, 0.52), (0.99, 0.80, 0.60)], [(0.40, 0.46, 0.62), (0.78, 0.82, 0.90)],
            ]
            let lands: [UIColor] = [.systemGreen, .systemTeal, .systemIndigo, .systemBrown, .systemBlue]
            var random = SceneNumbers(state: UInt32(truncatingIfNeeded: number &* 7919 &+ 17))
            gradient(context, in: box, skies[number % skies.count])
            let diameter = box.width * (0.14 + 0.12 * random.next())
            UIColor(white: 1, alpha: 0.85).setFill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: box.width * (0.1 + 0.7 * random.next()), y: box.height * (0.08 + 0.2 * random.next()),
                    width: diameter, height: diameter)
            ).fill()
            for layer in 0..<3 {
                let level = box.height * (0.5 + 0.17 * CGFloat(layer))
                let land = lands[(number + layer) % lands.count].resolvedColor(with: Self.light)
                land.withAlphaComponent(0.55 + 0.2 * CGFloat(layer)).setFill()
                ridge(in: box, level: level, &random).fill()
            }
        }
    }

    private static let light = UITraitCollection(userInterfaceStyle: .light)

    /// A hill's outline, down to the lower edge.
    private static func ridge(in box: CGRect, level: CGFloat, _ random: inout SceneNumbers) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: level))
        path.addCurve(
            to: CGPoint(x: box.maxX, y: level + box.height * (0.1 * random.next() - 0.05)),
            controlPoint1: CGPoint(x: box.width * 0.35, y: level - box.height * 0.35 * random.next()),
            controlPoint2: CGPoint(x: box.width * 0.65, y: level + box.height * 0.25 * random.next()))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        path.addLine(to: CGPoint(x: 0, y: box.maxY))
        path.close()
        return path
    }

    /// A round square of a colour with a symbol, as a row's icon.
    static func tile(_ symbol: String, _ color: UIColor, side: CGFloat = 29) -> UIImage {
        picture(CGSize(width: side, height: side)) { _, box in
            color.setFill()
            UIBezierPath(roundedRect: box, cornerRadius: side * 0.23).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.55, weight: .medium)
            let image = UIImage(systemName: symbol, withConfiguration: configuration)?
                .withTintColor(.white, renderingMode: .alwaysOriginal)
            guard let image else { return }
            image.draw(
                at: CGPoint(x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2))
        }
    }
}

/// Which landscape in which size: an app reads a photo once too.
private struct SceneKey: Hashable {
    let number: Int
    let width: CGFloat
    let height: CGFloat

    @MainActor static var pictures: [SceneKey: UIImage] = [:]
}

/// Numbers from 0 to 1 that are the same on every machine.
private struct SceneNumbers {
    var state: UInt32

    mutating func next() -> CGFloat {
        state = state &* 1_664_525 &+ 1_013_904_223
        return CGFloat(state >> 8) / CGFloat(1 << 24)
    }
}
