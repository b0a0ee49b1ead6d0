import GalleryScreens
import Testing
import UIKit

/// The popup's frames, from what its source requests and from the text's own size.
@MainActor
@Suite struct UpdatePopupTests {
    private nonisolated static let phones: [ScreenDevice] = [.iPhone13Mini, .iPhone14ProMax]
    private nonisolated static let texts: [UpdatePopupText] = [.korean, .english]

    private func show(_ popup: UpdatePopupViewController, on device: ScreenDevice) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = popup
        window.makeKeyAndVisible()
        return window
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test(arguments: phones, texts)
    func theCardIsCentred(device: ScreenDevice, text: UpdatePopupText) {
        let popup = UpdatePopupViewController(text)
        let window = show(popup, on: device)
        let card = popup.rootFlexContainer.frame
        #expect(card.size == CGSize(width: 327, height: 487))
        #expect(abs(card.midX - window.bounds.midX) <= 0.5)
        #expect(abs(card.midY - window.bounds.midY) <= 0.5)
    }

    @Test(arguments: phones, texts)
    func theGroupsLieAtTheEdges(device: ScreenDevice, text: UpdatePopupText) throws {
        let popup = UpdatePopupViewController(text)
        let window = show(popup, on: device)
        let (upper, lower) = (try #require(popup.upperGroup), try #require(popup.lowerGroup))
        #expect(upper.frame.minY == 0)
        #expect(abs(lower.frame.maxY - 487) < 0.01)
        #expect(upper.frame.maxY <= lower.frame.minY)
        #expect((upper.frame.width, lower.frame.width) == (327, 327))
        withExtendedLifetime(window) {}
    }

    @Test(arguments: phones, texts)
    func sizesComeFromTheText(device: ScreenDevice, text: UpdatePopupText) throws {
        let popup = UpdatePopupViewController(text)
        let window = show(popup, on: device)
        let pixel = 1 / device.scale
        // Title line of 17 points, 14 above and below; both phones have three pixels a point.
        let line = (17 * 1.193_359_375 / pixel).rounded(.up) * pixel
        #expect(abs(popup.updateButton.frame.height - (line + 28)) < 0.01)
        #expect(abs(popup.updateButton.frame.minX - 17) < 0.01)
        #expect(abs(popup.updateButton.frame.width - (327 - 34)) < 0.01)
        // The message takes whole lines of 16 points, more than one.
        let lines = (popup.contentLabel.frame.height / (16 * 1.193_359_375)).rounded(.down)
        #expect(lines >= 2)
        let height = (lines * 16 * 1.193_359_375 / pixel).rounded(.up) * pixel
        #expect(abs(popup.contentLabel.frame.height - height) < 0.01)
        #expect(abs(popup.contentLabel.frame.width - (327 - 32)) < 0.01)
        #expect(popup.checkBox.frame.size == CGSize(width: 16, height: 16))
        #expect(abs(popup.checkLabel.frame.minX - popup.checkBox.frame.maxX - 2) < pixel)
        #expect(abs(popup.checkLabel.frame.midY - popup.checkBox.frame.midY) < pixel)
        withExtendedLifetime(window) {}
    }

    @Test(arguments: phones, texts)
    func noLabelIsClipped(device: ScreenDevice, text: UpdatePopupText) {
        for stage in UpdatePopupViewController.Stage.allCases {
            for size in [UpdatePopupViewController.CardSize.fixed, .fromScreen] {
                let popup = UpdatePopupViewController(text, stage: stage, cardSize: size)
                let window = show(popup, on: device)
                let found = labels(in: window)
                #expect(found.count >= 3)
                for label in found {
                    let needed = label.sizeThatFits(
                        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                    #expect(needed.width <= label.bounds.width + 0.01, "\(label.text ?? "")")
                    #expect(needed.height <= label.bounds.height + 0.01, "\(label.text ?? "")")
                    let card = popup.rootFlexContainer
                    #expect(
                        card.bounds.contains(label.convert(label.bounds, to: card)), "\(label.text ?? "")")
                }
            }
        }
    }

    @Test(arguments: phones)
    func theCancelButtonLiesInTheCorner(device: ScreenDevice) {
        let popup = UpdatePopupViewController(.korean)
        let window = show(popup, on: device)
        #expect(abs(popup.cancelButton.frame.minY - 20) < 0.01)
        #expect(abs(popup.cancelButton.frame.maxX - 307) < 0.34)
        #expect(abs(popup.cardImageView.frame.minY - 20) < 0.01)
        #expect(abs(popup.cardImageView.frame.midX - 163.5) < 0.34)
        withExtendedLifetime(window) {}
    }

    @Test(arguments: phones, texts)
    func oneColumnLeavesTheLowerPartEmpty(device: ScreenDevice, text: UpdatePopupText) {
        let (column, groups) = (
            UpdatePopupViewController(text, stage: .oneColumn),
            UpdatePopupViewController(text, stage: .finished)
        )
        let windows = [show(column, on: device), show(groups, on: device)]
        func bottom(_ popup: UpdatePopupViewController) -> CGFloat {
            popup.updateButton.convert(popup.updateButton.bounds, to: popup.rootFlexContainer).maxY
        }
        #expect(abs(bottom(groups) - (487 - 16)) < 0.01)
        #expect(bottom(column) < bottom(groups))
        withExtendedLifetime(windows) {}
    }

    @Test(arguments: phones, texts)
    func withoutASizeTheCheckBoxStretchesItsRow(device: ScreenDevice, text: UpdatePopupText) throws {
        let (unsized, finished) = (
            UpdatePopupViewController(text, stage: .unsizedCheckBox), UpdatePopupViewController(text)
        )
        let windows = [show(unsized, on: device), show(finished, on: device)]
        let natural = unsized.checkBox.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        let (row, cured) = (try #require(unsized.checkRow), try #require(finished.checkRow))
        #expect(row.frame.height == natural.height)
        #expect(natural.height > cured.frame.height)
        let growth =
            try #require(unsized.lowerGroup).frame.height - #require(finished.lowerGroup).frame.height
        #expect(abs(growth - (row.frame.height - cured.frame.height)) < 0.01)
        #expect(abs(try #require(unsized.lowerGroup).frame.maxY - 487) < 0.01)
        withExtendedLifetime(windows) {}
    }

    @Test(arguments: phones)
    func theWideCardFollowsTheScreen(device: ScreenDevice) {
        let popup = UpdatePopupViewController(.korean, cardSize: .fromScreen)
        let window = show(popup, on: device)
        let (card, width) = (popup.rootFlexContainer.frame, window.bounds.width - 48)
        #expect(abs(card.minX - 24) < 0.01)
        #expect(abs(card.width - width) < 0.01)
        #expect(abs(card.height - width / 327 * 487) < 0.34)
        #expect(abs(card.midY - window.bounds.midY) <= 0.5)
    }
}
