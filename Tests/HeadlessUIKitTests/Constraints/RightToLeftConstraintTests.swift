import Testing
import UIKit

/// Constraints by leading and trailing edges where lines run from right to left: the layout is the mirror image
/// of the one where they run from left to right.
@MainActor
struct RightToLeftConstraintTests {
    private let window = UIWindow(screen: UIScreen(.iPhone14))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let one = UIView()
    private let two = UIView()

    private func frames(
        _ direction: UISemanticContentAttribute, _ constraints: () -> [NSLayoutConstraint]
    ) -> [CGRect] {
        window.addSubview(box)
        box.semanticContentAttribute = direction
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
        }
        let made = constraints()
        NSLayoutConstraint.activate(made)
        window.layoutIfNeeded()
        defer { NSLayoutConstraint.deactivate(made) }
        return [one.frame, two.frame]
    }

    private func expectMirrored(_ leftToRight: [CGRect], _ constraints: () -> [NSLayoutConstraint]) {
        #expect(frames(.forceLeftToRight, constraints) == leftToRight)
        #expect(
            frames(.forceRightToLeft, constraints)
                == leftToRight.map {
                    CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
                })
    }

    private var vertical: [NSLayoutConstraint] {
        [one, two].flatMap {
            [
                $0.topAnchor.constraint(equalTo: box.topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 20),
            ]
        }
    }

    @Test func constantsGoAlongTheLine() {
        expectMirrored([
            CGRect(x: 20, y: 0, width: 50, height: 20), CGRect(x: 80, y: 0, width: 180, height: 20),
        ]) {
            vertical + [
                one.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
                one.widthAnchor.constraint(equalToConstant: 50),
                two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
                two.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -40),
            ]
        }
    }

    @Test func inequalitiesGoAlongTheLine() {
        expectMirrored([
            CGRect(x: 12, y: 0, width: 50, height: 20), CGRect(x: 210, y: 0, width: 60, height: 20),
        ]) {
            let near = one.leadingAnchor.constraint(equalTo: box.leadingAnchor)
            let far = two.trailingAnchor.constraint(equalTo: box.trailingAnchor)
            near.priority = .defaultLow
            far.priority = .defaultLow
            return vertical + [
                near, far,
                one.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 12),
                one.widthAnchor.constraint(equalToConstant: 50),
                two.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -30),
                two.widthAnchor.constraint(equalToConstant: 60),
            ]
        }
    }

    @Test func distancesAndMiddlesGoAlongTheLine() {
        expectMirrored([
            CGRect(x: 160, y: 0, width: 40, height: 20), CGRect(x: 230, y: 0, width: 30, height: 20),
        ]) {
            vertical + [
                one.leadingAnchor.constraint(equalTo: box.centerXAnchor, constant: 10),
                one.widthAnchor.constraint(equalToConstant: 40),
                one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(equalToConstant: 30),
                two.widthAnchor.constraint(equalToConstant: 30),
            ]
        }
    }

    @Test func aConstantThatChangesStillGoesAlongTheLine() {
        let leading = one.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20)
        let made = [leading, one.widthAnchor.constraint(equalToConstant: 50)]
        #expect(frames(.forceRightToLeft) { made }[0].minX == 230)
        leading.constant = 30
        #expect(frames(.forceRightToLeft) { made }[0].minX == 220)
    }
}
