import UIKit

/// A message in its bubble.
final class ChatBubbleCell: UICollectionViewCell {
    private let bubble = UIView()
    private let label = UILabel.styled(.body)
    private let picture = UIImageView()
    private var mine: [NSLayoutConstraint] = []
    private var theirs: [NSLayoutConstraint] = []
    private var pictured: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.layer.cornerRadius = 18
        bubble.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        bubble.addSubview(picture)
        for view in [bubble, label, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
        let widest = bubble.widthAnchor.constraint(
            lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76)
        NSLayoutConstraint.activate([
            widest,
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 13),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -13),
            picture.topAnchor.constraint(equalTo: bubble.topAnchor),
            picture.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
        ])
        mine = [bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)]
        theirs = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)]
        pictured = [
            bubble.widthAnchor.constraint(equalToConstant: 210),
            bubble.heightAnchor.constraint(equalToConstant: 150),
        ]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ message: ChatMessage) {
        NSLayoutConstraint.deactivate(mine + theirs + pictured)
        NSLayoutConstraint.activate(message.isMine ? mine : theirs)
        label.text = message.text
        label.textColor = message.isMine ? .white : .label
        label.isHidden = message.scene != nil
        picture.isHidden = message.scene == nil
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        guard let scene = message.scene else { return }
        picture.image = GalleryArtwork.scene(scene, size: CGSize(width: 210, height: 150))
        NSLayoutConstraint.activate(pictured)
    }
}

/// The time above a part of a chat.
final class ChatTimeView: UICollectionReusableView {
    let label = UILabel.styled(.caption1, .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// The line in which a message is written.
final class ChatInputLine: UIView {
    private let field = UILabel.styled(.body, .placeholderText, lines: 1)
    private let capsule = UIView()
    private let send = UIButton(type: .system)

    init(placeholder: String) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        capsule.layer.cornerRadius = 18
        capsule.layer.borderWidth = 1
        capsule.layer.borderColor = UIColor.systemGray4.cgColor
        field.text = placeholder
        let symbol = UIImage.SymbolConfiguration(pointSize: 28)
        send.setImage(UIImage(systemName: "arrow.up.circle.fill", withConfiguration: symbol), for: .normal)
        addSubview(capsule)
        for view in [field, send] { capsule.addSubview(view) }
        for view in [field, capsule, send] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            capsule.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            capsule.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            capsule.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            capsule.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            field.topAnchor.constraint(equalTo: capsule.topAnchor, constant: 7),
            field.bottomAnchor.constraint(equalTo: capsule.bottomAnchor, constant: -7),
            field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 14),
            field.trailingAnchor.constraint(lessThanOrEqualTo: send.leadingAnchor, constant: -8),
            send.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -4),
            send.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
