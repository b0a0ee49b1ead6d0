import TestSupport
import Testing
import UIKit

/// A view with a natural size.
private final class NaturalView: UIView {
    let natural: CGFloat

    init(_ natural: CGFloat) {
        self.natural = natural
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("not read from a nib") }
    override var intrinsicContentSize: CGSize { CGSize(width: natural, height: natural) }
}

/// Views of equal priorities that have to share: the first gets what is left and keeps what it has. The numbers of the
/// first two tests are those of pictures recorded on iOS.
@MainActor @Suite struct TieTests {
    /// The constraints of a column of views with gaps of 2 in a page.
    private func column(_ views: [UIView], in page: UIView, gap: CGFloat) -> [NSLayoutConstraint] {
        var made = [views[0].topAnchor.constraint(equalTo: page.topAnchor)]
        for (one, two) in zip(views, views.dropFirst()) {
            made.append(two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: gap))
        }
        made.append(views[views.count - 1].bottomAnchor.constraint(equalTo: page.bottomAnchor))
        for view in views {
            made.append(view.leadingAnchor.constraint(equalTo: page.leadingAnchor))
            made.append(view.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor))
        }
        return made
    }

    /// The heights of views in a column, whose constraints are activated in a random order.
    private func heights(
        _ natural: [CGFloat], in height: CGFloat, gap: CGFloat, _ random: inout SeededRandom
    ) -> [CGFloat] {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
        let views = natural.map(NaturalView.init)
        views.forEach(page.addSubview)
        let extra = NaturalView(7)
        page.addSubview(extra)
        var all = column(views, in: page, gap: gap)
        all.append(extra.topAnchor.constraint(equalTo: page.topAnchor))
        all.append(extra.leadingAnchor.constraint(equalTo: page.leadingAnchor))
        NSLayoutConstraint.activate(all.shuffled(using: &random))
        page.layoutIfNeeded()
        return views.map(\.frame.height)
    }

    @Test(arguments: RandomRuns.seeds(default: 20))
    func theFirstStretches(seed: RandomSeed) {
        var random = seed.random
        #expect(heights([20, 50, 20, 20, 20], in: 200, gap: 2, &random) == [82, 50, 20, 20, 20])
        #expect(heights([20, 20], in: 30, gap: 4, &random) == [20, 6])
    }

    @Test(arguments: RandomRuns.seeds(default: 20))
    func theFirstKeepsItsSize(seed: RandomSeed) {
        var random = seed.random
        #expect(heights([36, 36], in: 50, gap: 0, &random) == [36, 14])
        #expect(heights([36, 36, 36], in: 60, gap: 0, &random) == [36, 24, 0])
    }

    @Test func stacksDoTheSame() {
        let stack = UIStackView(arrangedSubviews: [20, 50, 20, 20, 20].map(NaturalView.init))
        (stack.axis, stack.spacing) = (.vertical, 2)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.height) == [82, 50, 20, 20, 20])
        let row = UIStackView(arrangedSubviews: [36, 36].map(NaturalView.init))
        row.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews.map(\.frame.width) == [36, 14])
    }

    /// Of other optional constraints of one priority, the one that was activated first holds.
    @Test func theFirstOfTwoOptionalConstraintsHolds() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(box)
        let widths = [80, 30].map { box.widthAnchor.constraint(equalToConstant: $0) }
        for width in widths {
            width.priority = .defaultHigh
            width.isActive = true
        }
        page.layoutIfNeeded()
        #expect(box.frame.width == 80)
        #expect(box.hasAmbiguousLayout)
        widths[0].isActive = false
        widths[0].isActive = true
        page.layoutIfNeeded()
        #expect(box.frame.width == 30)
    }
}
