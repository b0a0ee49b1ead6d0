import Testing

@testable import SourcePorting

@Suite struct NibObjectsTests {
    @Test func objectsOfNibsWake() {
        expect(
            """
            class Presenter: NSObject { override func awakeFromNib() { super.awakeFromNib(); start() } }
            class Inner: Presenter { override func awakeFromNib() { super.awakeFromNib() } }
            class Item: UIBarButtonItem { override func awakeFromNib() { super.awakeFromNib() } }
            class Card: UIView { override func awakeFromNib() { super.awakeFromNib() } }
            """,
            becomes: """
                class Presenter: NSObject {          func awakeFromNib() { (); start() } }
                class Inner: Presenter { override func awakeFromNib() { super.awakeFromNib() } }
                class Item: UIBarButtonItem { override func awakeFromNib() { super.awakeFromNib() } }
                class Card: UIView { override func awakeFromNib() { super.awakeFromNib() } }
                """, rules: [ObjectOverrides.self])
    }
}
