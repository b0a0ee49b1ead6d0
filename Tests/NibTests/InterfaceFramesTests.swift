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
        "Gestures", "Collections", "SectionHeader", "Effects", "Baselines", "Margins", "External",
        "Proportions", "StackSpacing", "Typography", "ControlPanel", "OldBars", "Pickers", "Glass", "Variant",
        "Sliders",
    ]

    @Test(arguments: nibs)
    func framesAreThoseInTheFile(name: String) {
        #expect(InterfaceFrames.compare(nibNamed: name, bundle: resources) == [])
    }

    @Test(arguments: nibs)
    func everythingInTheFileIsKnown(name: String) {
        // The external object of this one is given by another test.
        guard name != "External" else { return }
        #expect(reports { _ = UINib(nibName: name, bundle: resources).instantiate(withOwner: nil) } == [])
    }

    @Test(arguments: ["Main", "Other", "OldScene", "Lists", "Segues"])
    func framesOfScenesAreThoseInTheFile(name: String) {
        #expect(InterfaceFrames.compare(storyboardNamed: name, bundle: resources) == [])
    }

    @Test func wrongFramesAreFound() throws {
        let text = try String(
            contentsOfFile: #require(resources.resourcePath) + "/Columns.xib", encoding: .utf8)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The second column is half as wide as the first: 60, not 61.
        let wrong = text.replacingOccurrences(
            of: "width=\"60\" height=\"150\"", with: "width=\"61\" height=\"150\"")
        try wrong.write(to: folder.appendingPathComponent("Wrong.xib"), atomically: true, encoding: .utf8)
        let found = InterfaceFrames.compare(nibNamed: "Wrong", bundle: Bundle(path: folder.path))
        #expect(found.map(\.id) == ["mid-d0-003"])
        #expect(found.first?.recorded.width == 61)
        #expect(found.first?.laidOut == CGRect(x: 120, y: 0, width: 60, height: 150))
        #expect(
            found.first?.description
                == "Wrong.xib:21: <view id=\"mid-d0-003\"> is recorded at (120, 0, 61, 150) and laid out at (120, 0, 60, 150)"
        )
    }
}
