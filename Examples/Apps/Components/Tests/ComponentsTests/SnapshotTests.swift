import SnapshotTesting
import UIKit
import XCTest

@testable import Components

final class SnapshotTests: XCTestCase {

    private func card(_ kind: Badge.Kind = .positive) -> Card {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 12)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 12))
            UIColor.systemIndigo.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 9, y: 0, width: 12, height: 12))
        }
        return Card(
            content: .init(
                image: image, headline: "Weekend in the hills",
                body: "Two nights with *breakfast* and a view. Dogs are welcome.", actionTitle: "Book",
                badge: ("-20 %", kind)))
    }

    private func screen(_ view: UIView, height: CGFloat? = nil) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemGroupedBackground
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
        if let height {
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        return controller
    }

    func testCardOnDevices() {
        assertSnapshot(of: screen(card()), as: .image(on: .iPhoneSe), named: "iPhoneSe")
        assertSnapshot(of: screen(card()), as: .image(on: .iPhone13), named: "iPhone13")
    }

    func testCardInTheDark() {
        assertSnapshot(
            of: screen(card(.critical)),
            as: .image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .dark)))
    }

    func testCardWithLargeText() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        assertSnapshot(of: screen(card()), as: .image(on: .iPhone13, traits: traits))
    }

    func testButtons() {
        let styles: [ActionButton.Style] = [.filled, .outlined, .plain, .tinted(\.critical)]
        let stack = UIStackView(
            arrangedSubviews: zip(["Filled", "Outlined", "Plain", "Tinted"], styles).map(ActionButton.init))
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 0, y: 0, width: 240, height: 4 * 44 + 36)
        stack.backgroundColor = .white
        assertSnapshot(of: stack, as: .image)
    }

    func testBadges() {
        let stack = UIStackView(arrangedSubviews: Badge.Kind.allCases.map { Badge("\($0)", kind: $0) })
        stack.spacing = 8
        stack.alignment = .center
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        assertSnapshot(of: stack, as: .image)
    }

    func testAvatars() {
        let stack = UIStackView(
            arrangedSubviews: Avatar.Size.allCases.map { size in
                let avatar = Avatar(size: size)
                avatar.name = "Ada Lovelace"
                avatar.isOnline = size != .small
                return avatar
            })
        stack.spacing = 10
        stack.alignment = .bottom
        stack.frame = CGRect(x: 0, y: 0, width: 148, height: 64)
        assertSnapshot(of: stack, as: .image)
    }

    func testRating() {
        let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 164, height: 28))
        control.rating = 3.5
        assertSnapshot(of: control, as: .image(traits: .init(displayScale: 2)))
    }

    func testTags() {
        let cloud = TagCloud(frame: CGRect(x: 0, y: 0, width: 300, height: 88))
        cloud.backgroundColor = .white
        cloud.tags = ["Swift", "Constraints", "Flexbox", "Right to left", "Pins"]
        assertSnapshots(of: cloud, as: ["picture": .image, "size": .image(size: CGSize(width: 200, height: 140))])
    }

    func testTabs() {
        let strip = TabStrip(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        strip.backgroundColor = .white
        strip.titles = ["Overview", "Details", "Reviews", "Questions"]
        strip.select(1, animated: false)
        assertSnapshot(of: strip, as: .image)
    }

    func testSheet() {
        assertSnapshot(
            of: ChoiceSheet(title: "Sort by", choices: ["Name", "Price", "Rating"]),
            as: .image(size: CGSize(width: 320, height: 260)))
    }

    func testHierarchy() {
        let progress = StepProgress(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        progress.current = 2
        assertSnapshot(of: progress, as: .recursiveDescription)
    }

    func testAttributes() {
        assertSnapshot(of: Card.paragraph("Only *two* words").string, as: .lines)
        assertSnapshot(of: RatingControl.starPath(side: 20), as: .elementsDescription)
    }

    func testSkeleton() {
        let row = ProfileRow(name: "Ada Lovelace", detail: "Writes about engines and loops")
        row.backgroundColor = .white
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 64)
        row.showSkeletons()
        assertSnapshot(of: row, as: .image)
    }
}
