import Testing
import UIKit

@testable import Components

@MainActor
@Suite(.serialized)
struct ThemeTests {

    @Test(arguments: [Theme.TextRole.title, .body, .caption, .button])
    func fontsScale(role: Theme.TextRole) {
        let font = Theme().font(role)
        #expect(font.pointSize >= 12)
        #expect(font.pointSize <= 40)
    }

    @Test func hexColors() {
        var red: CGFloat = 0
        var blue: CGFloat = 0
        UIColor(hex: 0xFF0080, alpha: 0.5).getRed(&red, green: nil, blue: &blue, alpha: nil)
        #expect(red == 1)
        #expect(abs(blue - 128 / 255) < 0.001)
    }

    @Test func avatarColorsDiffer() {
        #expect(Avatar.color(for: "Ada") == Avatar.color(for: "Ada"))
        #expect(Avatar.color(for: "Ada") != Avatar.color(for: "Bob"))
    }

    @Test func starHasTenCorners() {
        var count = 0
        RatingControl.starPath(side: 20).applyWithBlock { element in
            if element.pointee.type == .addLineToPoint { count += 1 }
        }
        #expect(count == 9)
    }
}
