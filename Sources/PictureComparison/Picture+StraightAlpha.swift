extension Picture {
    /// The picture as it comes back from a file, which holds colours that are not multiplied by alpha: those of
    /// translucent pixels are rounded twice, each time to the nearest.
    public var throughStraightAlpha: Picture {
        Picture(width: width, height: height) { words in
            withWords { old in
                for index in words.indices { words[index] = Self.throughStraightAlpha(old[index]) }
            }
        }
    }

    private static func throughStraightAlpha(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func rounded(_ shift: UInt32) -> UInt32 {
            let straight = min(255, (((pixel >> shift) & 255) * 255 + alpha / 2) / alpha)
            return ((straight * alpha + 127) / 255) << shift
        }
        return rounded(0) | rounded(8) | rounded(16) | alpha << 24
    }
}
