import UIKit

/// A post laid out by 67 constraints, most of them in visual format.
public final class ConstraintFeedItem: FeedItem {
    /// The constraints.
    public private(set) var layout: [NSLayoutConstraint] = []

    public override func compose() {
        for view in labels + pictures {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        layout = header + middle + bottom + guards
        NSLayoutConstraint.activate(layout)
    }

    private func format(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
    ) -> [NSLayoutConstraint] {
        let views: [String: Any] = [
            "name": name, "headline": headline, "time": time, "more": more, "text": text, "picture": picture,
            "likes": likes, "comments": comments, "like": actions[0], "comment": actions[1],
            "share": actions[2], "send": actions[3], "replyAvatar": replyAvatar, "reply": reply,
        ]
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: ["margin": 12, "gap": 8], views: views)
    }

    private var header: [NSLayoutConstraint] {
        [
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            name.topAnchor.constraint(equalTo: avatar.topAnchor),
            more.topAnchor.constraint(equalTo: avatar.topAnchor),
        ] + format("V:[name]-(2)-[headline]-(2)-[time]", .alignAllLeading) + format("H:[more]-(margin)-|")
            + [name, headline, time].map {
                $0.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor, constant: -8)
            }
    }

    private var middle: [NSLayoutConstraint] {
        format(
            "V:[time]-(gap)-[text]-(gap)-[picture(180)]-(gap)-[likes]-(gap)-[like(44)]-(gap)-[replyAvatar]")
            + format("H:|-(margin)-[text]-(margin)-|") + format("H:|[picture]|")
            + format("H:|-(margin)-[likes]-(>=gap)-[comments]-(margin)-|", .alignAllFirstBaseline)
            + format(
                "H:|[like][comment(==like)][share(==like)][send(==like)]|", [.alignAllTop, .alignAllBottom])
    }

    private var bottom: [NSLayoutConstraint] {
        let minimumHeight = heightAnchor.constraint(equalToConstant: 0)
        minimumHeight.priority = UILayoutPriority(51)
        return format("H:|-(margin)-[replyAvatar(28)]-(gap)-[reply]-(margin)-|", .alignAllTop) + [
            replyAvatar.heightAnchor.constraint(equalToConstant: 28),
            bottomAnchor.constraint(greaterThanOrEqualTo: replyAvatar.bottomAnchor, constant: 12),
            bottomAnchor.constraint(greaterThanOrEqualTo: reply.bottomAnchor, constant: 12), minimumHeight,
        ]
    }

    /// Nothing overflows at the bottom, and nothing runs into the text.
    private var guards: [NSLayoutConstraint] {
        labels.map { $0.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12) } + [
            text.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 8),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
        ]
    }
}
