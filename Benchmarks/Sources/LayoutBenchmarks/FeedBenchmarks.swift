import BenchmarkSupport
import Layout
import UIKit

/// A feed item by a layout and by hand, showing new posts at two widths.
@MainActor
enum FeedBenchmarks {
    /// The maximum of a layout's time beside frames by hand.
    private static let bar = 1.5

    static func run() {
        let (item, hand) = (FeedParts(), FeedParts())
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        container.alignment = .top
        container.setBody { body(item) }
        let view = HandView(hand)
        view.frame = container.frame
        var (layout, frames): ([Double], [Double]) = ([], [])
        for turn in 0..<34 {
            let first = time {
                item.show($0 + turn * 1000)
                container.frame.size.width = $0 % 2 == 0 ? 390 : 414
                container.layoutIfNeeded()
            }
            let second = time {
                hand.show($0 + turn * 1000 + 500_000)
                view.frame.size.width = $0 % 2 == 0 ? 390 : 414
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            guard turn >= 3 else { continue }
            layout.append(first)
            frames.append(second)
        }
        let bare = Benchmark("feed item by hand, new posts", .microseconds).report(frames)
        let median = Benchmark("feed item by a layout, new posts", .microseconds, bar: bare * bar).report(
            layout)
        print("    the layout takes \(String(format: "%.2f", median / bare)) times as long")
        item.show(7)
        hand.show(7)
        container.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let difference = zip(item.all, hand.all).map { one, other in
            let box = one.convert(one.bounds, to: container)
            return [
                abs(box.minX - other.frame.minX), abs(box.minY - other.frame.minY),
                abs(box.width - other.frame.width), abs(box.height - other.frame.height),
            ].max() ?? 0
        }.max()
        print("    the two ways differ by at most \(difference ?? 0) points")
    }

    private static func time(_ work: (Int) -> Void) -> Double {
        let operations = 20
        let start = DispatchTime.now().uptimeNanoseconds
        for index in 0..<operations { work(index) }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1000 / Double(operations)
    }

    @LayoutBuilder private static func body(_ item: FeedParts) -> some Layout {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 8) {
                item.avatar.layout().size(width: 48, height: 48)
                VStack(alignment: .leading, spacing: 2) {
                    item.name.layout()
                    item.headline.layout()
                    item.time.layout()
                }
                Spacer()
            }
            item.text.layout()
            item.picture.layout().size(height: 180)
            HStack(spacing: 8) {
                item.likes.layout()
                Spacer()
                item.comments.layout()
            }
        }
        .padding(12)
    }
}

/// The views of a feed item.
@MainActor
final class FeedParts {
    let (avatar, picture) = (UIView(), UIView())
    let (name, headline, time, text) = (UILabel(), UILabel(), UILabel(), UILabel())
    let (likes, comments) = (UILabel(), UILabel())

    var all: [UIView] { [avatar, name, headline, time, text, picture, likes, comments] }

    init() { for label in [name, headline, time, text, likes, comments] { label.numberOfLines = 0 } }

    func show(_ post: Int) {
        name.text = "Grace Hopper \(post)"
        headline.text = "Compilers, ships and a very small bug \(post)"
        time.text = "\(post) h"
        text.text =
            "A layout is a function of a size. Whoever writes it by hand writes the same additions again and "
            + "again, and whoever reads it has to find out what was meant. \(post)"
        likes.text = "\(post) likes"
        comments.text = "\(post) comments"
    }
}

/// The same item by hand.
final class HandView: UIView {
    private let parts: FeedParts

    init(_ parts: FeedParts) {
        self.parts = parts
        super.init(frame: .zero)
        for view in parts.all { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        parts.avatar.frame = CGRect(x: 12, y: 12, width: 48, height: 48)
        var y: CGFloat = 12
        for label in [parts.name, parts.headline, parts.time] {
            // The stack keeps 8 points from the spacer at its end, too.
            y = place(label, x: 68, y: y, width: width - 88).maxY + 2
        }
        y = max(60, y - 2) + 8
        y = place(parts.text, x: 12, y: y, width: width - 24).maxY + 8
        parts.picture.frame = CGRect(x: 12, y: y, width: width - 24, height: 180)
        y += 188
        let likes = place(parts.likes, x: 12, y: y, width: width - 24)
        let size = parts.comments.sizeThatFits(
            CGSize(width: width - 32 - likes.width, height: .greatestFiniteMagnitude))
        parts.comments.frame = CGRect(
            x: width - 12 - size.width, y: y, width: size.width, height: size.height)
    }

    private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat) -> CGRect {
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        view.frame = frame
        return frame
    }
}
