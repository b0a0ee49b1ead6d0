import Layout
import Testing
import UIKit

/// A feed item by a layout and by frames written by hand: the same frames, with each text measured once.
@MainActor @Suite struct FeedItemTests {
    private let avatar = UIView()
    private let picture = UIView()
    private let name = UILabel()
    private let headline = UILabel()
    private let time = UILabel()
    private let text = UILabel()
    private let likes = UILabel()
    private let comments = UILabel()

    private var all: [UIView] { [avatar, name, headline, time, text, picture, likes, comments] }

    init() { for label in [name, headline, time, text, likes, comments] { label.numberOfLines = 0 } }

    private func show(_ post: Int) {
        name.text = "Grace Hopper \(post)"
        headline.text = "Compilers, ships and a very small bug \(post)"
        time.text = "\(post) h"
        text.text =
            "A layout is a function of a size. Whoever writes it by hand writes the same additions again and "
            + "again, and whoever reads it has to find out what was meant. \(post)"
        likes.text = "\(post) likes"
        comments.text = "\(post) comments"
    }

    @LayoutBuilder private var content: some Layout {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 8) {
                avatar.layout().size(width: 48, height: 48)
                VStack(alignment: .leading, spacing: 2) {
                    name.layout()
                    headline.layout()
                    time.layout()
                }
                Spacer()
            }
            text.layout()
            picture.layout().size(height: 180)
            HStack(spacing: 8) {
                likes.layout()
                Spacer()
                comments.layout()
            }
        }
        .padding(12)
    }

    /// The frames by hand, in the order of ``all``.
    private func frames(in width: CGFloat) -> [CGRect] {
        func size(_ view: UIView, _ width: CGFloat) -> CGSize {
            view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        var result = [box(12, 12, 48, 48)]
        var y: CGFloat = 12
        for label in [name, headline, time] {
            result.append(CGRect(origin: CGPoint(x: 68, y: y), size: size(label, width - 88)))
            y = result[result.count - 1].maxY + 2
        }
        y = max(60, y - 2) + 8
        result.append(CGRect(origin: CGPoint(x: 12, y: y), size: size(text, width - 24)))
        y = result[result.count - 1].maxY + 8
        result.append(box(12, y, width - 24, 180))
        y += 188
        let (left, right) = (size(likes, width - 24), size(comments, width - 24))
        result.append(CGRect(origin: CGPoint(x: 12, y: y), size: left))
        result.append(CGRect(origin: CGPoint(x: width - 12 - right.width, y: y), size: right))
        return result
    }

    @Test func theLayoutHasTheFramesWrittenByHand() {
        let container = LayoutContainer(frame: box(0, 0, 390, 600))
        container.alignment = .top
        container.setBody { content }
        let widths: [CGFloat] = [390, 414, 375, 320, 768, 390]
        for (turn, width) in widths.enumerated() {
            show(turn * 1003)
            container.frame.size.width = width
            container.layoutIfNeeded()
            for (view, frame) in zip(all, frames(in: width)) {
                let (own, hand) = (view.frame(in: container), frame)
                let isEqual =
                    abs(own.minX - hand.minX) < 1e-9 && abs(own.minY - hand.minY) < 1e-9
                    && abs(own.width - hand.width) < 1e-9 && abs(own.height - hand.height) < 1e-9
                #expect(isEqual, "\(view) is \(own), not \(hand), in \(width)")
            }
        }
    }

    /// The cached results show it: a text is measured at no second width as long as its lines break alike.
    @Test func everyTextIsMeasuredOnce() throws {
        let container = LayoutContainer(frame: box(0, 0, 390, 600))
        container.setBody { content }
        for (post, label) in [name, headline, time, text, likes, comments].enumerated() {
            show(post)
            container.layoutIfNeeded()
            let measurements = try #require(container.explanation(of: label)).measurements
            #expect(Set(measurements.map(\.proposal)).count == 1, "\(label.text ?? "")")
        }
    }
}
