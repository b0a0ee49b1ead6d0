import UIKit

/// A story: words over a large picture.
final class StoreStoryCell: UICollectionViewCell {
    private let kicker = UILabel.styled(.caption1, .tintColor, weight: .semibold)
    private let title = UILabel.styled(.title2)
    private let note = UILabel.styled(.body, .secondaryLabel)
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 10
        let column = UIStackView(arrangedSubviews: [kicker, title, note, picture])
        column.axis = .vertical
        column.spacing = 2
        column.setCustomSpacing(10, after: note)
        contentView.addFilling(column)
        picture.heightAnchor.constraint(equalToConstant: 190).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ story: StoreStory) {
        (kicker.text, title.text, note.text) = (story.kicker, story.title, story.note)
        picture.image = GalleryArtwork.scene(story.number * 5 + 1, size: CGSize(width: 360, height: 190))
    }
}

/// An app in a row: its icon, its name and a button.
final class StoreAppCell: UICollectionViewCell {
    private let icon = UIImageView()
    private let name = UILabel.styled(.body)
    private let note = UILabel.styled(.footnote, .secondaryLabel)
    private let button = UIButton(configuration: .gray())
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        let words = UIStackView(arrangedSubviews: [name, note])
        words.axis = .vertical
        words.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, words, button])
        row.spacing = 12
        row.alignment = .center
        contentView.addFilling(
            row, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
        line.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(line)
        button.configuration?.cornerStyle = .capsule
        button.configuration?.buttonSize = .small
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 60),
            icon.heightAnchor.constraint(equalToConstant: 60),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: words.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ app: StoreApp, action: String, hasLine: Bool) {
        (name.text, note.text) = (app.name, app.note)
        button.configuration?.title = action
        icon.image = app.icon(side: 60)
        line.isHidden = !hasLine
    }
}

/// An app by itself: its icon above its name.
final class StoreToolCell: UICollectionViewCell {
    private let icon = UIImageView()
    private let name = UILabel.styled(.subheadline, lines: 2)

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.contentMode = .scaleAspectFit
        name.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [icon, name])
        column.axis = .vertical
        column.spacing = 6
        contentView.addFilling(column)
        icon.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ app: StoreApp) {
        name.text = app.name
        icon.image = app.icon(side: 100)
    }
}

/// The title of a row.
final class StoreHeaderView: UICollectionReusableView {
    let label = UILabel.styled(.title2, weight: .bold)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addFilling(label, insets: NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 8, trailing: 0))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension StoreApp {
    /// The app's icon.
    fileprivate func icon(side: CGFloat) -> UIImage {
        let colors: [UIColor] = [
            .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemTeal,
            .systemRed, .systemBrown,
        ]
        return GalleryArtwork.tile(symbol, colors[number % colors.count], side: side)
    }
}

extension UIView {
    /// Adds a view that fills this one but for insets.
    fileprivate func addFilling(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
        ])
    }
}
