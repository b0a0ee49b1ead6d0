internal import CPango

/// Reads the properties of fontconfig's patterns.
enum FontPattern {
    static func string(_ object: String, of pattern: OpaquePointer?, at index: Int = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard let pattern,
            FcPatternGetString(pattern, object, Int32(index), &value) == FcResultMatch, let value
        else { return nil }
        return String(cString: value)
    }

    static func strings(_ object: String, of pattern: OpaquePointer?) -> [String] {
        var found: [String] = []
        while let next = string(object, of: pattern, at: found.count) { found.append(next) }
        return found
    }

    static func integer(_ object: String, of pattern: OpaquePointer?) -> Int {
        var value: Int32 = 0
        guard let pattern, FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch else { return 0 }
        return Int(value)
    }

    static func isTrue(_ object: String, of pattern: OpaquePointer?) -> Bool {
        var value: FcBool = 0
        guard let pattern, FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch else { return false }
        return value != 0
    }

    /// The weight on OpenType's scale from 100 to 900.
    static func weight(of pattern: OpaquePointer?) -> Double {
        var value = 0.0
        guard let pattern, FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value) == FcResultMatch else {
            return 400
        }
        return FcWeightToOpenTypeDouble(value)
    }

    /// The characters that the font has.
    static func characters(of pattern: OpaquePointer?) -> OpaquePointer? {
        var value: OpaquePointer?
        guard let pattern, FcPatternGetCharSet(pattern, FC_CHARSET, 0, &value) == FcResultMatch else {
            return nil
        }
        return value
    }
}
