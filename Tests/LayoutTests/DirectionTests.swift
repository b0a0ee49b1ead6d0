import Layout
import Testing
import UIKit

/// Which way lines run is passed on from the container to the views in it, as SwiftUI does; text aligns to it.
@MainActor @Suite struct DirectionTests {
    private func container(_ attribute: UISemanticContentAttribute, _ body: @escaping () -> any Layout)
        -> LayoutContainer
    {
        let container = LayoutContainer(frame: box(0, 0, 300, 100))
        container.semanticContentAttribute = attribute
        container.setBody(body)
        container.layoutIfNeeded()
        return container
    }

    /// The columns of pixels that are not white.
    private func ink(_ view: UIView) -> ClosedRange<Int>? {
        view.backgroundColor = .white
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return nil }
        let bytes = [UInt8](data)
        let columns = (0..<picture.width).filter { x in
            (0..<picture.height).contains { y in
                bytes[y * picture.bytesPerRow + x * 4..<y * picture.bytesPerRow + x * 4 + 3].contains {
                    $0 < 128
                }
            }
        }
        return columns.first.flatMap { first in columns.last.map { first...$0 } }
    }

    @Test func viewsTakeTheContainersDirection() {
        let text = label("Hi")
        let view = container(.forceRightToLeft) { text.layout().size(width: 300, height: 40) }
        #expect(text.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(text.semanticContentAttribute == .forceRightToLeft)
        view.semanticContentAttribute = .unspecified
        view.layoutIfNeeded()
        #expect(text.semanticContentAttribute == .unspecified)
        #expect(text.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func textAlignsToTheContainersDirection() throws {
        let text = label("Hi")
        _ = container(.forceRightToLeft) { text.layout().size(width: 300, height: 40) }
        let right = try #require(ink(text))
        #expect(right.lowerBound > 250)
        let other = label("Hi")
        _ = container(.forceLeftToRight) { other.layout().size(width: 300, height: 40) }
        let left = try #require(ink(other))
        #expect(left.upperBound < 50)
    }

    @Test func viewsThatSayTheirDirectionKeepIt() {
        let text = label("Hi")
        text.semanticContentAttribute = .forceLeftToRight
        _ = container(.forceRightToLeft) { text.layout() }
        #expect(text.semanticContentAttribute == .forceLeftToRight)
    }

    @Test func theEnvironmentSaysADirectionToo() {
        let (inner, outer) = (label("Hi"), label("Ho"))
        let view = container(.unspecified) {
            VStack {
                inner.layout().environment(\.layoutDirection, .rightToLeft)
                outer.layout()
            }
        }
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.setBody { inner.layout() }
        view.layoutIfNeeded()
        #expect(inner.semanticContentAttribute == .unspecified)
    }

    @Test func containersInContainersPassItOn() {
        let text = label("Hi")
        let inner = LayoutContainer()
        inner.setBody { text.layout() }
        _ = container(.forceRightToLeft) { inner.layout().size(width: 100, height: 40) }
        inner.layoutIfNeeded()
        #expect(text.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
