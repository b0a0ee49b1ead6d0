import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Layout passes over views whose frames are already those of their items; it must not pass over others.
@Suite @MainActor struct PlacedFramesTests {
    /// A view whose frame is larger than what constraints align.
    private final class ShadowedView: UIView {
        var insets = UIEdgeInsets.zero
        override var alignmentRectInsets: UIEdgeInsets { insets }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func box(_ view: UIView = ShadowedView(), in superview: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        window.layoutIfNeeded()
        return view
    }

    @Test func aFrameSetByHandGivesWayInTheNextLayout() {
        let view = box(in: window)
        #expect(view.flags.contains(.placedByConstraints))
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(!view.flags.contains(.placedByConstraints))
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func theBoundsAndTheCenterGiveWayToo() {
        let view = box(in: window)
        view.bounds.size = CGSize(width: 7, height: 7)
        view.center = .zero
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func insetsOfTheAlignmentRectangleEnlargeTheFrame() {
        let view = ShadowedView()
        _ = box(view, in: window)
        view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        window.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 19, width: 106, height: 54))
    }

    @Test func anotherWindowPlacesTheTreeAnew() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(root)
        let view = box(in: root)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.addSubview(root)
        view.frame = .zero
        root.setNeedsLayout()
        other.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=5000.
    @Test(arguments: RandomRuns.seeds(default: 100))
    func aLayoutOfEverythingChangesNothing(seed: RandomSeed) {
        var random = seed.random
        var views: [UIView] = [window]
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<Int.random(in: 2...12, using: &random) {
            let view = ShadowedView()
            view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<5, using: &random) == 0
            let superview = views[Int.random(in: 0..<views.count, using: &random)]
            superview.addSubview(view)
            views.append(view)
            let constants = (0..<4).map { _ in CGFloat(Int.random(in: 0...300, using: &random)) / 3 }
            constraints += [
                view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: constants[0]),
                view.topAnchor.constraint(equalTo: superview.topAnchor, constant: constants[1]),
                view.widthAnchor.constraint(equalToConstant: constants[2]),
                view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -constants[3]),
            ]
        }
        for constraint in constraints {
            constraint.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
        }
        NSLayoutConstraint.activate(constraints)
        for step in 0..<12 {
            let view = views[Int.random(in: 1..<views.count, using: &random)]
            change(view, constraints, &random)
            if Bool.random(using: &random) { view.superview?.setNeedsLayout() }
            window.layoutIfNeeded()
            // A frame that was set by hand remains until the superview is laid out.
            for view in views { view.setNeedsLayout() }
            window.layoutIfNeeded()
            let frames = views.map(\.frame)
            for view in views {
                view.flags.remove(.placedByConstraints)
                view.setNeedsLayout()
            }
            window.layoutIfNeeded()
            #expect(views.map(\.frame) == frames, "step \(step)")
        }
    }

    private func change(
        _ view: UIView, _ constraints: [NSLayoutConstraint], _ random: inout some RandomNumberGenerator
    ) {
        let number = CGFloat(Int.random(in: 0...300, using: &random)) / 3
        switch Int.random(in: 0..<9, using: &random) {
        case 0: view.frame = CGRect(x: number, y: number / 2, width: 30, height: number)
        case 1: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case 2:
            (view as? ShadowedView)?.insets.left = number
            view.invalidateIntrinsicContentSize()
        case 3: view.layer.anchorPoint = CGPoint(x: number / 100, y: 0.25)
        case 4: view.transform = CGAffineTransform(rotationAngle: number)
        case 5: window.frame.size.width = 200 + number
        case 6: view.bounds.origin.x = number
        case 7:
            let superview = view.superview
            view.removeFromSuperview()
            superview?.addSubview(view)
        default: constraints[Int.random(in: 0..<constraints.count, using: &random)].constant = number
        }
    }
}
