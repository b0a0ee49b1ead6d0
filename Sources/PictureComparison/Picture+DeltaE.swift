/// How far two pictures of one size are apart as people see it.
public struct PerceptualDifference: Sendable, Hashable {
    /// The number of pixels whose Delta E is above the threshold.
    public var failingPixelCount: Int
    /// The largest Delta E: 0 for equal colours, 100 for black and white.
    public var maximumDeltaE: Float
}

extension Picture {
    /// Compares with a picture of the same size in CIE Lab.
    ///
    /// - Parameters:
    ///   - other: The other picture.
    ///   - threshold: The Delta E (1976) that a pixel may have; about 2.3 can just be seen.
    public func perceptualDifference(from other: Picture, threshold: Float) -> PerceptualDifference {
        LabTable.shared.withReader { reader in
            var result = PerceptualDifference(failingPixelCount: 0, maximumDeltaE: 0)
            var pair: (mine: UInt32, theirs: UInt32) = (0, 0)
            var distance: Float = 0
            forEachDifferentPixel(from: other) { _, mine, theirs in
                // Areas of one colour change to another colour together.
                if mine != pair.mine || theirs != pair.theirs {
                    pair = (mine, theirs)
                    distance = reader.distance(mine, theirs)
                    if distance > result.maximumDeltaE { result.maximumDeltaE = distance }
                }
                if distance > threshold { result.failingPixelCount += 1 }
            }
            return result
        }
    }
}

extension PixelColor {
    /// The distance from another colour in CIE Lab (Delta E of 1976): 0 for equal ones, 100 for black and white.
    public func deltaE(from other: PixelColor) -> Float {
        LabTable.shared.withReader { $0.distance(word, other.word) }
    }
}
