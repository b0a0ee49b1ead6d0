import LayoutSilencing
import UIKit

/// A profile of stacks in stacks: a picture beside names, a text below, and buttons of equal widths.
public final class StackProfileViewController: UIViewController {
    /// What is shown.
    public struct Profile: Sendable {
        var name, title, bio: String
        var counts: [(value: String, label: String)]
        var actions: [String]
        var person = GalleryArtwork.Person.ada
        var isRightToLeft = false

        /// A reader.
        public static let english = Profile(
            name: "Hana Lindqvist", title: "Bookbinder, Gothenburg",
            bio:
                "Mends what others throw away. Paper, thread and glue in the morning; long walks along the river "
                + "in the afternoon, whatever the weather says.",
            counts: [("128", "Books"), ("4,096", "Readers"), ("77", "Lists")],
            actions: ["Follow", "Message", "Share"])

        /// The same from right to left.
        public static let arabic = Profile(
            name: "ليلى حداد", title: "مجلّدة كتب، حلب",
            bio:
                "تُصلح ما يرميه الآخرون. ورق وخيط وغراء في الصباح، ونزهات طويلة على ضفة النهر بعد الظهر مهما كان "
                + "الطقس.",
            counts: [("128", "كتب"), ("4,096", "قرّاء"), ("77", "قوائم")],
            actions: ["متابعة", "رسالة", "مشاركة"], person: .layla, isRightToLeft: true)
    }

    private let profile: Profile
    /// The outermost stack.
    public let page = UIStackView()
    /// The picture and the names beside it.
    public let header = UIStackView()
    /// The buttons.
    public let buttons = UIStackView()
    /// The picture.
    public let avatar = UIImageView()
    /// The text.
    public let bio = UILabel()

    /// Creates the screen.
    public init(_ profile: Profile) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [
                .ambiguity, .bounds, .buttonSize, .contrast, .dynamicType, .hitRegion, .longText, .mirroring,
                .readableWidth, .readingOrder,
            ],
            because: "the profile is laid out for phones upright without scrolling")
        view.backgroundColor = .systemBackground
        arrange()
        view.addSubview(page)
        page.translatesAutoresizingMaskIntoConstraints = false
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            page.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            page.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            avatar.widthAnchor.constraint(equalToConstant: 96),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
        ])
        if profile.isRightToLeft { turn(page) }
    }

    private func arrange() {
        avatar.image = GalleryArtwork.portrait(of: profile.person)
        avatar.layer.cornerRadius = 48
        avatar.clipsToBounds = true
        let names = column(
            [label(profile.name, .title2), label(profile.title, .subheadline, faint: true)], 4)
        header.addArrangedSubview(avatar)
        header.addArrangedSubview(names)
        header.spacing = 16
        header.alignment = .center
        bio.text = profile.bio
        bio.font = .preferredFont(forTextStyle: .body)
        bio.numberOfLines = 0
        let counts = UIStackView(
            arrangedSubviews: profile.counts.map { count in
                let pair = column(
                    [label(count.value, .headline), label(count.label, .caption1, faint: true)], 2)
                pair.alignment = .center
                return pair
            })
        counts.distribution = .equalSpacing
        counts.isLayoutMarginsRelativeArrangement = true
        counts.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 12, leading: 20, bottom: 12, trailing: 20)
        counts.backgroundColor = .secondarySystemBackground
        counts.layer.cornerRadius = 12
        for (index, title) in profile.actions.enumerated() {
            let button = UIButton(
                configuration: index == 0 ? .filled() : .tinted(), primaryAction: nil)
            button.configuration?.title = title
            buttons.addArrangedSubview(button)
        }
        buttons.distribution = .fillEqually
        buttons.spacing = 12
        page.axis = .vertical
        page.spacing = 16
        for view in [header, bio, counts, buttons] { page.addArrangedSubview(view) }
        page.setCustomSpacing(24, after: counts)
    }

    private func column(_ views: [UIView], _ spacing: CGFloat) -> UIStackView {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = spacing
        return column
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, faint: Bool = false) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = faint ? .secondaryLabel : .label
        label.numberOfLines = 0
        return label
    }

    private func turn(_ view: UIView) {
        view.semanticContentAttribute = .forceRightToLeft
        for subview in view.subviews { turn(subview) }
    }
}
