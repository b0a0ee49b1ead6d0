import Foundation
import Testing
import UIKit

/// Buttons that have a sign of their own.
@Suite @MainActor struct SignButtonTests {
    private func picture(of views: [UIView], named name: String) throws -> UIImage {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40 * views.count, height: 40))
        root.backgroundColor = .white
        for (index, view) in views.enumerated() {
            view.center = CGPoint(x: 20 + 40 * index, y: 20)
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        let picture = UIGraphicsImageRenderer(bounds: root.bounds).image {
            root.layer.render(in: $0.cgContext)
        }
        let data = try #require(picture.pngData())
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] {
            try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
        }
        return picture
    }

    @Test func aCloseButtonIsACircleWithACross() throws {
        let button = UIButton(type: .close)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.bounds.size = button.intrinsicContentSize
        #expect(try #require(picture(of: [button], named: "close").pngData()).count > 300)
        #expect(button.image(for: .normal) != nil && button.subviews.count == 2)
    }

    @Test func informationAndAddingAreSymbolsInTheTint() throws {
        let kinds: [(UIButton.ButtonType, String)] = [
            (.detailDisclosure, "info.circle"), (.infoLight, "info.circle"), (.infoDark, "info.circle"),
            (.contactAdd, "plus.circle"),
        ]
        var buttons: [UIButton] = []
        for (kind, name) in kinds {
            let button = UIButton(type: kind)
            let symbol = UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
            )
            let size = try #require(symbol?.size)
            #expect(button.buttonType == kind && button.title(for: .normal) == nil)
            #expect(button.intrinsicContentSize == size && button.frame.size == size && size.width > 20)
            #expect(button.imageView?.image?.renderingMode != .alwaysOriginal)
            buttons.append(button)
        }
        buttons.append(UIButton(type: .contactAdd))
        buttons.last?.tintColor = .systemRed
        let disabled = UIButton(type: .infoLight)
        disabled.isEnabled = false
        _ = try picture(of: buttons + [disabled], named: "signs")
        // Each shows its tint in all of its area.
        for (button, tint) in zip(
            buttons, [UIColor.systemBlue, .systemBlue, .systemBlue, .systemBlue, .systemRed])
        {
            button.frame.origin = .zero
            let own = UIView(frame: button.bounds)
            own.backgroundColor = .white
            own.addSubview(button)
            own.layoutIfNeeded()
            #expect(button.imageView?.tintColor == tint && button.imageView?.frame.size == button.bounds.size)
        }
    }
}
