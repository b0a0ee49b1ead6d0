import FlexLayout
import LayoutSilencing
import UIKit

/// A list of cards under a large title, over a tab bar: each card is a row of flexbox.
public final class TripsViewController: UIViewController {
    private struct Trip {
        var place, dates, note: String
        var colors: [UIColor]
        var symbol: String
        var people: [GalleryArtwork.Person]
    }

    private let trips = [
        Trip(
            place: "Busan", dates: "Fri 12 – Sun 14 June", note: "KTX 121, car 8",
            colors: [.systemTeal, .systemBlue],
            symbol: "photo.fill", people: [.haneul, .ada]),
        Trip(
            place: "Jeju", dates: "Sat 4 – Wed 8 July", note: "Window seats",
            colors: [.systemOrange, .systemPink],
            symbol: "heart.fill", people: [.haneul, .layla, .grace]),
        Trip(
            place: "Gyeongju", dates: "Mon 20 July", note: "Day return",
            colors: [.systemIndigo, .systemPurple],
            symbol: "star.fill", people: [.grace]),
        Trip(
            place: "Gangneung", dates: "Sat 1 – Sun 2 August", note: "By the sea",
            colors: [.systemGreen, .systemTeal], symbol: "bookmark", people: [.ada, .layla]),
        Trip(
            place: "Jeonju", dates: "Fri 11 September", note: "Dinner at seven",
            colors: [.systemRed, .systemOrange], symbol: "person.fill", people: [.haneul, .grace]),
        Trip(
            place: "Yeosu", dates: "Sat 3 – Mon 5 October", note: "Night market",
            colors: [.systemPink, .systemIndigo], symbol: "bell.fill", people: [.ada, .layla, .haneul]),
    ]
    private let list = UIScrollView()
    private let content = UIView()

    /// The screen in its bars.
    public static func inBars() -> UIViewController {
        let trips = TripsViewController()
        trips.title = "Trips"
        trips.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: trips)
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        let others = [("Tickets", "bookmark"), ("Search", "magnifyingglass"), ("Profile", "person")].map {
            title, symbol in
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
            return other
        }
        navigation.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "heart"), tag: 0)
        tabs.viewControllers = [navigation] + others
        return tabs
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.dynamicType, .longText, .mirroring],
            because: "cards have fonts of fixed sizes and run from left to right, as their library does")
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(list)
        list.addSubview(content)
        content.flex.padding(4, 16, 16).rowGap(12).define { flex in
            for trip in trips { add(trip, to: flex) }
        }
    }

    private func add(_ trip: Trip, to flex: Flex) {
        flex.addItem().direction(.row).alignItems(.center).padding(14).define { flex in
            flex.view?.backgroundColor = .secondarySystemGroupedBackground
            flex.view?.layer.cornerRadius = 16
            flex.addItem(TripMark(trip.colors, trip.symbol)).size(56)
            flex.addItem().grow(1).shrink(1).marginLeft(14).define { flex in
                flex.addItem(label(trip.place, .systemFont(ofSize: 20, weight: .semibold), .label))
                flex.addItem(label(trip.dates, .systemFont(ofSize: 15), .secondaryLabel)).marginTop(2)
                flex.addItem().direction(.row).alignItems(.center).marginTop(8).define { flex in
                    for (index, person) in trip.people.enumerated() {
                        flex.addItem(face(person)).size(26).marginLeft(index == 0 ? 0 : -7)
                    }
                    flex.addItem(label(trip.note, .systemFont(ofSize: 13), .secondaryLabel)).marginLeft(8)
                }
            }
            let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
            chevron.tintColor = .tertiaryLabel
            flex.addItem(chevron).marginLeft(8)
        }
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, font, color)
        return label
    }

    private func face(_ person: GalleryArtwork.Person) -> UIView {
        let face = UIImageView(image: GalleryArtwork.portrait(of: person))
        face.layer.cornerRadius = 13
        face.layer.borderWidth = 2
        face.layer.borderColor = UIColor.white.cgColor
        face.clipsToBounds = true
        return face
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        content.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 0)
        content.flex.layout(mode: .adjustHeight)
        list.contentSize = content.frame.size
    }
}

/// A round square of a gradient with a symbol.
private final class TripMark: UIView {
    private let symbol = UIImageView()

    init(_ colors: [UIColor], _ name: String) {
        super.init(frame: .zero)
        let gradient = CAGradientLayer()
        gradient.colors = colors.map(\.cgColor)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.frame = CGRect(x: 0, y: 0, width: 56, height: 56)
        layer.addSublayer(gradient)
        layer.cornerRadius = 14
        clipsToBounds = true
        symbol.image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))
        symbol.tintColor = .white
        symbol.contentMode = .center
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }
}
