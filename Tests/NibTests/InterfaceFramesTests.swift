import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Frames as Interface Builder records them, worked out by hand from the constraints.
@MainActor
@Suite(.serialized)
struct InterfaceFramesTests {
    /// The nibs, all of whose frames are compared.
    nonisolated static let nibs = [
        "ProfileCard", "LoginForm", "Columns", "ArticleCell", "TileCell", "SettingsRow", "ScrollForm",
        "LegacyPanel",
        "SizeClasses", "Inspectable", "Palette", "Buttons", "Controls", "Attributed",
    ]

    @Test(arguments: nibs)
    func framesAreThoseInTheFile(name: String) {
        #expect(InterfaceFrames.compare(nibNamed: name, bundle: resources) == [])
    }

    @Test(arguments: nibs)
    func everythingInTheFileIsKnown(name: String) {
        #expect(reports { _ = UINib(nibName: name, bundle: resources).instantiate(withOwner: nil) } == [])
    }
}
