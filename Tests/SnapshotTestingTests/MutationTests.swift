import Foundation
import HeadlessUIKit
import PictureComparison
import SnapshotTesting
import TestSupport
import Testing
import UIKit

/// Small changes of screens are rejected, other ways to draw the same are accepted, by one and the same tolerance.
///
/// Run with 1,000 seeds each for the record, from 1: all changes were rejected, all renderings accepted.
@MainActor
@Suite struct MutationTests {
    private static let strategy: Snapshotting<UIView, UIImage> = .image(
        tolerance: .regions(), traits: UITraitCollection(displayScale: 2))

    private func picture(_ screen: RandomScreen) -> UIImage {
        var result = UIImage()
        Self.strategy.snapshot(screen.view).run { result = $0 }
        return result
    }

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomChangesAreRejected(seed: RandomSeed) {
        var random = seed.random
        let screen = RandomScreen(&random)
        let before = picture(screen)
        let change = screen.change(&random)
        let after = picture(screen)
        #expect(Diffing.image.diffV2(before, after) != nil, "\(change), every byte, \(seed)")
        #expect(Self.strategy.diffing.diffV2(before, after) != nil, "\(change), by regions, \(seed)")
    }

    @Test(arguments: RandomRuns.seeds(default: 30))
    func randomRenderingsAreAccepted(seed: RandomSeed) throws {
        var random = seed.random
        let screen = RandomScreen(&random)
        let before = picture(screen)
        // Another order of drawing what does not overlap.
        for part in screen.view.subviews.shuffled(using: &random) { screen.view.bringSubviewToFront(part) }
        let reordered = picture(screen)
        #expect(Diffing.image.diffV2(before, reordered) == nil, "another order, \(seed)")
        // Another antialiasing: more samples to a pixel.
        let factor = Int.random(in: 2...4, using: &random)
        let large = try ViewDrawing(of: screen.view, scale: 2).pngData(scale: CGFloat(2 * factor))
        let other = try #require(UIImage(data: large).flatMap { Self.reduced($0, by: factor) })
        let message = Self.strategy.diffing.diffV2(before, other)?.0
        #expect(message == nil, "\(factor) x \(factor) samples, \(seed)")
    }

    /// The averages of squares of pixels.
    static func reduced(_ image: UIImage, by factor: Int) -> UIImage? {
        guard let source = image.cgImage, let data = source.dataProvider?.data else { return nil }
        let (width, height) = (source.width / factor, source.height / factor)
        var result = [UInt8](repeating: 0, count: width * height * 4)
        data.withUnsafeBytes { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    for channel in 0..<4 {
                        var sum = 0
                        for y in 0..<factor {
                            let start = ((row * factor + y) * source.width + column * factor) * 4 + channel
                            for x in 0..<factor { sum += Int(bytes[start + 4 * x]) }
                        }
                        result[(row * width + column) * 4 + channel] = UInt8(
                            (sum + factor * factor / 2) / (factor * factor))
                    }
                }
            }
        }
        guard let provider = CGDataProvider(data: Data(result)) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent
        ).map { UIImage(cgImage: $0, scale: 2, orientation: .up) }
    }
}

/// A screen like those of the gallery: a title, cards with text and a button, shapes, none of which overlap.
@MainActor
struct RandomScreen {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 140))
    private var labels: [UILabel] = []
    private var shapes: [UIView] = []

    init(_ random: inout some RandomNumberGenerator) {
        view.backgroundColor = Self.color(&random, light: true)
        var top: CGFloat = 6
        while top < 110 {
            let height = CGFloat(Int.random(in: 22...34, using: &random))
            // The last is of the kind that is missing.
            let isLast = top + height + 4 >= 110
            let isLabel = Bool.random(using: &random) && !(isLast && shapes.isEmpty)
            if isLabel || isLast && labels.isEmpty {
                addLabel(top, &random)
            } else {
                addCard(top, height, &random)
            }
            top += height + 4
        }
    }

    private static func color(_ random: inout some RandomNumberGenerator, light: Bool) -> UIColor {
        let range: ClosedRange<CGFloat> = light ? 0.8...0.97 : 0.05...0.45
        return UIColor(
            red: .random(in: range, using: &random), green: .random(in: range, using: &random),
            blue: .random(in: range, using: &random), alpha: 1)
    }

    private mutating func addLabel(_ top: CGFloat, _ random: inout some RandomNumberGenerator) {
        let label = UILabel(frame: CGRect(x: 8, y: top, width: 104, height: 22))
        label.text = (0..<Int.random(in: 4...9, using: &random)).map { _ in
            ["a", "e", "n", "o", "r", "t", "k", "g", "S", "W", "8"].randomElement(using: &random) ?? "x"
        }.joined()
        label.font = .systemFont(ofSize: CGFloat(Int.random(in: 11...18, using: &random)))
        label.textColor = Self.color(&random, light: false)
        view.addSubview(label)
        labels.append(label)
    }

    private mutating func addCard(
        _ top: CGFloat, _ height: CGFloat, _ random: inout some RandomNumberGenerator
    ) {
        let width = CGFloat(Int.random(in: 20...100, using: &random))
        let card = UIView(frame: CGRect(x: 8, y: top, width: width, height: height))
        card.backgroundColor = Self.color(&random, light: false)
        card.layer.cornerRadius = CGFloat(Int.random(in: 0...10, using: &random))
        if Bool.random(using: &random) {
            card.layer.borderWidth = 1
            card.layer.borderColor = UIColor.white.cgColor
        }
        view.addSubview(card)
        shapes.append(card)
    }

    /// Changes one thing that is seen, and says what.
    func change(_ random: inout some RandomNumberGenerator) -> String {
        let all = view.subviews
        let index = Int.random(in: 0..<all.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)] as [(CGFloat, CGFloat)]
            let step = steps[Int.random(in: 0..<4, using: &random)]
            all[index].frame = all[index].frame.offsetBy(dx: step.0, dy: step.1)
            return "view \(index) moved by \(step)"
        case 1:
            let card = shapes[Int.random(in: 0..<shapes.count, using: &random)]
            let color = card.backgroundColor ?? .black
            card.backgroundColor = Self.shifted(color, Int.random(in: 0..<3, using: &random))
            return "\(color) to \(card.backgroundColor ?? .black)"
        case 2:
            let label = labels[Int.random(in: 0..<labels.count, using: &random)]
            var letters = Array(label.text ?? "")
            let position = Int.random(in: 0..<letters.count, using: &random)
            let old = String(letters)
            letters[position] = letters[position] == "m" ? "w" : "m"
            label.text = String(letters)
            return "\(old) to \(String(letters))"
        case 3:
            let label = labels[Int.random(in: 0..<labels.count, using: &random)]
            let color: UIColor = label.textColor
            label.textColor = Self.shifted(color, Int.random(in: 0..<3, using: &random))
            return "text \(color) to \(label.textColor ?? .black)"
        case 4:
            all[index].isHidden = true
            return "view \(index) hidden"
        default:
            let label = labels[Int.random(in: 0..<labels.count, using: &random)]
            label.font = .systemFont(ofSize: label.font.pointSize, weight: .medium)
            return "\(label.text ?? "") in medium weight, size \(label.font.pointSize)"
        }
    }

    /// The colour with one component changed by 3 of 255.
    private static func shifted(_ color: UIColor, _ component: Int) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let step: CGFloat = 3 / 255
        switch component {
        case 0: red += step
        case 1: green += step
        default: blue += step
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
