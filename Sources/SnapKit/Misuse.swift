import ViewBridge

/// A statement that cannot become a constraint: what it says, why it cannot be, and what to write in its place.
@MainActor
struct Misuse {
    let name: String
    let reason: String

    private init(_ reason: String, name: String = "NSInvalidArgumentException") {
        self.name = name
        self.reason = reason
    }

    /// Reports it; does not return on Apple's UIKit.
    func report() { contractViolation(name: name, reason: reason) }

    static func noSuperview(_ statement: String, item: any LayoutConstraintItem) -> Misuse {
        item is UILayoutGuide
            ? Misuse(
                "\(statement): the layout guide belongs to no view. "
                    + "Call addLayoutGuide(_:) before its constraints are made.")
            : Misuse(
                "\(statement): the view has no superview. "
                    + "Call addSubview(_:) before its constraints are made.")
    }

    static func gone(_ statement: String) -> Misuse {
        Misuse(
            "\(statement): the view or layout guide on the other side no longer exists. "
                + "Attributes do not keep it alive: add it to a superview, or hold it.")
    }

    static func severalAttributes(_ statement: String) -> Misuse {
        Misuse(
            "\(statement): several attributes can be compared with the same ones, edges with margins, and "
                + "anything with one. Name the same attributes on both sides, or make a statement for each.")
    }

    static func target(_ statement: String, type: String) -> Misuse {
        Misuse(
            "\(statement): a value of type \(type) is no target. Compare with a number, a CGSize, a CGPoint, "
                + "insets, a view, a layout guide, or an attribute of snp.")
    }

    static func lengthWithPosition(_ statement: String) -> Misuse {
        Misuse(
            "\(statement): a length and a position cannot be compared. "
                + "Compare width and height with width and height, edges and middles with edges and middles.")
    }

    static func sideWithDirection(_ statement: String) -> Misuse {
        Misuse(
            "\(statement): left and right cannot be compared with leading and trailing. "
                + "Use leading and trailing on both sides, or on neither.")
    }

    static func apart(_ statement: String, _ containers: String) -> Misuse {
        Misuse(
            "\(statement): the two have no superview in common: \(containers). "
                + "Call addSubview(_:) for both before the constraint is made active.",
            name: "NSGenericException")
    }

    static func unmatchedUpdate(_ constraint: LayoutConstraint, installed: [LayoutConstraint]) -> Misuse {
        Misuse(
            "updateConstraints: nothing installed differs from \(constraint) in its constant alone. Installed: "
                + "\(installed.map(\.description).joined(separator: ", ")). Use remakeConstraints, or keep the "
                + "constraint that makeConstraints makes and call its update(offset:) or update(priority:).",
            name: "NSInternalInconsistencyException")
    }
}
