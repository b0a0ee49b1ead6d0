import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

private struct Density: UITraitDefinition {
    static let defaultValue = 1
}

private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
}

@Suite struct UITraitDefinitionTests {
    @Test func anAppsTraitHasADefaultAndAValue() {
        let none = UITraitCollection()
        #expect(none[Density.self] == 1 && none[Theme.self] == "plain")
        let dense = UITraitCollection { $0[Density.self] = 3 }
        #expect(dense[Density.self] == 3 && dense[Theme.self] == "plain")
        #expect(dense != none && dense == UITraitCollection { $0[Density.self] = 3 })
        #expect(dense != UITraitCollection { $0[Density.self] = 4 })
    }

    @Test func collectionsAreMerged() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection { $0[Density.self] = 3 }, UITraitCollection { $0[Theme.self] = "wild" },
            UITraitCollection { $0[Density.self] = 5 },
        ])
        #expect(merged[Density.self] == 5 && merged[Theme.self] == "wild")
    }

    @Test func systemTraitsAreTraitsToo() {
        let dark = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
        #expect(dark[UITraitDisplayScale.self] == 0)
        #expect(
            UITraitUserInterfaceStyle.affectsColorAppearance && !UITraitDisplayScale.affectsColorAppearance)
    }

    @Test func differencesAreFoundByTrait() {
        let a = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0[Density.self] = 2
        }
        let b = UITraitCollection {
            $0.userInterfaceStyle = .light; $0[Density.self] = 2
        }
        #expect(a.differs(from: b, in: [UITraitUserInterfaceStyle.self]))
        #expect(!a.differs(from: b, in: [UITraitDisplayScale.self, Density.self, Theme.self]))
        #expect(a.differs(from: UITraitCollection(), in: [Density.self]))
    }
}
