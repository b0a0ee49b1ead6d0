import Foundation
import HeadlessUIKit
internal import CairoRendering
internal import DisplayList
internal import LayoutCore

extension LayoutCheck {
    /// Text against what is behind it has a ratio of contrast under 4.5, or under 3 where it is bold or has 18 points and
    /// more: the limits of WCAG 2.2 (1.4.3) with the sizes of Apple's Human Interface Guidelines.
    ///
    /// A ratio of 3 is enough where text or background is a colour of the system, because those are darker where the
    /// user increases contrast (technique G174 of WCAG). Disabled controls and placeholders in the system's colour
    /// are exempt. What is behind the text is computed where it is one colour, else sampled from the picture
    /// without its texts: a quarter of the pixels below the limit is a finding.
    public static let contrast = LayoutCheck(.contrast) { capture in
        capture.ownViews.compactMap { Contrast.problem(of: $0, in: capture) }
    }
}

/// Ratios of contrast by WCAG 2.2.
enum Contrast {
    static func problem(of view: CapturedView, in capture: LayoutCapture) -> LayoutProblem? {
        guard let text = view.text, !view.roles.contains(.disabled), text.color.alpha > 0.02 else {
            return nil
        }
        guard text.kind != .placeholder || !text.isSystemColor else { return nil }
        guard !text.string.allSatisfy(\.isWhitespace) else { return nil }
        let isLarge = text.isBold || text.pointSize * text.factor >= 18
        let required = isLarge ? 3 : 4.5
        var color = text.color
        color.alpha *= Double(view.alpha)
        let found: (ratio: Double, isSystem: Bool)?
        switch text.backdrop {
        case .unknown: found = nil
        case .color(let behind, let isSystem): found = (ratio(color.over(behind), behind), isSystem)
        case .drawing(let list):
            found = sampled(color, over: list, in: text.rect, of: capture)
        }
        guard let found else { return nil }
        let accepted = text.isSystemColor || found.isSystem ? min(required, 3) : required
        guard found.ratio < accepted - 0.005 else { return nil }
        let quoted = text.string.count > 40 ? "\(text.string.prefix(39))…" : text.string
        return LayoutProblem(
            .contrast, view,
            "\"\(quoted)\" has a contrast of \(points(found.ratio)) : 1, under \(points(required)) : 1",
            remedy: "Make the text \(isDark(text) ? "darker" : "lighter") or what is behind it plainer"
        ).with(cause: "", rect: text.rect)
    }

    private static func isDark(_ text: CapturedText) -> Bool {
        if case .color(let behind, _) = text.backdrop { return luminance(behind) > 0.18 }
        return luminance(text.color) < 0.18
    }

    /// The ratio of two opaque colours, from 1 to 21.
    static func ratio(_ a: Color, _ b: Color) -> Double {
        let (first, second) = (luminance(a), luminance(b))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The relative luminance of a colour of sRGB.
    static func luminance(_ color: Color) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// The ratio that three quarters of the pixels behind a text reach.
    private static func sampled(
        _ color: Color, over list: DisplayList, in rect: CGRect, of capture: LayoutCapture
    ) -> (ratio: Double, isSystem: Bool)? {
        let part = rect.intersection(capture.screen).integral
        guard part.width >= 1, part.height >= 1 else { return nil }
        let shift = DrawCommand.concatenate(.translation(x: -Double(part.minX), y: -Double(part.minY)))
        let crop = DisplayList(
            size: Size(width: Double(part.width), height: Double(part.height)),
            commands: [shift] + list.commands)
        guard let bitmap = try? CairoRenderer.bitmap(crop, scale: 1, opaque: true) else { return nil }
        var samples: [(ratio: Double, behind: Color)] = []
        samples.reserveCapacity(bitmap.width * bitmap.height)
        for start in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            let behind = Color(
                red: Double(bitmap.pixels[start + 2]) / 255, green: Double(bitmap.pixels[start + 1]) / 255,
                blue: Double(bitmap.pixels[start]) / 255)
            samples.append((ratio(color.over(behind), behind), behind))
        }
        samples.sort { $0.ratio < $1.ratio }
        let sample = samples[samples.count / 4]
        return (sample.ratio, isSystemColor(sample.behind))
    }

    /// Whether a pixel has one of the system's colours, which are darker where the user increases contrast.
    private static func isSystemColor(_ color: Color) -> Bool {
        systemColors.contains { system in
            abs(system.red - color.red) + abs(system.green - color.green) + abs(system.blue - color.blue)
                < 0.012
        }
    }

    private static let systemColors: [Color] = {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
            .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
        ]
        let styles = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
        return styles.flatMap { style in colors.map { $0.displayColor(in: style) } }
    }()
}
