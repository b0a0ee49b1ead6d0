import FlexLayout
import GalleryScreens
import Testing
import UIKit

@MainActor @Suite struct FlexSheetTests {
    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { labels(in: $0) } + ((view as? UILabel)?.text.map { [$0] } ?? [])
    }

    @Test func everyValueIsShown() {
        let texts = Set(labels(in: FlexValueSheet.make()))
        let values: [Any] =
            Flex.Direction.allCases + Flex.Wrap.allCases + Flex.JustifyContent.allCases
            + Flex.AlignItems.allCases + Flex.AlignContent.allCases
        for value in values { #expect(texts.contains(".\(value)")) }
    }

    @Test func adjustWidthShowsNothingAndSaysWhy() {
        let texts = labels(in: FlexModeSheet.make())
        #expect(texts.contains("220 x 360 points"))
        #expect(texts.contains("220 x 330 points"))
        #expect(texts.contains("0 x 360 points"))
        #expect(texts.filter { $0 == "No issues." }.count == 2)
        #expect(texts.contains { $0.contains("width(100.0%) is ignored") })
    }

    @Test func absencesDiffer() {
        let frames = labels(in: FlexAbsenceSheet.make()).filter { $0.hasPrefix("Frame of 2") }
        let kept = "Frame of 2: (12, 60, 150, 40)"
        #expect(frames == [kept, kept, "Frame of 2: (0, 0, 0, 0)", kept])
    }
}
