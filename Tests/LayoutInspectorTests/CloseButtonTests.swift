import Foundation
import Testing
import UIKit

/// A close button is a grey circle with a cross, of 30 points.
@Suite @MainActor struct CloseButtonTests {
    @Test func aCloseButtonIsACircleWithACross() throws {
        let button = UIButton(type: .close)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.backgroundColor = .white
        root.addSubview(button)
        root.layoutIfNeeded()
        let renderer = UIGraphicsImageRenderer(bounds: root.bounds)
        let picture = renderer.image { root.layer.render(in: $0.cgContext) }
        let data = try #require(picture.pngData())
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] {
            try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("close.png"))
        }
        #expect(data.count > 300)
        #expect(button.image(for: .normal) != nil && button.subviews.count == 2)
    }
}
