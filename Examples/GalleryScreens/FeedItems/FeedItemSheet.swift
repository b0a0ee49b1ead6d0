import UIKit

/// One post, laid out in four languages, side by side.
public enum FeedItemSheet {
    /// The items, each sized by its constraints for a width in points.
    @MainActor
    public static func make(width: CGFloat) -> UIView {
        let items: [FeedItem.Type] = [
            ConstraintFeedItem.self, StackFeedItem.self, SnapFeedItem.self, HypeFeedItem.self,
        ]
        let titles = ["Constraints, visual format", "Stack views", "SnapKit", "HypeUI"]
        let sheet = UIView()
        sheet.backgroundColor = .systemGray5
        var height: CGFloat = 0
        for (index, (type, title)) in zip(items, titles).enumerated() {
            let (item, caption) = (type.init(.sample()), UILabel())
            let x = 16 + CGFloat(index) * (width + 16)
            caption.text = title
            caption.font = .boldSystemFont(ofSize: 13)
            caption.frame = CGRect(x: x, y: 12, width: width, height: 20)
            item.frame.size = item.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            item.frame.origin = CGPoint(x: x, y: 40)
            sheet.addSubview(caption)
            sheet.addSubview(item)
            height = max(height, item.frame.maxY)
        }
        sheet.frame.size = CGSize(width: 16 + CGFloat(items.count) * (width + 16), height: height + 16)
        sheet.layoutIfNeeded()
        return sheet
    }
}
