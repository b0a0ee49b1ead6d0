import FlexLayout
import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct TrialTests {
    @Test func aWiderItemMovesItsNeighbours() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (first, second) = (UIView(), UIView())
        let row = FlexRow(first, second)
        row.frame = root.bounds
        root.addSubview(row)
        root.layoutIfNeeded()
        let before = LayoutInspector.capture(root)
        let difference = first.whatIf(widerBy: 20)
        #expect(difference.changes(.resized).count == 1)
        #expect(difference.changes(.moved).count == 1)
        #expect(first.frame.width == 40)
        #expect(second.frame.minX == 40)
        #expect(LayoutInspector.capture(root).isSameScreen(as: before))
    }

    @Test func aConstrainedViewGetsAnotherWidth() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (box, next) = (UIView(), UIView())
        for view in [box, next] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 10),
            next.leadingAnchor.constraint(equalTo: box.trailingAnchor),
            next.topAnchor.constraint(equalTo: root.topAnchor),
            next.widthAnchor.constraint(equalToConstant: 50),
            next.heightAnchor.constraint(equalToConstant: 10),
        ])
        let before = LayoutInspector.capture(root)
        let difference = box.whatIf(widerBy: 20)
        #expect(difference.changes(.moved).count == 1)
        #expect(difference.changes(.resized).count == 1)
        #expect(LayoutInspector.capture(root).isSameScreen(as: before))
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomChangesAreUndone(seed: RandomSeed) throws {
        var random = seed.random
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        let labels = (0..<4).map { index in
            let label = UILabel()
            label.text = String(repeating: "word ", count: index + 1)
            label.numberOfLines = 0
            stack.addArrangedSubview(label)
            return label
        }
        let width = stack.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            width, stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        ])
        let plain = UIView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
        root.addSubview(plain)
        root.layoutIfNeeded()
        let options = CaptureOptions()
        let before = LayoutInspector.capture(root, options: options)
        let changes: [() -> Void] = [
            { width.constant = 90 }, { width.isActive = false }, { labels[1].isHidden = true },
            { labels[2].text = "another text that is long enough to wrap into lines" },
            { stack.spacing = 17 }, { stack.axis = .horizontal }, { plain.frame.origin.x = 99 },
            { plain.removeFromSuperview() },
            { root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) },
            { stack.setCustomSpacing(30, after: labels[0]) }, { labels[0].numberOfLines = 1 },
            { root.bringSubviewToFront(stack) }, { stack.removeArrangedSubview(labels[3]) },
            { plain.alpha = 0.5 }, { labels[0].setContentHuggingPriority(.required, for: .vertical) },
            { root.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40) },
        ]
        let chosen = (0..<3).map { _ in changes.randomElement(using: &random)! }
        let trial = LayoutInspector.trying(in: root, options: options) { for change in chosen { change() } }
        let after = LayoutInspector.capture(root, options: options)
        let isSame = after.isSameScreen(as: before)
        // Captures are long to print.
        let places = [
            after.difference(from: before).description, "\(after.constraints == before.constraints)",
            "\(after.views == before.views)", "\(after.texts == before.texts)",
            "\(zip(after.views, before.views).filter { $0 != $1 })",
        ]
        #expect(isSame, "\(places.joined(separator: "; "))")
        #expect(trial.isRestored)
    }
}

@Suite @MainActor struct TrialPropertyTests {
    /// A change of a property, and what it is read by.
    private struct Change {
        var name: String
        var make: () -> Void
        var read: () -> String

        init(_ name: String, _ make: @escaping () -> Void, _ read: @escaping () -> Any?) {
            (self.name, self.make) = (name, make)
            self.read = { "\(read().map { "\($0)" } ?? "none")" }
        }
    }

    @Test func textsTraitsAndLayersAreAsBefore() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (label, field, text) = (UILabel(), UITextField(), UITextView())
        let (button, image, plain) = (UIButton(type: .system), UIImageView(), UIView())
        for (index, view) in [label, field, text, button, image, plain].enumerated() {
            view.frame = CGRect(x: 0, y: index * 60, width: 200, height: 50)
            root.addSubview(view)
        }
        (label.text, field.text, text.text) = ("one", "two", "three")
        button.setTitle("four", for: .normal)
        let own = CALayer()
        image.layer.addSublayer(own)
        let changes: [Change] = [
            Change("label", { label.text = "other" }, { label.text }),
            Change("text colour", { label.textColor = .red }, { label.textColor }),
            Change("field", { field.text = "other" }, { field.text }),
            Change("placeholder", { field.placeholder = "other" }, { field.placeholder }),
            Change("text view", { text.text = "other" }, { text.text }),
            Change("title", { button.setTitle("other", for: .normal) }, { button.title(for: .normal) }),
            Change("disabled", { button.isEnabled = false }, { button.isEnabled }),
            Change("image", { image.image = UIImage(systemName: "star") }, { image.image == nil }),
            Change(
                "dark", { root.overrideUserInterfaceStyle = .dark },
                { root.overrideUserInterfaceStyle.rawValue }),
            Change(
                "text size", { root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge },
                { plain.traitCollection.preferredContentSizeCategory }),
            Change(
                "direction", { root.semanticContentAttribute = .forceRightToLeft },
                { root.semanticContentAttribute.rawValue }),
            Change("background", { plain.backgroundColor = .red }, { plain.backgroundColor }),
            Change("tint", { root.tintColor = .red }, { plain.tintColor }),
            Change("corners", { plain.layer.cornerRadius = 9 }, { plain.layer.cornerRadius }),
            Change("border", { image.layer.borderWidth = 3 }, { image.layer.borderWidth }),
            Change("shadow", { image.layer.shadowOpacity = 1 }, { image.layer.shadowOpacity }),
            Change(
                "added layer", { plain.layer.addSublayer(CALayer()) }, { plain.layer.sublayers?.count ?? 0 }),
            Change("removed layer", { own.removeFromSuperlayer() }, { own.superlayer === image.layer }),
        ]
        root.layoutIfNeeded()
        for change in changes {
            let before = change.read()
            var during = ""
            let trial = LayoutInspector.trying(in: root) {
                change.make()
                during = change.read()
            }
            #expect(during != before, "\(change.name) changes nothing")
            #expect(change.read() == before, "\(change.name)")
            #expect(trial.isRestored, "\(change.name)")
        }
        let all = changes.map { $0.read() }
        let trial = LayoutInspector.trying(in: root) { for change in changes { change.make() } }
        #expect(changes.map { $0.read() } == all && trial.isRestored)
    }
}

private final class FlexRow: UIView {
    init(_ first: UIView, _ second: UIView) {
        super.init(frame: .zero)
        flex.direction(.row).define { flex in
            flex.addItem(first).width(40).height(10)
            flex.addItem(second).width(50).height(10)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout()
    }
}
