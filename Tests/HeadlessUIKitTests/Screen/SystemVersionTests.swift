import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct SystemVersionTests {
    @Test func aDeviceRunsTheStandardVersionUnlessItSaysOtherwise() {
        #expect(ScreenDevice.SystemVersion.standard == .iOS18)
        #expect(ScreenDevice.all.allSatisfy { $0.systemVersion == .standard })
        #expect(ScreenDevice.iPhone16.running(.iOS26).systemVersion == .iOS26)
        #expect(ScreenDevice.SystemVersion.allCases.sorted() == [.iOS17, .iOS18, .iOS26])
    }

    @Test func aScreenPassesItsVersionToItsViews() {
        let window = UIWindow(screen: UIScreen(.iPhone16, systemVersion: .iOS26))
        let view = UIView()
        #expect(view.traitCollection.systemVersion == .standard)
        window.addSubview(view)
        #expect(view.traitCollection.systemVersion == .iOS26)
        #expect(window.screen.device.systemVersion == .iOS26)
        // A screen that says nothing keeps what its device runs.
        #expect(UIScreen(.iPhone16.running(.iOS17)).device.systemVersion == .iOS17)
        #expect(
            UIScreen(.iPhone16, systemVersion: .iOS26).rotated(to: .landscapeLeft).traitCollection
                .systemVersion
                == .iOS26)
    }

    @Test(arguments: ScreenDevice.SystemVersion.allCases)
    func theDeviceSaysTheVersionOfTheMainScreen(version: ScreenDevice.SystemVersion) {
        let main = UIScreen.main
        defer { UIScreen.main = main }
        UIScreen.main = UIScreen(.iPhone16, systemVersion: version)
        #expect(UIDevice.current.systemVersion == "\(version.rawValue).0")
        #expect(UIView().traitCollection.systemVersion == version)
    }
}
