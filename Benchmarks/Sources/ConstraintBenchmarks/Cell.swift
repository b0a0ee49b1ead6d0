import BenchmarkSupport
import GalleryScreens
import UIKit

/// A post of 12 labels and 3 images in four languages: its fitting size when its text changes, and the time of
/// one that is made, measured and laid out.
@MainActor
func runCell() {
    let languages: [(String, FeedItem.Type)] = [
        ("constraints", ConstraintFeedItem.self), ("stack views", StackFeedItem.self),
        ("SnapKit", SnapFeedItem.self), ("HypeUI", HypeFeedItem.self),
    ]
    let posts = [FeedPost.sample(sentences: 1), .sample(sentences: 3)]
    for (name, type) in languages {
        let item = type.init(posts[0])
        var step = 0
        Benchmark("post by \(name): fitting size, other text", .microseconds, bar: 30, operations: 100).run {
            for _ in 0..<100 {
                step += 1
                item.text.text = posts[step % 2].text
                _ = item.systemLayoutSizeFitting(
                    CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            }
        }
        Benchmark("  made, measured and laid out", .microseconds, operations: 20).run {
            for _ in 0..<20 {
                let item = type.init(posts[0])
                item.frame.size = item.systemLayoutSizeFitting(
                    CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                item.layoutIfNeeded()
            }
        }
    }
}
