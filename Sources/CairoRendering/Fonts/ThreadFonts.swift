import DisplayList

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The faces and rasterised glyphs of one thread, so that threads never wait for each other.
final class ThreadFonts {
    private struct GlyphKey: Hashable {
        let shape: Int
        let glyph: UInt32
        let phase: UInt8
    }

    private struct ShapeKey: Hashable {
        let face: ObjectIdentifier
        let shape: GlyphShape
    }

    /// Glyphs take at most about this many bytes before the cache starts over.
    private static let memoryLimit = 8 << 20
    /// Faces that stay open before the cache starts over.
    private static let faceLimit = 128

    private var faces: [FontFace: LoadedFace] = [:]
    private var shapes: [ShapeKey: Int] = [:]
    private var masks: [GlyphKey: GlyphMask?] = [:]
    /// The rows of all masks.
    private(set) var memory: [UInt8] = []

    /// The calling thread's fonts. A thread's values are C pointers: unmanaged, and released when the thread ends.
    static var current: ThreadFonts {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ThreadFonts>.fromOpaque(known).takeUnretainedValue()
        }
        let created = ThreadFonts()
        pthread_setspecific(key, Unmanaged.passRetained(created).toOpaque())
        return created
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            #if canImport(Darwin)
                Unmanaged<ThreadFonts>.fromOpaque(value).release()
            #else
                if let value { Unmanaged<ThreadFonts>.fromOpaque(value).release() }
            #endif
        }
        return key
    }()

    /// Opens a face, or finds it open; nil when it cannot be read, which is tried again next time.
    func face(_ description: FontFace) -> LoadedFace? {
        var plain = description
        // The slant is part of the run's matrix, not of the face.
        plain.slant = 0
        if let known = faces[plain] { return known }
        guard let loaded = LoadedFace(plain) else { return nil }
        if faces.count >= Self.faceLimit { forgetAll() }
        faces[plain] = loaded
        return loaded
    }

    /// A number that stands for a face and a shape in the calls that follow, up to the next call of this
    /// function.
    func shapeIndex(of face: LoadedFace, _ shape: GlyphShape) -> Int {
        if memory.count > Self.memoryLimit { forgetGlyphs() }
        let key = ShapeKey(face: ObjectIdentifier(face), shape: shape)
        if let known = shapes[key] { return known }
        shapes[key] = shapes.count
        return shapes.count - 1
    }

    /// A glyph's mask at a phase: quarters of a pixel, x in the lower two bits, y above them. Nil when
    /// the glyph cannot be drawn.
    func mask(_ glyph: UInt32, of face: LoadedFace, shape: GlyphShape, index: Int, phase: UInt8)
        -> GlyphMask?
    {
        let key = GlyphKey(shape: index, glyph: glyph, phase: phase)
        if let known = masks[key] { return known }
        let shift = (x: Int(phase & 3) * 16, y: -Int(phase >> 2) * 16)
        let mask = face.rasterize(glyph, shape, shift: shift, into: &memory)
        masks[key] = .some(mask)
        return mask
    }

    private func forgetGlyphs() {
        shapes.removeAll(keepingCapacity: true)
        masks.removeAll(keepingCapacity: true)
        memory.removeAll(keepingCapacity: true)
    }

    private func forgetAll() {
        forgetGlyphs()
        faces.removeAll()
    }
}
