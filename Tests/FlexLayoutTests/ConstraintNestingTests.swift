import FlexLayout
import Testing
import UIKit

/// Flex containers among constraints, and constraints in flex containers.
@MainActor @Suite struct ConstraintNestingTests {
    private func paragraph() -> UILabel {
        let label = UILabel()
        label.text =
            "A paragraph that takes one line where there is room, and more lines where there is less of it."
        label.numberOfLines = 0
        return label
    }

    /// A flex container between an icon and the right edge, with a view below it.
    private func scene() -> (root: UIView, flex: FlexView, label: UILabel, below: UIView) {
        let (root, container, label, below) = (UIView(), FlexView(), paragraph(), UIView())
        container.flex.padding(10).define { flex in
            flex.addItem(label)
            flex.addItem().height(20).marginTop(6)
        }
        for view in [container, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            container.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            container.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            container.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
            below.topAnchor.constraint(equalTo: container.bottomAnchor, constant: 4),
            below.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 30),
            below.heightAnchor.constraint(equalToConstant: 30),
            root.bottomAnchor.constraint(greaterThanOrEqualTo: below.bottomAnchor, constant: 5),
        ])
        return (root, container, label, below)
    }

    /// Equal but for the last bits of thirds.
    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy {
            abs($0) < 1e-9
        }
    }

    @Test(arguments: [200.0, 320, 700])
    func aFlexContainerIsAsHighAsItsTextAtTheWidthThatConstraintsGive(width: CGFloat) {
        let (root, container, label, below) = scene()
        root.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        root.layoutIfNeeded()
        let text = label.sizeThatFits(CGSize(width: width - 48 - 20, height: 0)).height
        #expect(isClose(container.frame, CGRect(x: 40, y: 12, width: width - 48, height: text + 46)))
        #expect(isClose(label.frame, CGRect(x: 10, y: 10, width: width - 68, height: text)))
        #expect(isClose(below.frame, CGRect(x: 40, y: text + 62, width: 30, height: 30)))
    }

    @Test func aChangeInAFlexContainerMovesWhatConstraintsPlaceBelowIt() {
        let (root, _, label, below) = scene()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 600)
        root.layoutIfNeeded()
        let before = below.frame.minY
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(below.frame.minY < before)
        #expect(below.frame.minY == label.sizeThatFits(CGSize(width: 132, height: 0)).height + 62)
    }

    @Test(arguments: [200.0, 320, 700])
    func theFittingSizeCountsTheFlexContainer(width: CGFloat) {
        let (root, _, label, _) = scene()
        let size = root.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let text = label.sizeThatFits(CGSize(width: width - 68, height: 0)).height
        #expect(size == CGSize(width: width, height: text + 62 + 35))
    }

    @Test func aLeafOfFlexMayBeLaidOutByConstraints() {
        final class Badge: UIView {
            let label = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                label.text = "New"
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
                    label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
                    label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
                    label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
                ])
            }

            required init?(coder: NSCoder) { nil }

            override func sizeThatFits(_ size: CGSize) -> CGSize {
                systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
        }
        let (container, badge) = (FlexView(), Badge())
        container.flex.direction(.row).alignItems(.start).define { $0.addItem(badge) }
        container.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        container.layoutIfNeeded()
        let text = badge.label.intrinsicContentSize
        #expect(badge.frame == CGRect(x: 0, y: 0, width: text.width + 12, height: text.height + 4))
        #expect(badge.label.frame == CGRect(x: 6, y: 2, width: text.width, height: text.height))
    }
}
