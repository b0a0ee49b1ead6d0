extension Film {
    /// A file that keeps to a budget, and what was left out for that.
    public struct Fitting: Sendable, CustomStringConvertible {
        /// The file.
        public let data: Data
        /// Its frames a second.
        public let framesPerSecond: Double
        /// Its pixels per point.
        public let scale: CGFloat
        /// Whether it has fewer frames or pixels than the film.
        public let isReduced: Bool

        /// The size of the file and what it has left of frames and pixels, as one sentence.
        public var description: String {
            let (rate, scale) = (Self.format(framesPerSecond), Self.format(Double(scale)))
            return "\(data.count) bytes with \(rate) frames a second and \(scale) pixels per point"
                + (isReduced ? ", reduced to keep to the budget" : "")
        }

        private static func format(_ number: Double) -> String { String(format: "%g", number) }
    }

    /// Which frames, and how many pixels, are tried one after the other: what is hardly visible is lost first.
    private static let reductions: [(step: Int, factor: CGFloat)] = [
        (1, 1), (2, 1), (2, 0.75), (2, 0.5), (3, 0.5), (3, 0.375), (4, 0.25), (6, 0.25),
    ]

    /// The film as an animated PNG of at most so many bytes: with fewer frames a second and fewer pixels where necessary.
    ///
    /// - Throws: ``FilmError/overBudget(smallest:budget:)`` where the budget is too small.
    public func apng(within bytes: Int) throws -> Fitting { try fit(bytes) { try $0.apng() } }

    /// The film as an animated WebP of at most so many bytes: with fewer frames a second and fewer pixels where necessary.
    ///
    /// - Parameters:
    ///   - bytes: The budget.
    ///   - quality: From 0, smallest, to 1, best; nil, the default, keeps all colours.
    /// - Throws: ``FilmError/overBudget(smallest:budget:)`` where the budget is too small, and what ``webp(quality:)``
    ///   throws.
    public func webp(within bytes: Int, quality: CGFloat? = nil) throws -> Fitting {
        try fit(bytes) { try $0.webp(quality: quality) }
    }

    /// The film as a page of at most so many bytes: with fewer frames a second where necessary.
    ///
    /// - Throws: ``FilmError/overBudget(smallest:budget:)`` where the budget is too small.
    public func html(within bytes: Int) throws -> Fitting { try fit(bytes) { Data(try $0.html().utf8) } }

    private func fit(_ budget: Int, _ encode: (Film) throws -> Data) throws -> Fitting {
        var smallest = Int.max
        for (step, factor) in Self.reductions {
            let film = step == 1 && factor == 1 ? self : reduced(every: step, scale: factor)
            let data = try encode(film)
            guard data.count > budget else {
                return Fitting(
                    data: data, framesPerSecond: film.framesPerSecond, scale: film.scale,
                    isReduced: step > 1 || factor < 1)
            }
            smallest = min(smallest, data.count)
        }
        throw FilmError.overBudget(smallest: smallest, budget: budget)
    }
}
