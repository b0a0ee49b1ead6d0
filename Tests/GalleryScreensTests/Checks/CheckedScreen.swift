import GalleryScreens
import LayoutTesting
import Testing
import UIKit

/// A screen of the gallery, as its layout is checked.
struct CheckedScreen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (LayoutConfiguration) -> UIViewController

    init(_ name: String, _ make: @escaping @MainActor @Sendable (LayoutConfiguration) -> UIViewController) {
        testDescription = name
        self.make = make
    }

    /// Every screen that a device shows, in English and some in Korean.
    static let all: [CheckedScreen] = lists + cards + constraints + pins + layouts + controllers + articles

    private static let lists = [
        CheckedScreen("mail") { _ in MailViewController.inBars(.english) },
        CheckedScreen("chat") { _ in ChatViewController.inBars(.english) },
        CheckedScreen("settings") { _ in SettingsListViewController.inBars(.english) },
        CheckedScreen("photos") { _ in PhotoGridViewController.inBars(.english) },
        CheckedScreen("store") { _ in StoreViewController.inBars(.english) },
    ]

    private static let cards = [
        CheckedScreen("popup") { _ in UpdatePopupViewController(.english) },
        CheckedScreen("popup, Korean") { _ in UpdatePopupViewController(.korean) },
        CheckedScreen("popup, wide") { _ in UpdatePopupViewController(.english, cardSize: .fromScreen) },
        CheckedScreen("intro, flexbox") { _ in FlexIntroViewController(.english) },
        CheckedScreen("intro, pins") { _ in PinIntroViewController(.english) },
        CheckedScreen("trips") { _ in TripsViewController.inBars() },
        CheckedScreen("ticket") { _ in TicketViewController() },
        CheckedScreen("chart") { _ in ChartViewController() },
        CheckedScreen("form") { _ in FormViewController() },
    ]

    private static let constraints = [
        CheckedScreen("login") { _ in LoginViewController(.english) },
        CheckedScreen("login, Korean") { _ in LoginViewController(.korean) },
        CheckedScreen("stack profile") { _ in StackProfileViewController(.english) },
        CheckedScreen("three views") { _ in constrained(ThreeViewsSheet()) },
        CheckedScreen("fixed horizontally") { _ in constrained(FixedHorizontallyView()) },
        CheckedScreen("baselines") { _ in constrained(BaselineFormView()) },
        CheckedScreen("constraint cards") { _ in constrained(ConstraintCardsView()) },
        CheckedScreen("alignment rectangles") { _ in constrained(AlignmentRectView()) },
    ]

    @MainActor private static func constrained(_ view: UIView) -> UIViewController {
        ConstraintScreenViewController("Constraints", view)
    }

    private static let pins = [
        CheckedScreen("adjust to container") { _ in pinned(AdjustToContainerView()) },
        CheckedScreen("between") { _ in pinned(BetweenView()) },
        CheckedScreen("relative") { _ in pinned(RelativeView()) },
        CheckedScreen("reading directions") { _ in pinned(ReadingDirectionsView()) },
        CheckedScreen("auto-sizing cards") { _ in pinned(AutoSizingCardsView()) },
        CheckedScreen("wrap content") { _ in pinned(WrapContentView()) },
        CheckedScreen("groups") { _ in pinned(GroupsView()) },
        CheckedScreen("bars") { _ in SafeAreaBarsViewController.withBars() },
    ]

    @MainActor private static func pinned(_ view: UIView) -> UIViewController {
        PinScreenViewController("Pins", view)
    }

    private static let layouts = [
        CheckedScreen("layout, profile") { _ in LayoutScreenViewController { ProfileScreen() } },
        CheckedScreen("layout, settings") { _ in
            LayoutScreenViewController(background: .systemGroupedBackground) { SettingsScreen() }
        },
        CheckedScreen("layout, photos") { _ in LayoutScreenViewController { PhotosScreen() } },
        CheckedScreen("layout, adaptive") { _ in LayoutScreenViewController { AdaptiveScreen() } },
    ]

    private static let controllers = [
        CheckedScreen("split") { _ in NotesSplitViewController() },
        CheckedScreen("dates") { _ in
            UINavigationController(rootViewController: AppointmentViewController())
        },
        CheckedScreen("search") { _ in
            UINavigationController(rootViewController: CitySearchViewController())
        },
        CheckedScreen("searching") { _ in
            UINavigationController(rootViewController: CitySearchViewController(searchingFor: "er"))
        },
    ]

    private static let articles = [
        CheckedScreen("article") { _ in JournalViewController(.english) },
        CheckedScreen("article, Korean") { _ in JournalViewController(.korean) },
        CheckedScreen("article, pushed") { _ in JournalViewController(.english, shows: .second) },
        CheckedScreen("article, notes") { _ in JournalViewController(.english, shows: .notes) },
        CheckedScreen("article, low notes") { _ in JournalViewController(.english, shows: .lowNotes) },
        CheckedScreen("article, alert") { _ in JournalViewController(.english, shows: .prompt) },
    ]
}
