import Foundation

extension FontSpec {
    /// The description with a descriptor's attributes added; what is not understood is left out.
    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpec {
        var spec = self
        if let size = AnyNumber.double(attributes[.size]) { spec = spec.resized(to: CGFloat(size)) }
        for key in [UIFontDescriptor.AttributeName.family, .name] {
            guard let name = attributes[key] as? String,
                let named = FontSpec(name: name, pointSize: spec.pointSize)
            else { continue }
            spec.face = named.face
            if key == .name { (spec.weight, spec.isItalic) = (named.weight, named.isItalic) }
        }
        if let face = attributes[.face] as? String, let style = FontSpec.style(named: face) {
            (spec.weight, spec.isItalic) = style
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { spec.take(traits) }
        if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            for feature in features where AnyNumber.double(feature[.type]) == 6 {
                spec.hasMonospacedDigits = AnyNumber.double(feature[.selector]) == 0
            }
        }
        return spec
    }

    private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let weight = traits[.weight] as? UIFont.Weight {
            self.weight = weight
        } else if let number = AnyNumber.double(traits[.weight]) {
            weight = UIFont.Weight(CGFloat(number))
        }
        if let slant = AnyNumber.double(traits[.slant]) { isItalic = slant > 0 }
        if let bits = AnyNumber.double(traits[.symbolic]), bits.isFinite {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(min(max(bits, 0), 4e9)))
            if symbolic.contains(.traitBold) { weight = .bold }
            if symbolic.contains(.traitItalic) { isItalic = true }
        }
    }
}

/// Numbers in dictionaries of anything: on Linux a number keeps its type, on Apple platforms each converts.
enum AnyNumber {
    static func double(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }
}
