import Testing
import UIKit

@testable import LayoutTesting

/// Planted faults that checks of text find, and near misses that they leave alone.
@Suite @MainActor struct TextCheckTests {
    private let long = "A sentence that needs some more points than it has"

    @Test func findsALabelThatIsTruncated() {
        let texts = long
        #expect(
            found {
                $0.label.text = texts
                $0.add($0.label, 20, 100, 100, 24)
            } == ["textClipped label"])
        #expect(
            found {
                $0.label.text = texts
                $0.label.numberOfLines = 0
                $0.add($0.label, 20, 100, 100, 160)
            } == [])
    }

    @Test func findsLinesThatDoNotFitIntoTheHeight() {
        let texts = long
        #expect(
            found {
                $0.label.text = texts
                $0.label.numberOfLines = 0
                $0.add($0.label, 20, 100, 100, 60)
            } == ["textClipped label"])
        #expect(
            found {
                $0.label.text = texts
                $0.label.numberOfLines = 2
                $0.label.adjustsFontSizeToFitWidth = true
                $0.add($0.label, 20, 100, 280, 50)
            } == [])
    }

    @Test func findsATitleThatIsTruncated() {
        #expect(
            found {
                $0.button.setTitle("A title of many words", for: .normal)
                $0.add($0.button, 20, 100, 80, 44)
            } == ["textClipped button"])
        #expect(found { $0.add($0.button, 20, 100, 80, 44) } == [])
    }

    @Test func namesTheKindAfterTheLanguage() {
        let matrix = LayoutMatrix(languages: [.development, .language("de"), .doubled])
        let german = LayoutReport(
            of: { configuration in
                Scene {
                    $0.label.text = configuration.language == .language("de") ? "Einstellungen" : "Setup"
                    $0.add($0.label, 20, 100, 80, 24)
                }
            }, across: matrix, checks: .all)
        #expect(german.findings.map(\.kind) == [.localeText])
        #expect(german.findings.first?.configurations == ["iPhone 16, de", "iPhone 16, doubled text"])
        let doubled = LayoutReport(
            of: {
                Scene {
                    $0.label.text = "Setup"
                    $0.add($0.label, 20, 100, 60, 24)
                }
            }, across: matrix, checks: .all)
        #expect(doubled.findings.map(\.kind) == [.longText])
    }

    @Test func findsTextsThatCollide() {
        #expect(
            found {
                $0.add($0.label, 20, 100, 100, 24)
                $0.add($0.other, 40, 105, 100, 24)
            } == ["overlap label"])
        // The boxes overlap, their lines do not.
        #expect(
            found {
                $0.add($0.label, 20, 100, 200, 24)
                $0.other.textAlignment = .right
                $0.add($0.other, 100, 100, 200, 24)
            } == [])
    }

    @Test func findsTextsThatCollideWhenDoubled() {
        let doubled = LayoutMatrix(languages: [.development, .doubled])
        func arrange(_ scene: Scene, _ gap: CGFloat) {
            scene.add(scene.label, scene.other)
            NSLayoutConstraint.activate([
                scene.label.leadingAnchor.constraint(equalTo: scene.view.layoutMarginsGuide.leadingAnchor),
                scene.label.topAnchor.constraint(equalTo: scene.view.layoutMarginsGuide.topAnchor),
                scene.other.leadingAnchor.constraint(
                    equalTo: scene.view.layoutMarginsGuide.leadingAnchor, constant: gap),
                scene.other.topAnchor.constraint(equalTo: scene.view.layoutMarginsGuide.topAnchor),
            ])
        }
        #expect(found(across: doubled) { arrange($0, 60) } == ["longText label"])
        #expect(found(across: doubled) { arrange($0, 160) } == [])
    }

    @Test func findsTextThatIsCovered() {
        #expect(
            found {
                $0.add($0.label, 20, 100, 100, 24)
                $0.box.backgroundColor = .red
                $0.add($0.box, 30, 90, 100, 60)
            } == ["overlap label"])
        #expect(
            found {
                $0.box.backgroundColor = .yellow
                $0.add($0.box, 10, 90, 200, 60)
                $0.add($0.label, 20, 100, 100, 24)
            } == [])
    }

    @Test func findsTextWithoutContrast() {
        #expect(
            found {
                $0.label.textColor = UIColor(white: 0.6, alpha: 1)
                $0.add($0.label, 20, 100, 100, 24)
            } == ["contrast label"])
        // 4.54 : 1
        #expect(
            found {
                $0.label.textColor = UIColor(white: 0.46, alpha: 1)
                $0.add($0.label, 20, 100, 100, 24)
            } == [])
        // 3.5 : 1 is enough for large text, and for a colour of the system.
        #expect(
            found {
                $0.label.textColor = UIColor(white: 0.53, alpha: 1)
                $0.label.font = .preferredFont(forTextStyle: .title1)
                $0.add($0.label, 20, 100, 100, 40)
                $0.other.textColor = .secondaryLabel
                $0.add($0.other, 20, 200, 100, 24)
            } == [])
    }

    @Test func samplesContrastWhereAPictureIsBehindTheText() {
        func stripes(_ colors: [UIColor]) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { context in
                for (index, color) in colors.enumerated() {
                    color.setFill()
                    context.fill(CGRect(x: 0, y: CGFloat(index) * 50, width: 200, height: 50))
                }
            }
        }
        func arrange(_ scene: Scene, _ colors: [UIColor]) {
            scene.picture.image = stripes(colors)
            scene.add(scene.picture, 20, 100, 200, 100)
            scene.add(scene.label, 30, 110, 100, 24)
        }
        #expect(found { arrange($0, [.black, .white]) } == ["contrast label"])
        #expect(found { arrange($0, [.white, .black]) } == [])
    }

    @Test func findsTextThatIgnoresTheSizeOfText() {
        let sizes = LayoutMatrix(textSizes: [.large, .accessibilityExtraExtraExtraLarge])
        #expect(
            found(across: sizes) {
                $0.label.font = .systemFont(ofSize: 17)
                $0.add($0.label, 20, 100, 100, 24)
            } == ["dynamicType label"])
        #expect(
            found(across: sizes) {
                $0.label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
                $0.add($0.label, 20, 100, 300, 80)
            } == [])
    }

    @Test func findsTextOfAFixedHeight() {
        func arrange(_ scene: Scene, _ height: NSLayoutConstraint) {
            scene.add(scene.label)
            NSLayoutConstraint.activate([
                scene.label.leadingAnchor.constraint(equalTo: scene.view.layoutMarginsGuide.leadingAnchor),
                scene.label.topAnchor.constraint(equalTo: scene.view.layoutMarginsGuide.topAnchor), height,
            ])
        }
        #expect(
            found { arrange($0, $0.label.heightAnchor.constraint(equalToConstant: 24)) }
                == ["fixedTextHeight label"])
        #expect(
            found { arrange($0, $0.label.heightAnchor.constraint(greaterThanOrEqualToConstant: 24)) } == [])
        // Where the height cuts the text at the largest size, that is the finding, and it names the constraint.
        let sizes = LayoutMatrix(textSizes: [.large, .accessibilityExtraExtraExtraLarge])
        let report = LayoutReport(
            of: { Scene { arrange($0, $0.label.heightAnchor.constraint(equalToConstant: 24)) } },
            across: sizes)
        #expect(report.findings.map(\.kind) == [.textClipped])
        #expect(report.findings.first?.source?.contains("TextCheckTests.swift") == true)
        #expect(report.findings.first?.remedy.contains("minimum") == true)
    }

    @Test func findsLinesWiderThanReadable() {
        let pad = LayoutMatrix(devices: [.iPadPro13])
        func arrange(_ scene: Scene, _ guide: UILayoutGuide) {
            scene.label.text = String(repeating: "Words that make a long paragraph. ", count: 12)
            scene.label.numberOfLines = 0
            scene.add(scene.label)
            NSLayoutConstraint.activate([
                scene.label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                scene.label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                scene.label.topAnchor.constraint(equalTo: guide.topAnchor),
            ])
        }
        #expect(found(across: pad) { arrange($0, $0.view.layoutMarginsGuide) } == ["readableWidth label"])
        #expect(found(across: pad) { arrange($0, $0.view.readableContentGuide) } == [])
    }
}
