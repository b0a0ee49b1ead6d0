import Testing
import UIKit

/// Constraints and the passes: what happens when views change them while they are laid out.
@MainActor
@Suite struct ConstraintPassTests {
    private let window = UIWindow(screen: UIScreen(.iPhone14))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        window.isHidden = false
        window.addSubview(root)
    }

    private func added<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    @discardableResult
    private func pin(_ view: UIView, _ frame: CGRect) -> [NSLayoutConstraint] {
        let parent = view.superview ?? root
        let made = [
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
        NSLayoutConstraint.activate(made)
        return made
    }

    @Test func updateConstraintsWithoutSuperIsHarmless() {
        final class Forgetful: UIView {
            var updates = 0
            var width: NSLayoutConstraint?
            override func updateConstraints() {
                updates += 1
                width?.constant = 77
            }
        }
        let view = added(Forgetful())
        view.width = pin(view, CGRect(x: 1, y: 2, width: 3, height: 4))[2]
        view.setNeedsUpdateConstraints()
        #expect(collectingAdvice { window.settle() }.isEmpty)
        #expect(view.updates == 1)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 77, height: 4))
        #expect(!view.needsUpdateConstraints())
    }

    @Test func removingWhatDoesNotFitAndLayingOutAgainConverges() {
        /// Lays chips out in a row and removes those that overflow, as documentation suggests it.
        final class Chips: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                let outside = subviews.filter { $0.frame.maxX > bounds.maxX }
                guard !outside.isEmpty else { return }
                for view in outside { view.removeFromSuperview() }
                super.layoutSubviews()
            }
        }
        let chips = added(Chips())
        pin(chips, CGRect(x: 0, y: 0, width: 250, height: 50))
        var last: UIView?
        for _ in 0..<5 {
            let chip = added(UIView(), to: chips)
            NSLayoutConstraint.activate([
                chip.leadingAnchor.constraint(equalTo: last?.trailingAnchor ?? chips.leadingAnchor),
                chip.topAnchor.constraint(equalTo: chips.topAnchor),
                chip.widthAnchor.constraint(equalToConstant: 100),
                chip.heightAnchor.constraint(equalToConstant: 50),
            ])
            last = chip
        }
        #expect(collectingAdvice { window.settle() }.isEmpty)
        #expect(chips.subviews.map(\.frame.minX) == [0, 100])
        #expect(chips.passes <= 3)
        #expect(chips.constraints.count == 6)
    }

    @Test func aConstraintChangedWhileLayingOutCountsInTheSamePass() {
        final class Half: UIView {
            var width: NSLayoutConstraint?
            var widths: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant = bounds.width / 2
                if let first = subviews.first { widths.append(first.frame.width) }
            }
        }
        let half = added(Half())
        let outer = pin(half, CGRect(x: 0, y: 0, width: 300, height: 50))
        let inner = added(UIView(), to: half)
        half.width = pin(inner, CGRect(x: 0, y: 0, width: 10, height: 10))[2]
        #expect(collectingAdvice { window.settle() }.isEmpty)
        #expect(inner.frame.width == 150)
        #expect(half.widths == [10, 150])
        outer[2].constant = 200
        window.settle()
        #expect(inner.frame.width == 100)
    }

    @Test func animatedConstants() throws {
        try withOwnClock { clock in
            let view = added(UIView())
            let constraints = pin(view, CGRect(x: 0, y: 0, width: 100, height: 50))
            let follower = added(UIView())
            NSLayoutConstraint.activate([
                follower.leadingAnchor.constraint(equalTo: view.trailingAnchor),
                follower.topAnchor.constraint(equalTo: view.topAnchor),
                follower.widthAnchor.constraint(equalToConstant: 10),
                follower.heightAnchor.constraint(equalToConstant: 10),
            ])
            window.settle()
            constraints[0].constant = 40
            constraints[2].constant = 200
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
            #expect(view.frame == CGRect(x: 40, y: 0, width: 200, height: 50))
            clock.advance(by: 0.25)
            let shown = try #require(view.layer.presentation())
            #expect(shown.frame == CGRect(x: 10, y: 0, width: 125, height: 50))
            let followed = try #require(follower.layer.presentation())
            #expect(followed.frame == CGRect(x: 135, y: 0, width: 10, height: 10))
            clock.advance(by: 0.75)
            #expect(view.layer.presentation() == nil)
        }
    }

    @Test func preferredMaxLayoutWidth() {
        let label = added(UILabel())
        label.text = String(repeating: "word ", count: 20)
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 120
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        window.settle()
        let natural = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        #expect(label.frame.width <= 120)
        #expect(abs(label.frame.height - natural.height) < 0.5)
        let narrow = label.frame.height
        label.preferredMaxLayoutWidth = 0
        label.widthAnchor.constraint(equalToConstant: 240).isActive = true
        window.settle()
        #expect(label.frame.width == 240)
        #expect(label.frame.height < narrow)
    }

    @Test func alignmentRectInsetsMayChange() {
        final class Badge: UIView {
            var insets = UIEdgeInsets.zero
            override var alignmentRectInsets: UIEdgeInsets { insets }
        }
        let badge = added(Badge())
        pin(badge, CGRect(x: 10, y: 20, width: 30, height: 40))
        window.settle()
        #expect(badge.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        badge.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        badge.invalidateIntrinsicContentSize()
        window.settle()
        #expect(badge.frame == CGRect(x: 8, y: 19, width: 36, height: 44))
        #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
}
