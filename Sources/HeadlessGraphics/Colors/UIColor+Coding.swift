internal import DisplayList
import Foundation

/// Colours in archives: components by the keys of iOS, palettes by keys of their own.
extension UIColor.Storage {
    private enum Key {
        static let levels = "UIColorAppearances"
        static let today = "UIColorAppearances26"
        static let highContrast = "UIColorHighContrast"
    }

    func encode(with coder: NSCoder, resolved: Color) {
        coder.encode(resolved.red, forKey: "UIRed")
        coder.encode(resolved.green, forKey: "UIGreen")
        coder.encode(resolved.blue, forKey: "UIBlue")
        coder.encode(resolved.alpha, forKey: "UIAlpha")
        guard case .palette(let palette) = self else { return }
        func write(_ colors: [Color], _ key: String) {
            let numbers = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
            coder.encode(NSString(string: numbers.map { "\($0)" }.joined(separator: " ")), forKey: key)
        }
        write([palette.light, palette.dark, palette.elevatedDark], Key.levels)
        if let today = palette.today { write([today.light, today.dark], Key.today) }
        if let contrast = palette.highContrast {
            write([contrast.light, contrast.dark, contrast.elevatedDark], Key.highContrast)
        }
    }

    /// Reads what an archive says of a colour; nil where it says nothing of one.
    init?(coder: NSCoder) {
        func colors(_ key: String, _ count: Int) -> [Color]? {
            guard coder.containsValue(forKey: key),
                let text = coder.decodeObject(of: NSString.self, forKey: key)
            else { return nil }
            let numbers = "\(text)".split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
            guard numbers.count == count * 4 else { return nil }
            return (0..<count).map { index in
                let part = numbers[(index * 4)..<(index * 4 + 4)].map { min(max($0, 0), 1) }
                return Color(red: part[0], green: part[1], blue: part[2], alpha: part[3])
            }
        }
        if let levels = colors(Key.levels, 3) {
            var palette = ColorPalette(light: levels[0], dark: levels[1], elevatedDark: levels[2])
            palette.today = colors(Key.today, 2).map { .init(light: $0[0], dark: $0[1]) }
            palette.highContrast = colors(Key.highContrast, 3)
                .map { .init(light: $0[0], dark: $0[1], elevatedDark: $0[2]) }
            self = .palette(palette)
            return
        }
        func component(_ key: String) -> Double? {
            guard coder.containsValue(forKey: key) else { return nil }
            let value = coder.decodeDouble(forKey: key)
            return value.isFinite ? min(max(value, 0), 1) : nil
        }
        let alpha = component("UIAlpha") ?? 1
        if let white = component("UIWhite") {
            self = .fixed(Color(red: white, green: white, blue: white, alpha: alpha))
            return
        }
        guard let red = component("UIRed"), let green = component("UIGreen"),
            let blue = component("UIBlue")
        else { return nil }
        self = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    }
}
