import Foundation

/// What a container of elements is, for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// How assistive technology moves through a text.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic, separate, combined
}

/// What has a name by which tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name; never spoken.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

/// A content whose text is read in pages.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// The number of the line at a point.
    @discardableResult func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The text of a line.
    @discardableResult func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// The rectangle of a line on the screen.
    @discardableResult func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The text of the page.
    @discardableResult func accessibilityPageContent() -> String?
}

/// A cell of a table, for assistive technology.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell spans.
    @discardableResult func accessibilityRowRange() -> NSRange
    /// The columns that the cell spans.
    @discardableResult func accessibilityColumnRange() -> NSRange
}

/// A table, for assistive technology.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a row and a column.
    @discardableResult func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// The number of rows.
    @discardableResult func accessibilityRowCount() -> Int
    /// The number of columns.
    @discardableResult func accessibilityColumnCount() -> Int
}

/// A way to move between elements, which people choose by a turn of two fingers. Nothing turns it here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The directions in which the rotor moves.
    public enum Direction: Int, Sendable {
        case previous, next
    }

    /// Rotors that the system has.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
            headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table,
            list, landmark
    }

    /// Finds the next element.
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The name.
    open var name: String
    /// The name, with attributes for speech.
    open var attributedName: NSAttributedString
    /// Finds the next element.
    open var itemSearchBlock: Search
    /// The kind of rotor that the system has.
    public final let systemRotorType: SystemRotorType

    /// Creates a rotor.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        name = attributedName.string
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor of a kind that the system has.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

/// What a rotor looks for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The element from which to look.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction in which to look.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element.
    open weak var targetElement: (any NSObjectProtocol)?

    /// Creates an empty result.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Creates a result.
    public init(targetElement: any NSObjectProtocol) {
        self.targetElement = targetElement
        super.init()
    }
}

/// A piece of further information about an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomContent: NSObject {}

extension UIAccessibility {
    /// Assistive technology moved to another element; never posted.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the element that is focused.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that was focused.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// The key of what was said.
    public nonisolated static let announcementStringValueUserInfoKey =
        "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether all was said.
    public nonisolated static let announcementWasSuccessfulUserInfoKey =
        "UIAccessibilityAnnouncementKeyWasSuccessful"
}
