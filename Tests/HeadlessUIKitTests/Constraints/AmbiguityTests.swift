import Testing
import UIKit

/// A screen with two labels side by side, as properties.
private final class RowController: UIViewController {
    let first = UILabel()
    let second = UILabel()
    let scroll = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        (first.text, second.text) = ("First", "Second")
        for label in [first, second] {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            first.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            second.topAnchor.constraint(equalTo: first.topAnchor),
        ])
    }

    /// Adds the scroll view, over the whole view.
    func addScroll() {
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

@MainActor
@Suite struct AmbiguityTests {
    private let controller = RowController()
    private let window = UIWindow(screen: UIScreen(.iPhone14))
    private var view: UIView { controller.view }

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
    }

    private func added(to parent: UIView? = nil) -> UIView {
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? view).addSubview(made)
        return made
    }

    @Test func tieOfHugging() throws {
        let (first, second) = (controller.first, controller.second)
        #expect(first.hasAmbiguousLayout)
        #expect(second.hasAmbiguousLayout)
        let report = view.ambiguousLayoutReport()
        #expect(report.entries.map(\.name) == ["self.first", "self.second"])
        #expect(report.entries.map(\.variables) == [["Width"], ["minX", "Width"]])
        #expect(report.entries.map(\.axis) == [.horizontal, .horizontal])
        for entry in report.entries {
            #expect(entry.reason == "tie at 250 between the hugging of self.first and self.second")
            #expect(entry.suggestion.contains("contentHuggingPriority, such as 251"))
        }
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let settled = view.ambiguousLayoutReport()
        #expect(settled.isEmpty, "\(settled)")
        #expect(!first.hasAmbiguousLayout)
        #expect(first.frame.width == first.intrinsicContentSize.width)
    }

    @Test func tieOfCompression() {
        controller.first.text = String(repeating: "wide ", count: 40)
        controller.second.text = controller.first.text
        let report = view.ambiguousLayoutReport()
        #expect(
            report.entries.first?.reason
                == "tie at 750 between the compression resistance of self.first and self.second")
        controller.second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(view.ambiguousLayoutReport().isEmpty)
    }

    @Test func tieOfConstraints() throws {
        controller.first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let box = added()
        let conflicting = [
            box.widthAnchor.constraint(equalToConstant: 100),
            box.widthAnchor.constraint(equalToConstant: 200),
        ]
        for constraint in conflicting { constraint.priority = .defaultHigh }
        NSLayoutConstraint.activate(
            conflicting + [
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 1),
            ])
        let entry = try #require(view.ambiguousLayoutReport().entries.first)
        #expect(entry.view === box)
        #expect(entry.variables == ["Width"])
        #expect(
            entry.reason.hasPrefix("tie at 750 between (UIView in self.view).width == 100, priority 750 ["))
        #expect(entry.reason.contains("AmbiguityTests.swift:"))
    }

    @Test func nothingSaysAnything() throws {
        controller.first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let box = added()
        let entries = view.ambiguousLayoutReport().entries
        #expect(entries.map(\.variables) == [["minX", "Width"], ["minY", "Height"]])
        #expect(
            entries.map(\.reason) == [
                "no constraint speaks of it horizontally", "no constraint speaks of it vertically",
            ])
        #expect(entries.first?.suggestion == "Pin two of its leading, trailing, centerX and width")
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        let fewer = view.ambiguousLayoutReport().entries
        #expect(fewer.map(\.variables) == [["Width"], ["minY"]])
        #expect(
            fewer.map(\.reason) == [
                "nothing determines its width", "nothing determines where it lies vertically",
            ])
    }

    /// No length is negative: a required height of at most 0 is one of 0.
    @Test func noHeightIsNoChoice() {
        controller.first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let box = added()
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 10),
            box.heightAnchor.constraint(lessThanOrEqualToConstant: 0),
        ])
        #expect(!box.hasAmbiguousLayout)
        #expect(view.ambiguousLayoutReport().isEmpty)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
    }

    @Test func whatFollowsAnotherSaysSo() throws {
        controller.first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let (one, two) = (added(), added())
        NSLayoutConstraint.activate(
            [one, two].flatMap {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    $0.topAnchor.constraint(equalTo: view.topAnchor),
                    $0.heightAnchor.constraint(equalToConstant: 10),
                ]
            } + [two.widthAnchor.constraint(equalTo: one.widthAnchor)])
        let entries = view.ambiguousLayoutReport().entries
        #expect(entries.count == 2)
        #expect(entries[1].reason == "it goes with UIView 1 in self.view, which is not determined either")
    }

    @Test func scrollContentWithoutAPath() throws {
        controller.first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        controller.addScroll()
        let (head, foot) = (added(to: controller.scroll), added(to: controller.scroll))
        let guide = controller.scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            head.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            head.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            head.widthAnchor.constraint(equalTo: controller.scroll.frameLayoutGuide.widthAnchor),
            head.heightAnchor.constraint(equalToConstant: 400),
            head.topAnchor.constraint(equalTo: guide.topAnchor),
            foot.leadingAnchor.constraint(equalTo: head.leadingAnchor),
            foot.widthAnchor.constraint(equalTo: head.widthAnchor),
            foot.heightAnchor.constraint(equalToConstant: 500),
            foot.topAnchor.constraint(equalTo: head.bottomAnchor),
        ])
        let report = view.ambiguousLayoutReport()
        let entry = try #require(report.entries.first { $0.guide === guide })
        #expect(report.entries.count == 1, "\(report)")
        #expect(entry.name == "self.scroll.contentLayoutGuide")
        #expect(entry.variables == ["Height"])
        #expect(
            entry.reason
                == "content size undetermined: no path from (UIView 2 in self.scroll).bottom to self.scroll.bottom"
        )
        foot.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        let settled = view.ambiguousLayoutReport()
        #expect(settled.isEmpty, "\(settled)")
        #expect(controller.scroll.contentSize == CGSize(width: 390, height: 900))
    }

    @Test func scrollContentWithoutALength() throws {
        controller.first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        controller.addScroll()
        let body = added(to: controller.scroll)
        NSLayoutConstraint.activate([
            body.leadingAnchor.constraint(equalTo: controller.scroll.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: controller.scroll.trailingAnchor),
            body.topAnchor.constraint(equalTo: controller.scroll.topAnchor),
            body.bottomAnchor.constraint(equalTo: controller.scroll.bottomAnchor),
        ])
        let entries = view.ambiguousLayoutReport().entries
        let reasons = entries.filter { $0.guide != nil }.map(\.reason)
        #expect(reasons.count == 2)
        #expect(
            reasons.first
                == "content size undetermined: no path from self.scroll.leading to self.scroll.trailing "
                + "that has a length all along")
    }

    @Test func exercisingMovesToAnotherSolution() {
        let first = controller.first
        let before = first.frame.width
        first.exerciseAmbiguityInLayout()
        #expect(first.frame.width != before)
        #expect(first.frame.width + controller.second.frame.width == view.bounds.width)
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.layoutIfNeeded()
        let settled = first.frame
        first.exerciseAmbiguityInLayout()
        #expect(first.frame == settled)
    }

    @Test func constraintsAffectingLayout() {
        let first = controller.first
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.layoutIfNeeded()
        let horizontal = first.constraintsAffectingLayout(for: .horizontal)
        let texts = horizontal.map { "\($0)" }
        #expect(texts.contains { $0.contains("H:|-(0)-[UILabel:") })
        #expect(
            texts.contains {
                $0.hasPrefix("<NSContentSizeLayoutConstraint:0x")
                    && $0.contains("Hug:251 CompressionResistance:750")
            })
        #expect(!texts.contains { $0.contains(" V:") })
        let vertical = first.constraintsAffectingLayout(for: .vertical)
        #expect(vertical.contains { $0.firstAttribute == .top })
        let root = view.constraintsAffectingLayout(for: .horizontal)
        #expect(root.allSatisfy { "\($0)".hasPrefix("<NSAutoresizingMaskLayoutConstraint:") })
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let pin = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
        pin.isActive = true
        #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(pin))
        #expect(guide.hasAmbiguousLayout)
        #expect(!view.safeAreaLayoutGuide.hasAmbiguousLayout)
    }

    @Test func trace() throws {
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(plain)
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            controller.first.bottomAnchor.constraint(lessThanOrEqualTo: plain.topAnchor, constant: 500),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 9),
        ])
        let lines = view.autolayoutTrace().split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        func address(_ object: AnyObject) -> String {
            "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        }
        #expect(lines[0].isEmpty)
        #expect(lines[1].hasSuffix("UIWindow:\(address(window))"))
        let root = try #require(lines.first { $0.contains("•UIView:\(address(view))") })
        let depth = String(root.prefix { $0 == "|" || $0 == " " })
        let label = address(controller.first)
        #expect(
            lines.contains {
                $0.hasPrefix(
                    "\(depth)|   *UILabel:\(label)'First'- AMBIGUOUS LAYOUT for UILabel:\(label).Width{id: ")
            })
        #expect(lines.contains("\(depth)|   +UIView:\(address(plain))"))
        #expect(
            lines.contains {
                $0.hasPrefix(
                    "\(depth)|   *<UILayoutGuide: \(address(guide)) - \"gap\", layoutFrame = "
                        + "{{0, 0}, {390, 9}}, owningView = <UIView: ")
            })
        #expect(lines.contains("Legend:"))
        #expect(view._autolayoutTrace() == view.autolayoutTrace())
    }
}
