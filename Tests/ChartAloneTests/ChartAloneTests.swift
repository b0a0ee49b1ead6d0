import HeadlessGraphics
import Testing

/// The example that draws a chart without views.
struct ChartAloneTests {
    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "chart-alone")

    @Test func itImportsCoreGraphicsAlone() throws {
        let package = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = package.appending(path: "Examples/ChartAlone/main.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.filter { $0.contains("import ") } == ["import CoreGraphics"])
    }

    /// Mangled names carry their module's name behind its length.
    @Test func itLinksNoViews() throws {
        let binary = try Data(contentsOf: Self.program, options: .alwaysMapped)
        func holds(_ name: String) -> Bool { binary.range(of: Data("$s\(name)".utf8)) != nil }
        #expect(holds("16HeadlessGraphics"))
        for module in ["13HeadlessUIKit", "10AutoLayout", "7Simplex"] {
            #expect(!holds(module), "\(module)")
        }
    }

    @Test func itDrawsPixelsAndADocument() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chart-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Self.program
        process.arguments = [folder.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)

        let document = try Data(contentsOf: folder.appending(path: "chart.pdf"))
        #expect(document.starts(with: Data("%PDF".utf8)))
        let picture = try #require(
            UIImage(data: Data(contentsOf: folder.appending(path: "chart.png")), scale: 3))
        #expect(picture.size == CGSize(width: 320, height: 200))
        // Thursday's bar is the only one that reaches this high.
        let high = try [44, 102, 160, 218, 276].map { try color(of: picture, at: CGPoint(x: $0, y: 50)) }
        let (white, blue): ([UInt8], [UInt8]) = ([255, 255, 255], [0, 122, 255])
        #expect(high == [white, white, white, blue, white])
    }

    /// Red, green and blue of a point of a picture.
    private func color(of picture: UIImage, at point: CGPoint) throws -> [UInt8] {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        UIGraphicsPushContext(context)
        picture.draw(at: CGPoint(x: -point.x, y: -point.y))
        UIGraphicsPopContext()
        let bytes = try #require(context.data)
        return (0..<3).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
    }
}
