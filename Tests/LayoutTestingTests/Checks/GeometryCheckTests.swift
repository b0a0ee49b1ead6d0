import Testing
import UIKit

@testable import LayoutTesting

/// Planted faults that checks of geometry find, and near misses that they leave alone.
@Suite @MainActor struct GeometryCheckTests {
    @Test func findsWhatLeavesTheScreen() {
        #expect(found { $0.add($0.button, 340, 400, 80, 44) } == ["bounds button"])
        #expect(found { $0.add($0.button, 313, 400, 80, 44) } == [])
    }

    @Test func findsWhatLeavesItsContainer() {
        #expect(
            found {
                $0.box.backgroundColor = .yellow
                $0.box.addSubview($0.label)
                $0.label.frame = CGRect(x: 70, y: 10, width: 60, height: 24)
                $0.add($0.box, 20, 100, 100, 60)
            } == ["bounds label"])
        // A badge has a background of its own.
        #expect(
            found {
                $0.box.backgroundColor = .yellow
                $0.box.addSubview($0.label)
                $0.label.backgroundColor = .white
                $0.label.frame = CGRect(x: 70, y: 10, width: 60, height: 24)
                $0.add($0.box, 20, 100, 100, 60)
            } == [])
        // A control there cannot be touched.
        #expect(
            found {
                $0.box.addSubview($0.button)
                $0.button.frame = CGRect(x: 70, y: 10, width: 80, height: 44)
                $0.add($0.box, 20, 100, 100, 60)
            } == ["bounds button"])
    }

    @Test func findsWhatNoScrollingReaches() {
        func arrange(_ scene: Scene, _ height: CGFloat) {
            scene.add(scene.scroller, 0, 100, 393, 200)
            scene.scroller.contentSize = CGSize(width: 393, height: height)
            scene.button.frame = CGRect(x: 20, y: 600, width: 80, height: 44)
            scene.scroller.addSubview(scene.button)
        }
        #expect(found { arrange($0, 620) } == ["bounds button"])
        #expect(found { arrange($0, 660) } == [])
    }

    @Test func findsWhatLiesOutsideTheSafeArea() {
        #expect(found { $0.add($0.label, 20, 30, 100, 24) } == ["safeArea label"])
        #expect(found { $0.add($0.label, 20, 59, 100, 24) } == [])
        // A picture may fill the screen.
        #expect(
            found {
                $0.picture.image = UIImage(systemName: "star")
                $0.add($0.picture, 0, 0, 393, 852)
            } == [])
    }

    @Test func findsControlsOnControls() {
        #expect(
            found {
                $0.add($0.button, 20, 100, 80, 44)
                $0.add($0.second, 90, 120, 80, 44)
            } == ["overlap button"])
        #expect(
            found {
                $0.add($0.button, 20, 100, 80, 44)
                $0.add($0.second, 100, 100, 80, 44)
            } == [])
    }

    @Test func findsEdgesBetweenPixels() {
        #expect(found { $0.add($0.label, 20.25, 100, 100, 24) } == ["pixelGrid label"])
        #expect(found { $0.add($0.label, 20 + 1.0 / 3, 100, 100, 24) } == [])
        #expect(
            found(across: LayoutMatrix(devices: [.iPhoneSE])) {
                $0.add($0.label, 20 + 1.0 / 3, 100, 100, 24)
            } == ["pixelGrid label"])
        // Nothing of it is seen.
        #expect(found { $0.add($0.box, 20.25, 100, 100, 24) } == [])
        // A view that is turned has no edges on pixels.
        #expect(
            found {
                $0.add($0.label, 20, 100, 100, 24)
                $0.label.transform = CGAffineTransform(rotationAngle: 0.3)
            } == [])
    }

    @Test func findsTargetsThatAreTooSmall() {
        #expect(found { $0.add($0.button, 20, 100, 80, 30) } == ["hitRegion button"])
        #expect(found { $0.add($0.button, 20, 100, 80, 44) } == [])
        #expect(
            found {
                let control = UISwitch()
                control.accessibilityLabel = "Sound"
                control.frame.origin = CGPoint(x: 20, y: 100)
                $0.view.addSubview(control)
            } == [])
        final class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -12, dy: -12).contains(point)
            }
        }
        #expect(
            found {
                let wide = Wide(type: .system)
                wide.setImage(UIImage(systemName: "xmark"), for: .normal)
                $0.add(wide, 20, 100, 24, 24)
            } == [])
        // Its container does not pass touches outside of it on.
        #expect(
            found {
                let wide = Wide(type: .system)
                wide.setImage(UIImage(systemName: "xmark"), for: .normal)
                wide.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
                wide.accessibilityIdentifier = "close"
                $0.box.addSubview(wide)
                $0.add($0.box, 20, 100, 24, 24)
            } == ["hitRegion \"close\""])
    }

    @Test func findsPicturesThatAreEnlarged() {
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 40, height: 40),
            format: {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 2
                return format
            }()
        ).image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
        func arrange(_ scene: Scene, _ side: CGFloat) {
            scene.picture.image = image
            scene.add(scene.picture, 20, 100, side, side)
        }
        #expect(found { arrange($0, 40) } == ["imageResolution picture"])
        #expect(found(across: LayoutMatrix(devices: [.iPhoneSE])) { arrange($0, 40) } == [])
        #expect(
            found {
                $0.picture.image = UIImage(systemName: "star")
                $0.add($0.picture, 20, 100, 200, 200)
            } == [])
    }

    @Test func findsLayoutThatIsNoMirror() {
        let both = LayoutMatrix(directions: [.leftToRight, .rightToLeft])
        func arrange(_ scene: Scene, _ anchor: (UIView) -> NSLayoutXAxisAnchor) {
            scene.add(scene.label)
            NSLayoutConstraint.activate([
                anchor(scene.label).constraint(equalTo: anchor(scene.view), constant: 20),
                scene.label.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 200),
            ])
        }
        let checks = [LayoutCheck.mirroring, .leftRight]
        #expect(found(across: both, checks) { arrange($0, \.leftAnchor) } == ["mirroring label"])
        #expect(found(across: both, checks) { arrange($0, \.leadingAnchor) } == [])
        #expect(found(checks) { arrange($0, \.leftAnchor) } == ["leftRight label"])
        #expect(
            found(across: both, checks) {
                $0.label.semanticContentAttribute = .playback
                arrange($0, \.leftAnchor)
            } == [])
        #expect(
            found(across: both, checks) {
                $0.label.textAlignment = .left
                $0.add($0.label)
                let guide = $0.view.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    $0.label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    $0.label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    $0.label.topAnchor.constraint(equalTo: guide.topAnchor),
                ])
            } == ["mirroring label"])
    }

    @Test func findsLayoutThatDoesNotSettle() {
        #expect(
            found(.all, { $0.add($0.label, 20, 100, 100, 24) }, afterLayout: { $0.label.frame.origin.y += 2 })
                == ["stability label"])
        #expect(
            found(
                .all, { $0.add($0.label, 20, 100, 100, 24) }, afterLayout: { $0.label.frame.origin.y = 130 })
                == [])
    }

    @Test func findsContentThatScrollsWhenLaidOutAgain() {
        func scrolling(_ scroll: @escaping (UIScrollView) -> Void) -> [String] {
            found(
                .all,
                {
                    $0.scroller.contentSize = CGSize(width: 300, height: 2_000)
                    $0.scroller.accessibilityIdentifier = "list"
                    $0.add($0.scroller, 20, 100, 300, 400)
                }, afterLayout: { scroll($0.scroller) })
        }
        #expect(scrolling { $0.contentOffset.y += 40 } == ["stability scroller"])
        #expect(scrolling { $0.contentOffset.y = 1_600 } == [])
    }

    @Test func findsWideControlsOnTablets() {
        let pad = LayoutMatrix(devices: [.iPadPro13])
        #expect(found(across: pad) { $0.add($0.button, 20, 100, 400, 44) } == ["buttonSize button"])
        #expect(found(across: pad) { $0.add($0.button, 20, 100, 320, 44) } == [])
        #expect(
            found(across: pad) {
                $0.field.placeholder = "Name"
                $0.add($0.field, 20, 100, 500, 44)
            } == ["textFieldSize field"])
        #expect(
            found(across: pad) {
                $0.field.placeholder = "Name"
                $0.add($0.field, 20, 100, 480, 44)
            } == [])
    }
}
