import Foundation
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Where lists' contents place their image and texts.
@MainActor struct ConfigurationContentTests {
    func view(_ content: UIListContentConfiguration, width: CGFloat) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
        return view
    }

    @Test func presetsHaveTheirMargins() {
        let cell = UIListContentConfiguration.cell()
        #expect(
            cell.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.imageToTextPadding == 16 && cell.textToSecondaryTextVerticalPadding == 3)
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(cell.textProperties.font.pointSize == 17 && cell.textProperties.numberOfLines == 0)
        let header = UIListContentConfiguration.groupedHeader()
        #expect(
            header.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        #expect(header.textProperties.transform == .uppercase && header.textProperties.font.pointSize == 13)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.subtitleCell().secondaryTextProperties.font.pointSize == 12)
        #expect(UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize == 20)
        #expect(
            UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize == 22)
    }

    @Test func textsBesideEachOtherFallToTwoLines() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Title"
        content.secondaryText = "A value"
        let wide = view(content, width: 300)
        let (text, value) = (
            try #require(wide.textLayoutGuide).layoutFrame,
            try #require(wide.secondaryTextLayoutGuide).layoutFrame
        )
        #expect(text.minX == 16 && value.maxX == 292)
        #expect(text.midY == value.midY)
        let narrow = view(content, width: text.width + value.width + 6 + 24 - 0.5)
        let (above, below) = (
            try #require(narrow.textLayoutGuide).layoutFrame,
            try #require(narrow.secondaryTextLayoutGuide).layoutFrame
        )
        #expect(above.minX == 16 && below.minX == 16)
        #expect(abs(below.minY - above.maxY - 3) < 0.5)
        let exact = view(content, width: text.width + value.width + 6 + 24)
        #expect(exact.secondaryTextLayoutGuide?.layoutFrame.minX ?? 0 > text.maxX)
    }

    @Test func guidesAreThereForWhatIsShown() throws {
        var content = UIListContentConfiguration.cell()
        #expect(UIListContentView(configuration: content).textLayoutGuide == nil)
        content.text = "Text"
        let view = view(content, width: 200)
        let guide = try #require(view.textLayoutGuide)
        #expect(guide.layoutFrame == view.textStorage?.frame)
        #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 4),
            badge.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10),
            badge.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        #expect(abs(badge.frame.minX - guide.layoutFrame.maxX - 4) < 0.34)
        content.text = "A longer text"
        view.configuration = content
        view.layoutIfNeeded()
        #expect(abs(badge.frame.minX - (view.textStorage?.frame.maxX ?? 0) - 4) < 0.34)
    }

    @Test func symbolsLieInAColumnAndPicturesBeforeTheirText() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: "star")
        let symbol = view(content, width: 300)
        #expect(symbol.textStorage?.frame.minX == 60)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 100)).image { _ in }
        content.image = picture
        let pictured = view(content, width: 300)
        #expect(pictured.textLayoutGuide?.layoutFrame.minX == 82)
        content.imageProperties.maximumSize = CGSize(width: 0, height: 40)
        let limited = view(content, width: 300)
        #expect(limited.imageLayoutGuide?.layoutFrame.size == CGSize(width: 20, height: 40))
        #expect(limited.bounds.height == 62)
        content.imageProperties.reservedLayoutSize.width =
            UIListContentConfiguration.ImageProperties.standardDimension
        let reserved = view(content, width: 300)
        #expect(reserved.imageLayoutGuide?.layoutFrame.minX == 20)
        #expect(reserved.textLayoutGuide?.layoutFrame.minX == 60)
    }

    @Test func largerMarginsOfTheSuperviewCount() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 25, bottom: 30, right: 4)
        let view = UIListContentView(configuration: content)
        view.frame = outer.bounds
        outer.addSubview(view)
        outer.layoutIfNeeded()
        #expect(view.textLayoutGuide?.layoutFrame.minX == 25)
        #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - 42.333) < 0.34)
    }

    // MARK: A model

    /// A random content with texts as boxes of known sizes: no text is measured.
    struct Boxes {
        var image: CGSize?
        var texts: [CGSize] = []
        var parts: ListContentParts
        var width: CGFloat

        init(_ random: inout SeededRandom) {
            func length(_ range: ClosedRange<Int>) -> CGFloat {
                CGFloat(Int.random(in: range, using: &random))
            }
            parts = ListContentParts(grid: .init(scale: 1))
            width = length(150...400)
            parts.margins = NSDirectionalEdgeInsets(
                top: length(0...20), leading: length(0...20), bottom: length(0...20), trailing: length(0...20)
            )
            (parts.imagePadding, parts.horizontalPadding) = (length(0...20), length(0...20))
            parts.verticalPadding = length(0...9)
            parts.isSideBySide = Bool.random(using: &random)
            parts.isImageAbove = Int.random(in: 0..<4, using: &random) == 0
            if Bool.random(using: &random) {
                let size = CGSize(width: length(1...40), height: length(1...40))
                image = size
                parts.image = (size, CGSize(width: size.width + length(0...9), height: size.height))
            }
            texts = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                CGSize(width: length(1...300), height: 10)
            }
            let all = texts.map { Boxes.text($0) }
            if all.count > 0 { parts.text = all[0] }
            if all.count > 1 { parts.secondaryText = all[1] }
        }

        /// A text that wraps anywhere: each line is 10 high.
        static func text(_ natural: CGSize) -> ListContentParts.Text {
            ListContentParts.Text(
                size: { width in
                    guard width < natural.width else { return natural }
                    let lines = (natural.width / max(width, 1)).rounded(.up)
                    return CGSize(width: width, height: lines * 10)
                }, baseline: { _ in 8 })
        }
    }

    /// Written from the rules: sizes first, then everything centred in the margins. Run with 20,000 for the record.
    @Test(arguments: RandomRuns.seeds(default: 500)) func randomFramesFollowTheRules(seed: RandomSeed) {
        var random = seed.random
        let boxes = Boxes(&random)
        let (parts, margins) = (boxes.parts, boxes.parts.margins)
        let plan = parts.plan(in: CGSize(width: boxes.width, height: 0))
        let start = margins.leading
        let end = boxes.width - margins.trailing
        var textStart = start
        if let reserved = parts.image?.reserved.width, !parts.isImageAbove {
            textStart += reserved + parts.imagePadding
        }
        let space = max(0, end - textStart)
        var blockHeight: CGFloat = 0
        let natural = boxes.texts.map(\.width).reduce(0, +) + parts.horizontalPadding
        if boxes.texts.count == 2, parts.isSideBySide, natural <= space {
            blockHeight = 10
            #expect(plan.text?.minX == textStart && plan.secondaryText?.maxX == end)
            #expect(plan.text?.minY == plan.secondaryText?.minY)
        } else {
            let sizes = boxes.texts.map { Boxes.text($0).size(space) }
            blockHeight = sizes.map(\.height).reduce(0, +) + (sizes.count == 2 ? parts.verticalPadding : 0)
            #expect(sizes.isEmpty || plan.text?.size == sizes[0])
            if sizes.count == 2 {
                #expect(plan.secondaryText?.size == sizes[1])
                #expect(plan.secondaryText?.minX == plan.text?.minX)
            }
        }
        var inner = blockHeight
        if let image = parts.image {
            inner =
                parts.isImageAbove
                ? image.reserved.height + (blockHeight > 0 ? parts.imagePadding + blockHeight : 0)
                : max(image.reserved.height, blockHeight)
            #expect(plan.image?.size == boxes.image)
            #expect(abs((plan.image?.midX ?? 0) - start - image.reserved.width / 2) <= 0.5)
        }
        #expect(plan.size.height == margins.top + inner + margins.bottom)
        if let text = plan.text, !parts.isImageAbove {
            let middle = margins.top + inner / 2
            let bottom = plan.secondaryText?.maxY ?? text.maxY
            #expect(abs((text.minY + max(bottom, text.maxY)) / 2 - middle) <= 1)
        }
        let mirrored = plan.mirrored(in: boxes.width)
        #expect(mirrored.text.map { boxes.width - $0.maxX } == plan.text?.minX)
        #expect(mirrored.mirrored(in: boxes.width).image == plan.image)
    }

    // MARK: Unavailable content

    final class Controller: UIViewController {
        var isEmpty = true
        var count = 0
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            count += 1
            contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    @Test func controllersShowUnavailableContent() throws {
        let controller = Controller()
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == controller.view.bounds)
        let texts = view.stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["No Results", "Check the spelling or try a new search."])
        #expect(controller.count == 1)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(controller.count == 2 && view.superview == nil)
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "Oats"
        #expect(
            UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “Oats”")
        if let folder = ConfigurationPictureTests.folder {
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            controller.view.backgroundColor = .systemBackground
            window.layoutIfNeeded()
            let data = try ViewDrawing(of: window).pngData(scale: 2)
            try data.write(to: URL(fileURLWithPath: "\(folder)/unavailable.png"))
        }
    }
}
