import Layout
import LayoutSilencing
import UIKit

/// Screens by layouts: each shows one body in a container that fills the safe area.
public final class LayoutScreenViewController: UIViewController {
    private let container = LayoutContainer()
    private let content: @MainActor () -> any Layout
    private let isRightToLeft: Bool
    private let background: UIColor

    /// Creates a controller that shows a layout over a background.
    public init(
        isRightToLeft: Bool = false, background: UIColor = .systemBackground,
        @LayoutBuilder _ content: @escaping @MainActor () -> any Layout
    ) {
        self.content = content
        self.background = background
        self.isRightToLeft = isRightToLeft
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.contrast, .dynamicType, .longText, .mirroring, .readableWidth, .readingOrder],
            because: "layouts are shown in fonts of fixed sizes, as the pages they are compared with")
        view.backgroundColor = background
        view.addSubview(container)
        if isRightToLeft { container.semanticContentAttribute = .forceRightToLeft }
        container.setBody(content)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        container.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}

/// A label of a text.
@MainActor
func text(
    _ string: String, _ size: CGFloat = 17, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label
) -> UILabel {
    let label = UILabel()
    label.text = string
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = 0
    return label
}

/// The head of a person's page, with a picture, figures and a button.
public struct ProfileScreen: Layout {
    private let portrait = UIImageView(image: GalleryArtwork.portrait(of: .haneul))
    private let name: UILabel
    private let role: UILabel
    private let about: UILabel
    private let figures: [(value: UILabel, word: UILabel)]
    private let follow: UILabel
    private let isArabic: Bool

    /// Creates the screen, in English or in Arabic.
    public init(isArabic: Bool = false) {
        self.isArabic = isArabic
        name = text(isArabic ? "هانول كيم" : "Haneul Kim", 30, .bold)
        role = text(
            isArabic ? "مهندسة أولى، التخطيط والرسم" : "Staff engineer, layout and rendering", 17, .regular,
            .secondaryLabel)
        let words = isArabic ? ["شاشة", "تخطيطًا", "م.ث للمرة"] : ["screens", "layouts", "ms a pass"]
        figures = zip(["1,204", "38", "0.6"], words).map { value, word in
            (value: text(value, 22, .bold), word: text(word, 13, .regular, .secondaryLabel))
        }
        follow = text(isArabic ? "متابعة" : "Follow", 17, .semibold, .white)
        about = text(
            isArabic
                ? "ترسم هانول واجهات تصل كاملة: مقاسة وملفوفة ومدورة قبل أن يفتحها أحد."
                : "Haneul draws interfaces that arrive complete: measured, wrapped and rounded before anyone "
                    + "opens them.")
        portrait.contentMode = .scaleAspectFill
        role.textAlignment = .natural
        about.textAlignment = .natural
        name.textAlignment = .natural
    }

    /// The screen.
    public var body: some Layout {
        VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 16) {
                portrait.layout().size(width: 88, height: 88).clipShape(.circle)
                    .overlay(alignment: .bottomTrailing) {
                        Color(.systemGreen).frame(width: 22, height: 22).clipShape(.circle)
                            .padding(2).background(.systemBackground).clipShape(.circle)
                    }
                VStack(alignment: .leading, spacing: 4) {
                    name.layout()
                    role.layout()
                }
                Spacer()
            }
            about.layout()
            HStack {
                for index in figures.indices {
                    if index > 0 { Divider().frame(height: 30) }
                    VStack(spacing: 2) {
                        figures[index].value.layout()
                        figures[index].word.layout()
                    }
                    .frame(maxWidth: .infinity)
                }
            }
            .padding(.vertical, 14)
            .background(.secondarySystemBackground)
            .cornerRadius(14)
            follow.layout()
                .padding(.vertical, 14)
                .frame(maxWidth: .infinity)
                .background(.systemBlue)
                .clipShape(.capsule)
                .shadow(radius: 6, y: 3)
            Spacer()
        }
        .padding(20)
    }
}

