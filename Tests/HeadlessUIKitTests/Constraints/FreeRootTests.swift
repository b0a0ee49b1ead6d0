import Testing
import UIKit

/// A view without a superview that says `translatesAutoresizingMaskIntoConstraints = false` has the size that constraints
/// give it, as on iOS, where tests of cells and cards rely on it.
@MainActor @Suite struct FreeRootTests {
    private func added<View: UIView>(_ view: View, to parent: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func root() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.translatesAutoresizingMaskIntoConstraints = false
        return root
    }

    private func pin(_ view: UIView, _ inset: CGFloat) {
        guard let parent = view.superview else { return }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
        ])
    }

    @Test func theContentGivesTheSize() {
        let (root, box) = (root(), StackBox(50, 20))
        pin(added(box, to: root), 8)
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 66, height: 36))
        #expect(box.frame == CGRect(x: 8, y: 8, width: 50, height: 20))
        box.natural.width = 70
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 86, height: 36))
    }

    @Test func ownConstraintsGiveTheSizeWithoutAConflict() {
        let root = root()
        let width = root.widthAnchor.constraint(equalToConstant: 100)
        let height = root.heightAnchor.constraint(equalToConstant: 50)
        let advice = collectingAdvice {
            NSLayoutConstraint.activate([width, height])
            root.layoutIfNeeded()
        }
        #expect(advice.isEmpty)
        #expect(root.bounds.size == CGSize(width: 100, height: 50))
        width.constant = 120
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 120, height: 50))
    }

    @Test func aTextIsAsHighAsItsWidthNeeds() {
        let (root, label) = (root(), UILabel())
        label.numberOfLines = 0
        label.text = "Some words that need more than one line"
        pin(added(label, to: root), 10)
        root.widthAnchor.constraint(equalToConstant: 120).isActive = true
        root.layoutIfNeeded()
        let needed = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
        #expect(root.bounds.size == CGSize(width: 120, height: needed + 20))
    }

    @Test func aLeafHasItsNaturalSize() {
        let label = UILabel()
        label.text = "Some words"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.heightAnchor.constraint(equalToConstant: 40).isActive = true
        label.layoutIfNeeded()
        #expect(label.bounds.size == CGSize(width: label.intrinsicContentSize.width, height: 40))
    }

    @Test func aStackIsAsLargeAsItsViews() {
        let stack = UIStackView(arrangedSubviews: [StackBox(50, 20), StackBox(30, 40)])
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.layoutIfNeeded()
        #expect(stack.bounds.size == CGSize(width: 84, height: 40))
    }

    @Test func aRootThatKeepsItsFrameKeepsIt() {
        let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), StackBox(50, 20))
        pin(added(box, to: root), 8)
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 320, height: 480))
        #expect(box.frame.size == CGSize(width: 304, height: 464))
    }
}
