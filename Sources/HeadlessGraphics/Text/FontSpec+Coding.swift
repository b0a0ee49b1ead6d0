import Foundation

/// Fonts in archives, by the keys of iOS and some of their own.
extension FontSpec {
    private enum Key {
        static let name = "UIFontName"
        static let pointSize = "UIFontPointSize"
        static let style = "UIFontTextStyle"
        static let design = "UIFontDesign"
        static let weight = "UIFontWeight"
        static let isItalic = "UIFontItalic"
        static let hasMonospacedDigits = "UIFontMonospacedDigits"
        static let scaledStyle = "UIFontScaledTextStyle"
        static let baseSize = "UIFontScaledPointSize"
        static let maximumSize = "UIFontMaximumPointSize"
    }

    func encode(with coder: NSCoder) {
        coder.encode(NSString(string: UIFontDescriptor(spec: self).postscriptName), forKey: Key.name)
        coder.encode(Double(pointSize), forKey: Key.pointSize)
        coder.encode(Double(weight.rawValue), forKey: Key.weight)
        coder.encode(isItalic, forKey: Key.isItalic)
        coder.encode(hasMonospacedDigits, forKey: Key.hasMonospacedDigits)
        if case .system(let design) = face {
            coder.encode(NSString(string: design.rawValue), forKey: Key.design)
        }
        if let textStyle { coder.encode(NSString(string: textStyle.rawValue), forKey: Key.style) }
        guard let scaling else { return }
        coder.encode(NSString(string: scaling.style.rawValue), forKey: Key.scaledStyle)
        coder.encode(Double(scaling.baseSize), forKey: Key.baseSize)
        coder.encode(Double(scaling.maximumSize), forKey: Key.maximumSize)
    }

    /// Reads what an archive says of a font; nil where it says nothing of one.
    init?(coder: NSCoder) {
        func text(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
        }
        func number(_ key: String) -> CGFloat? {
            guard coder.containsValue(forKey: key) else { return nil }
            let value = coder.decodeDouble(forKey: key)
            return value.isFinite ? CGFloat(value) : nil
        }
        guard let size = number(Key.pointSize) else { return nil }
        let name = text(Key.name)
        if let design = text(Key.design) {
            self.init(face: .system(UIFontDescriptor.SystemDesign(rawValue: design)), pointSize: size)
        } else if let named = name.flatMap({ FontSpec(name: $0, pointSize: size) }) {
            self = named
        } else {
            // A font that does not exist here, and the system's in an archive of iOS.
            self.init(pointSize: size)
            let style = name?.split(separator: "-").last.flatMap { Self.style(named: String($0)) }
            if let style { (weight, isItalic) = style }
        }
        if let value = number(Key.weight) { weight = UIFont.Weight(rawValue: value) }
        if coder.containsValue(forKey: Key.isItalic) { isItalic = coder.decodeBool(forKey: Key.isItalic) }
        if coder.containsValue(forKey: Key.hasMonospacedDigits) {
            hasMonospacedDigits = coder.decodeBool(forKey: Key.hasMonospacedDigits)
        }
        textStyle = text(Key.style).map { UIFont.TextStyle(rawValue: $0) }
        guard let style = text(Key.scaledStyle), let base = number(Key.baseSize) else { return }
        scaling = Scaling(
            style: UIFont.TextStyle(rawValue: style), baseSize: base,
            maximumSize: number(Key.maximumSize) ?? 0)
    }
}
