import UIKit

/// The cell by Auto Layout's visual format.
public final class VisualFormatFeedCell: FeedCell {
    /// What shares the space between the actions.
    private let spaces = [UIView(), UIView()]

    public override func compose() {
        addParts()
        for space in spaces { addSubview(space) }
        for view in subviews { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(header + content + bottom)
    }

    private var header: [NSLayoutConstraint] {
        format("H:|-8-[action]-8-[options]-8-|", .alignAllTop)
            + format("V:|-8-[action]-8-[poster(50)]-(>=8,8@249)-[posterComment]")
            + format("H:|-8-[poster(50)]-8-[name]-8-|", .alignAllTop)
            + format("V:[name]-1-[headline]-1-[time]-(>=8)-[posterComment]")
            + format("H:[poster]-8-[headline]-8-|")
            + format("H:[poster]-8-[time]-8-|")
    }

    private var content: [NSLayoutConstraint] {
        format("V:[posterComment]-8-[content(200)]-8-[title]-2-[domain]-8-[like]-8-[actor(34)]-(>=8)-|")
            + format("H:|-8-[posterComment]-8-|")
            + format("H:|[content]|")
            + format("H:|-8-[title]-8-|")
            + format("H:|-8-[domain]-8-|")
    }

    private var bottom: [NSLayoutConstraint] {
        format("H:|-8-[like][first(>=8)][comment][second(==first)][share]-8-|", .alignAllTop)
            + format("V:[first(0)]")
            + format("V:[second(0)]")
            + format("H:|-8-[actor(34)]-8-[actorComment]-8-|", .alignAllTop)
            + format("V:[actorComment]-(>=8)-|")
    }

    private func format(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: names)
    }

    private lazy var names: [String: Any] = [
        "action": actionLabel, "options": optionsLabel, "poster": posterImage, "name": posterName,
        "headline": posterHeadline, "time": posterTimestamp, "posterComment": posterComment,
        "content": contentImage, "title": contentTitle, "domain": contentDomain, "like": likeLabel,
        "comment": commentLabel, "share": shareLabel, "first": spaces[0], "second": spaces[1],
        "actor": actorImage, "actorComment": actorComment,
    ]
}
