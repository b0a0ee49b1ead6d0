import Typesetting

extension FontRequest {
    /// The size that text is shaped at: 0 for sizes that make no sense, and at most 100,000 points, where
    /// Pango's whole numbers end.
    var shapingSize: Double { pointSize > 0 ? min(pointSize, 100_000) : 0 }
}
