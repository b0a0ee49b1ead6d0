internal import CCairo
internal import Foundation
import LayoutCore

/// The first page of a PDF file, read by Poppler.
final class PDFPage {
    private struct Library: Sendable {
        typealias Bytes = @convention(c) (UnsafePointer<UInt8>, UInt) -> OpaquePointer?
        typealias FreeBytes = @convention(c) (OpaquePointer) -> Void
        typealias New =
            @convention(c) (
                OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
            ) -> OpaquePointer?
        typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
        typealias Sizes =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
            ) -> Void
        typealias Draw = @convention(c) (OpaquePointer, OpaquePointer) -> Void
        typealias Release = @convention(c) (OpaquePointer) -> Void

        let bytes: Bytes
        let freeBytes: FreeBytes
        let new: New
        let page: Page
        let sizes: Sizes
        let draw: Draw
        let release: Release

        static let shared: Library? = {
            let names = [
                "libpoppler-glib.so.8", "libpoppler-glib.8.dylib",
                "/opt/homebrew/lib/libpoppler-glib.8.dylib",
            ]
            guard let library = LoadedLibrary(names),
                let bytes = library.function("g_bytes_new", as: Bytes.self),
                let freeBytes = library.function("g_bytes_unref", as: FreeBytes.self),
                let new = library.function("poppler_document_new_from_bytes", as: New.self),
                let page = library.function("poppler_document_get_page", as: Page.self),
                let sizes = library.function("poppler_page_get_size", as: Sizes.self),
                let draw = library.function("poppler_page_render", as: Draw.self),
                let release = library.function("g_object_unref", as: Release.self)
            else { return nil }
            return Library(
                bytes: bytes, freeBytes: freeBytes, new: new, page: page, sizes: sizes, draw: draw,
                release: release)
        }()
    }

    private let library: Library
    private let document: OpaquePointer
    private let page: OpaquePointer

    init(_ bytes: [UInt8]) throws(VectorError) {
        guard let library = Library.shared else {
            throw .libraryMissing(library: "Poppler", package: "libpoppler-glib8")
        }
        guard let copy = library.bytes(bytes, UInt(bytes.count)) else { throw .damaged }
        defer { library.freeBytes(copy) }
        guard let document = library.new(copy, nil, nil) else { throw .damaged }
        guard let page = library.page(document, 0) else {
            library.release(document)
            throw .damaged
        }
        self.library = library
        self.document = document
        self.page = page
    }

    deinit {
        library.release(page)
        library.release(document)
    }

    var size: Size {
        var (width, height) = (0.0, 0.0)
        library.sizes(page, &width, &height)
        return Size(width: max(width, 1), height: max(height, 1))
    }

    func draw(_ context: OpaquePointer, _ size: Size) -> Bool {
        let own = self.size
        cairo_scale(context, size.width / own.width, size.height / own.height)
        library.draw(page, context)
        return true
    }
}
