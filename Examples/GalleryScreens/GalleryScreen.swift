import UIKit

/// A screen of the gallery that a device shows, in any size and with any traits.
public struct GalleryScreen: Sendable, CustomStringConvertible {
    /// What the screen is called.
    public let name: String
    /// Makes the screen's controller.
    public let make: @MainActor @Sendable () -> UIViewController

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// The name.
    public var description: String { name }

    /// Every screen that a device shows, in English and some in Korean.
    public static let all: [GalleryScreen] =
        lists + cards + constraints + pins + layouts + controllers + articles

    private static let lists = [
        GalleryScreen("mail") { MailViewController.inBars(.english) },
        GalleryScreen("chat") { ChatViewController.inBars(.english) },
        GalleryScreen("settings") { SettingsListViewController.inBars(.english) },
        GalleryScreen("photos") { PhotoGridViewController.inBars(.english) },
        GalleryScreen("store") { StoreViewController.inBars(.english) },
    ]

    private static let cards = [
        GalleryScreen("popup") { UpdatePopupViewController(.english) },
        GalleryScreen("popup, Korean") { UpdatePopupViewController(.korean) },
        GalleryScreen("popup, wide") { UpdatePopupViewController(.english, cardSize: .fromScreen) },
        GalleryScreen("intro, flexbox") { FlexIntroViewController(.english) },
        GalleryScreen("intro, pins") { PinIntroViewController(.english) },
        GalleryScreen("trips") { TripsViewController.inBars() },
        GalleryScreen("ticket") { TicketViewController() },
        GalleryScreen("chart") { ChartViewController() },
        GalleryScreen("dashboard") { DashboardViewController() },
        GalleryScreen("form") { FormViewController() },
    ]

    private static let constraints = [
        GalleryScreen("login") { LoginViewController(.english) },
        GalleryScreen("login, Korean") { LoginViewController(.korean) },
        GalleryScreen("stack profile") { StackProfileViewController(.english) },
        GalleryScreen("three views") { constrained(ThreeViewsSheet()) },
        GalleryScreen("fixed horizontally") { constrained(FixedHorizontallyView()) },
        GalleryScreen("baselines") { constrained(BaselineFormView()) },
        GalleryScreen("constraint cards") { constrained(ConstraintCardsView()) },
        GalleryScreen("alignment rectangles") { constrained(AlignmentRectView()) },
    ]

    @MainActor private static func constrained(_ view: UIView) -> UIViewController {
        ConstraintScreenViewController("Constraints", view)
    }

    private static let pins = [
        GalleryScreen("adjust to container") { pinned(AdjustToContainerView()) },
        GalleryScreen("between") { pinned(BetweenView()) },
        GalleryScreen("relative") { pinned(RelativeView()) },
        GalleryScreen("reading directions") { pinned(ReadingDirectionsView()) },
        GalleryScreen("auto-sizing cards") { pinned(AutoSizingCardsView()) },
        GalleryScreen("wrap content") { pinned(WrapContentView()) },
        GalleryScreen("groups") { pinned(GroupsView()) },
        GalleryScreen("bars") { SafeAreaBarsViewController.withBars() },
    ]

    @MainActor private static func pinned(_ view: UIView) -> UIViewController {
        PinScreenViewController("Pins", view)
    }

    private static let layouts = [
        GalleryScreen("layout, profile") { LayoutScreenViewController { ProfileScreen() } },
        GalleryScreen("layout, settings") {
            LayoutScreenViewController(background: .systemGroupedBackground) { SettingsScreen() }
        },
        GalleryScreen("layout, photos") { LayoutScreenViewController { PhotosScreen() } },
        GalleryScreen("layout, adaptive") { LayoutScreenViewController { AdaptiveScreen() } },
    ]

    private static let controllers = [
        GalleryScreen("split") { NotesSplitViewController() },
        GalleryScreen("dates") {
            UINavigationController(rootViewController: AppointmentViewController())
        },
        GalleryScreen("search") {
            UINavigationController(rootViewController: CitySearchViewController())
        },
        GalleryScreen("searching") {
            UINavigationController(rootViewController: CitySearchViewController(searchingFor: "er"))
        },
    ]

    private static let articles = [
        GalleryScreen("article") { JournalViewController(.english) },
        GalleryScreen("article, Korean") { JournalViewController(.korean) },
        GalleryScreen("article, pushed") { JournalViewController(.english, shows: .second) },
        GalleryScreen("article, notes") { JournalViewController(.english, shows: .notes) },
        GalleryScreen("article, low notes") { JournalViewController(.english, shows: .lowNotes) },
        GalleryScreen("article, alert") { JournalViewController(.english, shows: .prompt) },
    ]
}
