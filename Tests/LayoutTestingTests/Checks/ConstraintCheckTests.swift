import Testing
import UIKit

@testable import LayoutTesting

/// Planted faults that checks of constraints find, and near misses that they leave alone.
@Suite @MainActor struct ConstraintCheckTests {
    private func pin(_ view: UIView, in scene: Scene) -> [NSLayoutConstraint] {
        let guide = scene.view.layoutMarginsGuide
        return [
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
        ]
    }

    @Test func findsAConflict() {
        func arrange(_ scene: Scene, _ priority: UILayoutPriority) {
            scene.add(scene.box)
            let width = scene.box.widthAnchor.constraint(equalToConstant: 100)
            let other = scene.box.widthAnchor.constraint(equalToConstant: 120)
            other.priority = priority
            NSLayoutConstraint.activate(
                pin(scene.box, in: scene) + [
                    width, other, scene.box.heightAnchor.constraint(equalToConstant: 50),
                ])
        }
        #expect(found { arrange($0, .required) } == ["conflict box"])
        #expect(found { arrange($0, .defaultHigh) } == [])
    }

    @Test func findsAnAmbiguity() {
        #expect(
            found {
                $0.add($0.box)
                NSLayoutConstraint.activate(
                    pin($0.box, in: $0) + [$0.box.heightAnchor.constraint(equalToConstant: 50)])
            } == ["ambiguity box"])
        #expect(
            found {
                $0.add($0.label)
                NSLayoutConstraint.activate(pin($0.label, in: $0))
            } == [])
    }

    @Test func findsAFrameOfAConstrainedView() {
        func arrange(_ scene: Scene) {
            scene.add(scene.label)
            NSLayoutConstraint.activate(pin(scene.label, in: scene))
        }
        #expect(
            found(.all, arrange, afterLayout: { $0.label.frame.origin.y = 300 })
                == ["frameOnConstrainedView label"])
        #expect(
            found(
                .all, arrange, afterLayout: { $0.label.transform = CGAffineTransform(translationX: 0, y: 40) }
            )
                == [])
    }

    @Test func findsAMaskThatIsStillTranslated() {
        #expect(
            found {
                $0.view.addSubview($0.box)
                $0.box.widthAnchor.constraint(equalToConstant: 0).isActive = true
            } == ["autoresizingMask box"])
        // The superview's mask is translated, as that of every root is.
        #expect(
            found {
                $0.view.addSubview($0.box)
                $0.box.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
                $0.label.translatesAutoresizingMaskIntoConstraints = false
                $0.box.addSubview($0.label)
                $0.label.topAnchor.constraint(equalTo: $0.box.topAnchor).isActive = true
                $0.label.leadingAnchor.constraint(equalTo: $0.box.leadingAnchor).isActive = true
            } == [])
    }

    @Test func findsEdgesThatBypassMargins() {
        func arrange(_ scene: Scene, _ edge: NSLayoutXAxisAnchor) {
            scene.add(scene.label)
            NSLayoutConstraint.activate([
                scene.label.leadingAnchor.constraint(equalTo: edge, constant: 16),
                scene.label.topAnchor.constraint(equalTo: scene.view.safeAreaLayoutGuide.topAnchor),
            ])
        }
        #expect(found { arrange($0, $0.view.leadingAnchor) } == ["margins label"])
        #expect(found { arrange($0, $0.view.safeAreaLayoutGuide.leadingAnchor) } == [])
        // What is no text and no control may reach the edge.
        #expect(
            found {
                $0.add($0.box)
                NSLayoutConstraint.activate([
                    $0.box.leadingAnchor.constraint(equalTo: $0.view.leadingAnchor),
                    $0.box.trailingAnchor.constraint(equalTo: $0.view.trailingAnchor),
                    $0.box.topAnchor.constraint(equalTo: $0.view.topAnchor),
                    $0.box.bottomAnchor.constraint(equalTo: $0.view.bottomAnchor),
                ])
            } == [])
    }

    @Test func findsChainsThatAreStacks() {
        func arrange(_ scene: Scene, _ gaps: [CGFloat]) {
            let views = [scene.label, scene.other] + gaps.dropFirst().map { _ in UILabel() }
            for (index, view) in views.enumerated() {
                view.text = "Line \(index)"
                scene.add(view)
                view.leadingAnchor.constraint(equalTo: scene.view.layoutMarginsGuide.leadingAnchor)
                    .isActive = true
            }
            views[0].topAnchor.constraint(equalTo: scene.view.layoutMarginsGuide.topAnchor).isActive = true
            for (index, gap) in gaps.enumerated() {
                views[index + 1].topAnchor.constraint(equalTo: views[index].bottomAnchor, constant: gap)
                    .isActive = true
            }
        }
        #expect(found([.stackChain]) { arrange($0, [8, 8, 8]) } == ["stackChain label"])
        #expect(found([.stackChain]) { arrange($0, [8, 8]) } == [])
        #expect(found([.stackChain]) { arrange($0, [8, 16, 8]) } == [])
    }
}
