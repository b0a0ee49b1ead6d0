internal import CairoRendering
internal import DisplayList

extension Film {
    /// The film as an animated PNG, which browsers play; other programs show the first frame.
    ///
    /// Frames hold the rectangle that differs from the frame before. Colours are exact; a film of at most 256 colours
    /// has a palette.
    ///
    /// - Throws: Where the film has no pixels or more than can be held.
    public func apng() throws -> Data {
        if let data = try apng(usesPalette: true) { return data }
        return try apng(usesPalette: false) ?? Data()
    }

    /// The file, or nil where the palette has too few colours.
    private func apng(usesPalette: Bool) throws -> Data? {
        var writer: APNGWriter?
        let isComplete = try forEachFrame {
            usesPalette ? nil : try APNGWriter.compress($0)
        } append: { frame, data, format in
            if writer == nil { writer = APNGWriter(format, usesPalette: usesPalette) }
            return try writer?.append(frame, data) ?? false
        }
        return isComplete ? try writer.map { Data(try $0.finish()) } : nil
    }

    /// Whether this machine has the library that ``webp(quality:)`` needs.
    public static var canWriteWebP: Bool { WebPWriter.isAvailable }

    /// The film as an animated WebP.
    ///
    /// - Parameter quality: From 0, smallest, to 1, best; nil, the default, keeps all colours.
    /// - Throws: ``FilmError/missingLibrary(_:)`` where libwebp is not installed (Debian's `libwebp7`, Homebrew's
    ///   `webp`); or where the film has no pixels or more than can be held.
    public func webp(quality: CGFloat? = nil) throws -> Data {
        guard Self.canWriteWebP else {
            throw FilmError.missingLibrary("libwebp (Debian's libwebp7, Homebrew's webp)")
        }
        var writer: WebPWriter?
        _ = try forEachFrame {
            try WebPWriter.compress($0, quality: quality.map(Double.init))
        } append: { frame, data, format in
            if writer == nil { writer = WebPWriter(format) }
            writer?.append(frame, data ?? [])
            return true
        }
        return Data(try writer?.finish() ?? [])
    }

    /// Draws the frames, several at once on as many cores, and compresses what differs from the frame before.
    ///
    /// - Parameters:
    ///   - compress: Compresses a frame, on any thread.
    ///   - append: Takes frames in order, and returns whether to go on.
    /// - Returns: Whether all frames have been taken.
    private func forEachFrame(
        _ compress: @Sendable (FilmFrame) throws -> [UInt8]?,
        append: (FilmFrame, [UInt8]?, FilmFormat) throws -> Bool
    ) throws -> Bool {
        let (shots, scale, isOpaque) = (shots, Double(scale), isOpaque)
        var previous: Bitmap?
        var open: (bitmap: Bitmap, area: PixelArea?, start: Double, end: Double)?
        // So many frames have pixels at a time.
        let batch = max(2, min(ProcessInfo.processInfo.activeProcessorCount, 8))
        for first in stride(from: 0, to: shots.count, by: batch) {
            let part = Array(shots[first..<min(first + batch, shots.count)])
            let bitmaps = try concurrentMap(part) {
                try CairoRenderer.bitmap($0.list, scale: scale, opaque: isOpaque)
            }
            var complete: [FilmFrame] = []
            for (shot, bitmap) in zip(part, bitmaps) {
                let area = previous.map { PixelArea.ofChanges(from: $0, to: bitmap) }
                previous = bitmap
                // Drawn otherwise, and yet the same pixels.
                if area == .some(nil) {
                    open?.end = shot.end
                } else {
                    if let open { complete.append(FilmFrame(open)) }
                    open = (bitmap, area ?? nil, shot.start, shot.end)
                }
            }
            if first + batch >= shots.count, let open { complete.append(FilmFrame(open)) }
            let compressed = try concurrentMap(complete, compress)
            guard let previous else { return false }
            let format = FilmFormat(
                width: previous.width, height: previous.height, isOpaque: isOpaque, scale: scale,
                loopCount: loopCount)
            for (frame, data) in zip(complete, compressed) {
                guard try append(frame, data, format) else { return false }
            }
        }
        return true
    }
}

extension FilmFrame {
    fileprivate init(_ frame: (bitmap: Bitmap, area: PixelArea?, start: Double, end: Double)) {
        self.init(frame.bitmap, changed: frame.area, during: frame.start..<frame.end)
    }
}