/// Settings in groups, in a scroll view.
public struct SettingsScreen: Layout {
    private let title = text("Settings", 34, .bold)
    private let groups: [[(String, UIColor, String)]] = [
        [
            ("Airplane Mode", .systemOrange, "Off"), ("Wi-Fi", .systemBlue, "Home"),
            ("Bluetooth", .systemBlue, "On"),
        ],
        [
            ("Notifications", .systemRed, ""), ("Sounds & Haptics", .systemPink, ""),
            ("Focus", .systemIndigo, ""),
        ],
        [
            ("General", .systemGray, ""), ("Display & Brightness", .systemTeal, "Automatic"),
            ("Storage", .systemGreen, "41 of 128 GB"),
        ],
    ]

    /// Creates the screen.
    public init() {}

    /// The screen.
    public var body: some Layout {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                title.layout()
                ForEach(groups.indices, id: \.self) { index in
                    VStack {
                        ForEach(groups[index].indices, id: \.self) { place in
                            if place > 0 { Divider().padding(.leading, 56) }
                            row(groups[index][place])
                        }
                    }
                    .background(.secondarySystemGroupedBackground)
                    .cornerRadius(12)
                }
            }
            .padding(16)
        }
    }

    @LayoutBuilder private func row(_ entry: (String, UIColor, String)) -> some Layout {
        HStack(spacing: 12) {
            Color(entry.1).frame(width: 28, height: 28).cornerRadius(7)
            text(entry.0).layout()
            Spacer()
            text(entry.2, 17, .regular, .secondaryLabel).layout()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
    }
}

/// Photos in a grid of as many columns as fit.
public struct PhotosScreen: Layout {
    private let title = text("Photos", 34, .bold)
    private let photos = (0..<20).map { index in
        let people = GalleryArtwork.Person.allCases
        let portrait = GalleryArtwork.portrait(of: people[index % people.count])
        let view = UIImageView(image: index % 3 == 0 ? GalleryArtwork.landscape : portrait)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }

    /// Creates the screen.
    public init() {}

    /// The screen.
    public var body: some Layout {
        VStack(alignment: .leading, spacing: 12) {
            title.layout().padding(.horizontal, 16)
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 3)], spacing: 3) {
                    ForEach(photos, id: \.self) { photo in
                        Color(.clear).aspectRatio(1).overlay {
                            photo.layout().size(width: 100%, height: 100%)
                        }
                    }
                }
            }
        }
    }
}

/// A list beside its detail where both fit, above it where they do not.
public struct AdaptiveScreen: Layout {
    private let list = ["Inbox", "Drafts", "Sent", "Archive"].map { text($0) }
    private let heading = text("Inbox", 28, .bold)
    private let detail = text(
        "One body for both: a reader of geometry says how wide the room is, and the stack follows.", 17,
        .regular,
        .secondaryLabel)
    private let width = text("", 13, .regular, .tertiaryLabel)

    /// Creates the screen.
    public init() {}

    /// The screen.
    public var body: some Layout {
        GeometryReader { proxy in
            let isWide = proxy.size.width > 600
            let arrangement =
                isWide
                ? AnyLayout(HStackLayout(alignment: .top, spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            arrangement {
                VStack(alignment: .leading, spacing: 0) {
                    for index in list.indices {
                        list[index].layout().padding(14).frame(maxWidth: .infinity, alignment: .leading)
                            .background(index == 0 ? .systemFill : .clear)
                            .cornerRadius(10)
                    }
                }
                .padding(12)
                .frame(
                    maxWidth: isWide ? 280 : .infinity, maxHeight: isWide ? .infinity : nil, alignment: .top
                )
                .background(.secondarySystemBackground)
                VStack(alignment: .leading, spacing: 10) {
                    heading.layout()
                    detail.layout()
                    text("\(Int(proxy.size.width)) points wide", 13, .regular, .tertiaryLabel).layout()
                }
                .padding(24)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
    }
}
