internal import CCairo
internal import Foundation
import LayoutCore

/// An SVG file, read by librsvg.
final class SVGDocument {
    private struct Library: Sendable {
        typealias New =
            @convention(c) (UnsafePointer<UInt8>, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
        typealias Sizes =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
            ) -> Int32
        typealias Draw =
            @convention(c) (
                OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
            ) -> Int32
        typealias Release = @convention(c) (OpaquePointer) -> Void

        let new: New
        let sizes: Sizes
        let draw: Draw
        let release: Release

        static let shared: Library? = {
            let names = ["librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib"]
            guard let library = LoadedLibrary(names),
                let new = library.function("rsvg_handle_new_from_data", as: New.self),
                let sizes = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: Sizes.self),
                let draw = library.function("rsvg_handle_render_document", as: Draw.self),
                let release = library.function("g_object_unref", as: Release.self)
            else { return nil }
            return Library(new: new, sizes: sizes, draw: draw, release: release)
        }()
    }

    private let library: Library
    private let handle: OpaquePointer
    private let text: String

    init(_ bytes: [UInt8]) throws(VectorError) {
        guard let library = Library.shared else {
            throw .libraryMissing(library: "librsvg", package: "librsvg2-2")
        }
        guard let handle = library.new(bytes, UInt(bytes.count), nil) else { throw .damaged }
        self.library = library
        self.handle = handle
        text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    }

    deinit { library.release(handle) }

    /// The size in the file, else that of its view box.
    var size: Size {
        var (width, height) = (0.0, 0.0)
        if library.sizes(handle, &width, &height) != 0, width > 0, height > 0 {
            return Size(width: width, height: height)
        }
        let box =
            text.range(of: #"viewBox\s*=\s*["'][^"']*"#, options: .regularExpression).map { text[$0] } ?? ""
        let numbers = box.split { " ,\"'".contains($0) }.compactMap { Double($0) }.suffix(2)
        guard let width = numbers.first, let height = numbers.last, numbers.count == 2 else {
            return Size(width: 100, height: 100)
        }
        return Size(width: width, height: height)
    }

    func draw(_ context: OpaquePointer, _ size: Size) -> Bool {
        let own = self.size
        // librsvg keeps the proportions: the context stretches.
        cairo_scale(context, size.width / own.width, size.height / own.height)
        return library.draw(handle, context, [0, 0, own.width, own.height], nil) != 0
    }
}
