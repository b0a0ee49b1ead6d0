import Testing
import UIKit

@MainActor
@Suite struct FieldBackgroundTests {
    /// A field with round corners has the colour that it is given, and else the system's background.
    @Test func roundFieldsHaveTheirColour() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        root.overrideUserInterfaceStyle = .dark
        root.backgroundColor = .black
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
        field.borderStyle = .roundedRect
        root.addSubview(field)
        #expect(try Pixels(root)[60, 27] == [0, 0, 0, 255])
        field.backgroundColor = .secondarySystemBackground
        // #1C1C1E, Apple's published value.
        #expect(try Pixels(root)[60, 27] == [28, 28, 30, 255])
    }
}
