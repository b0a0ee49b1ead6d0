import LayoutSilencing
import UIKit

/// Three pages that introduce a travel app, one after the other: layout is solved at each instant of the way.
public final class OnboardingScreen: UIView {
    /// One page.
    private struct Page {
        let symbol: String
        let title: String
        let text: String
        let color: UIColor
    }

    private static let pages = [
        Page(
            symbol: "map", title: "Plan together",
            text: "Collect sights, trains and dinners in one list that everybody on the trip can edit.",
            color: .systemBlue),
        Page(
            symbol: "bell", title: "Leave on time",
            text: "A reminder comes when it is time to go, with delays and the walk to the platform.",
            color: .systemOrange),
        Page(
            symbol: "heart", title: "Keep the best",
            text: "At the end of the day one picture from each place makes a book.", color: .systemPink),
    ]

    private let hero = UIView()
    private let symbol = UIImageView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let dots = UIStackView()
    private let button = UIButton(configuration: .filled())
    private let heroHeight: NSLayoutConstraint
    private let textInset: NSLayoutConstraint
    private let buttonWidth: NSLayoutConstraint
    private var dotWidths: [NSLayoutConstraint] = []

    /// The page that is shown, from 0 to 2.
    public private(set) var page = 0

    /// Creates the screen at its first page.
    public override init(frame: CGRect) {
        heroHeight = hero.heightAnchor.constraint(equalToConstant: 260)
        textInset = textLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor)
        buttonWidth = button.widthAnchor.constraint(equalToConstant: 120)
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layoutChecks.silence(
            [.bounds, .longText, .mirroring, .readableWidth], because: "it is a film of one size")
        prepareViews()
        constrainViews()
        show(Self.pages[0])
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func prepareViews() {
        hero.layer.cornerRadius = 28
        symbol.tintColor = .white
        symbol.contentMode = .scaleAspectFit
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        textLabel.font = .systemFont(ofSize: 17)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0
        dots.spacing = 8
        for _ in Self.pages {
            let dot = UIView()
            dot.layer.cornerRadius = 4
            dot.backgroundColor = .systemGray3
            dots.addArrangedSubview(dot)
        }
        button.configuration?.cornerStyle = .capsule
        for view in [hero, titleLabel, textLabel, dots, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        symbol.translatesAutoresizingMaskIntoConstraints = false
        hero.addSubview(symbol)
    }

    private func constrainViews() {
        dotWidths = dots.arrangedSubviews.map { $0.widthAnchor.constraint(equalToConstant: 8) }
        NSLayoutConstraint.activate(dotWidths)
        NSLayoutConstraint.activate([
            hero.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            hero.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            hero.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24), heroHeight,
            symbol.centerXAnchor.constraint(equalTo: hero.centerXAnchor),
            symbol.centerYAnchor.constraint(equalTo: hero.centerYAnchor),
            symbol.heightAnchor.constraint(equalTo: hero.heightAnchor, multiplier: 0.4),
            symbol.widthAnchor.constraint(equalTo: symbol.heightAnchor),
            titleLabel.topAnchor.constraint(equalTo: hero.bottomAnchor, constant: 24),
            titleLabel.leadingAnchor.constraint(equalTo: hero.leadingAnchor),
            textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            textInset, textLabel.trailingAnchor.constraint(equalTo: hero.trailingAnchor),
            dots.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 20),
            dots.leadingAnchor.constraint(equalTo: hero.leadingAnchor),
            dots.heightAnchor.constraint(equalToConstant: 8),
            button.centerYAnchor.constraint(equalTo: bottomAnchor, constant: -48),
            button.trailingAnchor.constraint(equalTo: hero.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 48), buttonWidth,
        ])
    }

    private func show(_ page: Page) {
        symbol.image = UIImage(systemName: page.symbol)
        titleLabel.text = page.title
        textLabel.text = page.text
        button.setTitle(self.page == Self.pages.count - 1 ? "Get started" : "Next", for: .normal)
        hero.backgroundColor = page.color
        for (index, dot) in dots.arrangedSubviews.enumerated() {
            dotWidths[index].constant = index == self.page ? 28 : 8
            dot.backgroundColor = index == self.page ? page.color : .systemGray3
        }
        heroHeight.constant = [260, 200, 300][self.page]
        buttonWidth.constant = self.page == Self.pages.count - 1 ? 345 : 120
    }

    /// Goes to the next page: the picture grows or shrinks, the text below follows and wraps anew on the way.
    public func showNextPage() {
        guard page + 1 < Self.pages.count else { return }
        page += 1
        UIView.animateLayout(springDuration: 0.5, bounce: 0.25) {
            show(Self.pages[page])
        }
        titleLabel.alpha = 0
        textLabel.alpha = 0
        textInset.constant = 90
        UIView.animateLayout(withDuration: 0.45, options: .curveEaseOut) {
            self.textInset.constant = 0
            self.titleLabel.alpha = 1
            self.textLabel.alpha = 1
        }
    }

    /// All pages as a film of three seconds.
    public static func film(framesPerSecond: Double = 30) -> Film {
        let usual = AnimationClock.current
        defer { AnimationClock.current = usual }
        AnimationClock.current = AnimationClock()
        let screen = OnboardingScreen(frame: CGRect(x: 0, y: 0, width: 393, height: 560))
        var film = Film(of: screen, duration: 3, framesPerSecond: framesPerSecond) {
            for time in [0.5, 1.6] {
                AnimationClock.current.schedule(after: time) { screen.showNextPage() }
            }
        }
        film.scale = 1
        return film
    }
}
