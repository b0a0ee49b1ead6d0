import UIKit

/// The cell by stack views.
public final class StackFeedCell: FeedCell {
    public override func compose() {
        let top = inset(stack(.horizontal, [actionLabel, optionsLabel], alignment: .top, spacing: 8))
        let author = stack(.vertical, [posterName, posterHeadline, posterTimestamp], spacing: 1)
        let header = inset(stack(.horizontal, [posterImage, author], alignment: .top, spacing: 8))
        let texts = inset(stack(.vertical, [contentTitle, contentDomain], spacing: 2))
        let actions = inset(stack(.horizontal, [likeLabel, commentLabel, shareLabel]))
        actions.distribution = .equalSpacing
        let actor = inset(stack(.horizontal, [actorImage, actorComment], alignment: .top, spacing: 8))
        let whole = stack(
            .vertical,
            [top, header, inset(stack(.vertical, [posterComment])), contentImage, texts, actions, actor],
            spacing: 8)
        whole.isLayoutMarginsRelativeArrangement = true
        whole.insetsLayoutMarginsFromSafeArea = false
        whole.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        whole.translatesAutoresizingMaskIntoConstraints = false
        addSubview(whole)
        NSLayoutConstraint.activate([
            whole.leadingAnchor.constraint(equalTo: leadingAnchor),
            whole.trailingAnchor.constraint(equalTo: trailingAnchor),
            whole.topAnchor.constraint(equalTo: topAnchor),
            whole.bottomAnchor.constraint(equalTo: bottomAnchor),
            posterImage.widthAnchor.constraint(equalToConstant: 50),
            posterImage.heightAnchor.constraint(equalToConstant: 50),
            contentImage.heightAnchor.constraint(equalToConstant: 200),
            actorImage.widthAnchor.constraint(equalToConstant: 34),
            actorImage.heightAnchor.constraint(equalToConstant: 34),
        ])
    }

    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.alignment = alignment
        stack.spacing = spacing
        return stack
    }

    /// Insets a stack's content at both sides.
    private func inset(_ stack: UIStackView) -> UIStackView {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return stack
    }
}
