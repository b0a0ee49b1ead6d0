import Testing
import UIKit

/// Which view holds a constraint, and what happens to it when views move, are removed and are deallocated.
@MainActor
@Suite struct ConstraintLifeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let left = UIView()
    private let right = UIView()
    private let leaf = UIView()

    init() {
        for view in [left, right, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(leaf)
    }

    private func pin(_ view: UIView, in parent: UIView, _ frame: CGRect) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ])
    }

    @Test func theNearestCommonAncestorHolds() {
        let own = leaf.widthAnchor.constraint(equalToConstant: 1)
        let upwards = leaf.topAnchor.constraint(equalTo: left.topAnchor)
        let across = leaf.leadingAnchor.constraint(equalTo: right.leadingAnchor)
        let guide = UILayoutGuide()
        right.addLayoutGuide(guide)
        let guided = guide.topAnchor.constraint(equalTo: right.topAnchor)
        let far = guide.bottomAnchor.constraint(equalTo: leaf.bottomAnchor)
        NSLayoutConstraint.activate([own, upwards, across, guided, far])
        #expect(leaf.constraints == [own])
        #expect(left.constraints == [upwards])
        #expect(right.constraints == [guided])
        #expect(root.constraints == [across, far])
        root.removeConstraint(across)
        left.removeConstraint(own)
        #expect(!across.isActive)
        #expect(own.isActive)
        NSLayoutConstraint.deactivate([own, upwards, guided, far])
        #expect([root, left, right, leaf].allSatisfy { $0.constraints.isEmpty })
    }

    @Test func leavingDropsWhatCrossesTheCut() {
        pin(left, in: root, CGRect(x: 10, y: 10, width: 100, height: 100))
        pin(leaf, in: left, CGRect(x: 5, y: 5, width: 50, height: 50))
        let crossing = right.leadingAnchor.constraint(equalTo: leaf.trailingAnchor)
        crossing.isActive = true
        root.layoutIfNeeded()
        #expect(root.constraints.count == 3)
        left.removeFromSuperview()
        #expect(!crossing.isActive)
        #expect(root.constraints.isEmpty)
        // What lies inside stays.
        #expect(left.constraints.count == 4)
        #expect(leaf.constraints.count == 2)
    }

    @Test func aSubtreeMovesWithItsConstraints() {
        pin(left, in: root, CGRect(x: 10, y: 10, width: 100, height: 100))
        pin(right, in: root, CGRect(x: 150, y: 0, width: 120, height: 120))
        pin(leaf, in: left, CGRect(x: 5, y: 6, width: 50, height: 50))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        leaf.addSubview(inner)
        pin(inner, in: leaf, CGRect(x: 1, y: 2, width: 3, height: 4))
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        right.addSubview(leaf)
        leaf.leadingAnchor.constraint(equalTo: right.leadingAnchor, constant: 20).isActive = true
        leaf.topAnchor.constraint(equalTo: right.topAnchor, constant: 30).isActive = true
        inner.constraints.first?.constant = 9
        root.layoutIfNeeded()
        #expect(leaf.frame == CGRect(x: 20, y: 30, width: 50, height: 50))
        #expect(inner.frame == CGRect(x: 1, y: 2, width: 9, height: 4))
        // Out of the tree, and into one of its own.
        leaf.removeFromSuperview()
        inner.constraints.first?.constant = 11
        leaf.layoutIfNeeded()
        #expect(inner.frame.width == 11)
    }

    @Test func viewsAndGuidesMayEnd() {
        pin(left, in: root, CGRect(x: 10, y: 10, width: 100, height: 100))
        weak var gone: UIView?
        weak var goneGuide: UILayoutGuide?
        var kept: [NSLayoutConstraint] = []
        do {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            kept = [
                view.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                view.widthAnchor.constraint(equalToConstant: 9),
            ]
            NSLayoutConstraint.activate(kept)
            root.layoutIfNeeded()
            #expect(view.frame.origin == CGPoint(x: 110, y: 40))
            (gone, goneGuide) = (view, guide)
            view.removeFromSuperview()
            root.removeLayoutGuide(guide)
        }
        #expect(gone == nil)
        #expect(goneGuide == nil)
        #expect(kept.allSatisfy { !$0.isActive })
        #expect(kept.map { "\($0.description.contains("nil"))" } == ["true", "true", "true", "true"])
        left.constraints.first?.constant = 50
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 10, y: 10, width: 50, height: 100))
        for constraint in kept { constraint.constant += 1 }
        #expect(!collectingExceptions { kept[0].isActive = true }.isEmpty)
        root.layoutIfNeeded()
    }

    @Test func aTreeMayEndWithItsConstraints() {
        var kept: [NSLayoutConstraint] = []
        weak var gone: UIView?
        do {
            let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            top.addSubview(child)
            kept = [
                child.leadingAnchor.constraint(equalTo: top.leadingAnchor),
                child.widthAnchor.constraint(equalToConstant: 4),
            ]
            NSLayoutConstraint.activate(kept)
            top.layoutIfNeeded()
            gone = top
        }
        #expect(gone == nil)
        #expect(kept.allSatisfy { !$0.isActive && $0.firstItem == nil })
        kept[1].constant = 5
        kept[1].isActive = false
    }
}
