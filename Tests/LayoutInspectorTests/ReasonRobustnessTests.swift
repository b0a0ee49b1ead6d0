import FlexLayout
import Foundation
import PinLayout
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct ReasonRobustnessTests {
    @Test func reasonsOfACaptureAreCodedAndNameViews() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (first, second) = (UIView(), UIView())
        first.accessibilityIdentifier = "first"
        root.flex.direction(.row).define { flex in
            flex.addItem(first).width(50).height(10)
            flex.addItem(second).width(40).height(10)
        }
        root.flex.layout()
        var options = CaptureOptions()
        options.includesReasons = true
        let capture = LayoutInspector.capture(root, options: options)
        let data = try JSONEncoder().encode(capture)
        #expect(try JSONDecoder().decode(LayoutCapture.self, from: data) == capture)
        let left = try #require(capture.reasons(of: 2).first { $0.subject == .left })
        let linked = left.steps.flatMap(\.parts).compactMap { part -> ViewID? in
            if case .view(_, let id) = part { id } else { nil }
        }
        #expect(linked == [capture.views[1].id])
        #expect(capture.reasons(of: capture.views[2].id) == capture.reasons(of: 2))
    }

    @Test func framesOfAnimatedAndDetachedViewsAreExplained() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.isHidden = false
        UIView.animate(withDuration: 1) { view.frame.origin.x = 50 }
        #expect(view.reasons()[.left]?.value == 50)
        let alone = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(alone.whyFrame().contains("left = 3"))
        #expect(alone.reasons()[.left]?.method == .root)
    }

    @Test func framesThatAreNoNumbersAreExplained() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: .infinity)
        root.addSubview(view)
        var options = CaptureOptions()
        options.includesReasons = true
        let capture = LayoutInspector.capture(root, options: options)
        _ = try JSONEncoder().encode(capture)
        #expect(!view.whyFrame().isEmpty)
    }

    @Test func deepTreesHaveReasons() throws {
        let depth = 100_000
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var last = root
        for _ in 0..<depth {
            let view = UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10))
            last.addSubview(view)
            last = view
        }
        var options = CaptureOptions()
        (options.laysOut, options.includesReasons) = (false, true)
        let capture = LayoutInspector.capture(root, options: options)
        #expect(capture.reasons.count == depth + 1)
        #expect(capture.reasons(of: depth).first?.value == 1)
        var next: UIView? = last
        while let view = next {
            next = view.superview
            view.removeFromSuperview()
        }
    }

    @Test func sentencesReadWell() {
        let root = SentenceView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.layoutIfNeeded()
        let texts = [root.title, root.badge, root.name, root.save, root.spring].map { $0.whyFrame() }
        if ProcessInfo.processInfo.environment["FORMWORK_PRINT_REASONS"] != nil {
            print(texts.joined(separator: "\n\n"))
        }
        #expect(texts[0].contains("SentenceView.title"))
        #expect(texts[1].contains("by pins"))
        #expect(texts[2].contains("by flexbox"))
        #expect(texts[3].contains("by stackView"))
        #expect(texts[4].contains("by autoresizing"))
    }
}

private final class SentenceView: UIView {
    let title = UILabel()
    let badge = UIView()
    let row = UIView()
    let picture = UIView()
    let name = UILabel()
    let stack = UIStackView()
    let cancel = UILabel()
    let save = UILabel()
    let box = UIView()
    let spring = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "A title that is so long that it takes more than one line of the screen"
        title.numberOfLines = 0
        title.translatesAutoresizingMaskIntoConstraints = false
        for view in [title, badge, row, stack, box] { addSubview(view) }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -8),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        ])
        row.flex.direction(.row).padding(8).columnGap(6).define { flex in
            flex.addItem(picture).size(40)
            flex.addItem(name).grow(1).marginLeft(4)
        }
        name.text = "Name"
        cancel.text = "Cancel"
        save.text = "Save"
        save.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        stack.spacing = 12
        stack.addArrangedSubview(cancel)
        stack.addArrangedSubview(save)
        stack.frame = CGRect(x: 0, y: 300, width: 320, height: 44)
        box.frame = CGRect(x: 0, y: 360, width: 100, height: 100)
        spring.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        spring.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        box.addSubview(spring)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        badge.pin.right(12).top(30%).size(24).marginRight(4)
        row.frame = CGRect(x: 0, y: 200, width: 320, height: 60)
        row.flex.layout()
    }
}
