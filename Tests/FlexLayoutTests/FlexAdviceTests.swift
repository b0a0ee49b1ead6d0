import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexAdviceTests {
    @Test func partsOfNothingAreNamed() {
        let root = UIView(frame: rect(0, 0, 200, 400))
        for _ in 0..<3 { root.flex.addItem().width(100%).aspectRatio(2) }
        root.flex.layout()
        #expect(root.flex.issues.isEmpty)
        root.flex.layout(mode: .adjustHeight)
        #expect(root.flex.issues.isEmpty)
        root.flex.layout(mode: .adjustWidth)
        #expect(root.frame.width == 0)
        let issues = root.flex.issues
        #expect(issues.count == 3)
        #expect(
            issues.first?.description
                == "UIView > UIView [0]: width(100.0%) is ignored: the width of the parent comes from its content, "
                + "so that there is nothing to take a part of")
    }

    @Test func viewsAreNamedByWhatTheyShow() {
        let root = UIView(frame: rect(0, 0, 200, 100))
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.text = "A title that goes on and on and on"
        button.setTitle("OK", for: .normal)
        root.accessibilityIdentifier = "card"
        root.flex.addItem(label).height(50%)
        root.flex.addLayoutItem().addItem(button).height(50%)
        root.flex.layout(mode: .adjustHeight)
        let subjects = root.flex.issues.map(\.subject)
        #expect(
            subjects == [
                "UIView \"card\" > UILabel \"A title that goes on and...\" [0]",
                "UIView \"card\" > layout item [1] > UIButton \"OK\"",
            ])
    }

    @Test func overflowAndGrowthAreNamed() {
        let fixture = FlexFixture { $0.height(150) }
        _ = fixture.frames()
        #expect(fixture.root.flex.issues.map(\.description).joined().contains("overflows by 50.0 points"))
        fixture.root.flex.overflow(.hidden)
        _ = fixture.frames()
        #expect(fixture.root.flex.issues.isEmpty)
        let growing = FlexFixture { $0.height(10).grow(1) }
        _ = growing.frames(mode: .adjustHeight)
        #expect(growing.root.flex.issues.map(\.description).joined().contains("no room to grow into"))
    }

    @Test func descriptionsShowTheTree() {
        let root = UIView(frame: rect(0, 0, 320, 100))
        let (picture, title) = (UIView(), UILabel())
        title.text = "Title"
        root.flex.direction(.row).padding(8).alignItems(.start).define { flex in
            flex.addItem(picture).size(40).margin(1, 2.5, 3, 4)
            flex.addLayoutItem().grow(1).shrink(0.25).marginStart(10%).define { flex in
                flex.addItem(title).height(20).alignSelf(.center)
            }
        }
        root.flex.layout()
        let lines = root.flex.debugDescription.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0] == "UIView (0 0; 320 x 100) row, alignItems flexStart, padding 8")
        #expect(lines[1].hasPrefix("  UIView (10.33 9; 40 x 40) width 40, height 40, margin"))
        #expect(lines[2].hasPrefix("  layout item ("))
        #expect(lines[2].hasSuffix(") grow 1, shrink 0.25, marginStart 10%"))
        #expect(lines[3].hasPrefix("    UILabel \"Title\" ("))
        #expect(lines[3].hasSuffix(" x 20) alignSelf center, height 20"))
    }
}
