internal import CPango

/// Pango's whole numbers: 1024 to the point.
enum PangoUnits {
    /// The nearest number of units, within what Pango can hold.
    static func units(_ points: Double) -> Int {
        guard points.isFinite else { return 0 }
        return Int((min(max(points, -1e6), 1e6) * Double(PANGO_SCALE)).rounded())
    }

    /// The units that fit into a width; the maximum for an unlimited width.
    static func fittingUnits(_ points: Double) -> Int {
        // A tiny bit more, so that a width that was computed from units still holds them.
        let units = (points * Double(PANGO_SCALE) + 1.0 / 64).rounded(.down)
        return units < 1e15 ? Int(max(units, 0)) : .max
    }

    /// The points that a number of units is.
    static func points(_ units: Int) -> Double { Double(units) / Double(PANGO_SCALE) }
}

extension Unicode.Scalar {
    /// Whether it belongs to the Latin script.
    var isLatin: Bool { g_unichar_get_script(value) == G_UNICODE_SCRIPT_LATIN }
}
