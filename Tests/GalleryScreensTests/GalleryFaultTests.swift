import Foundation
import GalleryScreens
import Testing
import UIKit

/// What was wrong in pictures of the gallery stays right.
@MainActor
@Suite(.serialized) struct GalleryFaultTests {
    private func every(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(every) }

    @Test func peopleHaveFacesOfTheirOwn() throws {
        let faces = try GalleryArtwork.Person.allCases.map {
            try #require(GalleryArtwork.portrait(of: $0).pngData())
        }
        #expect(Set(faces).count == 4)
    }

    @Test func nothingTouchesTheEdgesOfItsCard() {
        let view = WrapContentView(frame: CGRect(x: 0, y: 0, width: 335, height: 600))
        view.layoutIfNeeded()
        for box in view.subviews {
            for part in box.subviews {
                #expect(box.bounds.insetBy(dx: 11.99, dy: 11.99).contains(part.frame), "\(part)")
            }
        }
    }

    @Test func tagsHaveGaps() {
        let view = AutoSizingCardsView(frame: CGRect(x: 0, y: 0, width: 335, height: 600))
        view.layoutIfNeeded()
        let tags = every(view).filter { $0 is UILabel && $0.backgroundColor == .systemTeal }
        #expect(tags.count == 6)
        for (tag, next) in zip(tags, tags.dropFirst()) where tag.superview === next.superview {
            // Thirds of a point at 3x leave the last bits of a sum.
            #expect(abs(next.frame.minX - tag.frame.maxX - 8) < 1e-9)
        }
    }

    @Test func everyPictureOfThreeViewsShowsThree() {
        let sheet = ThreeViewsSheet()
        sheet.frame = CGRect(x: 0, y: 0, width: 335, height: 600)
        sheet.layoutIfNeeded()
        let pictures = every(sheet).compactMap { $0 as? ThreeViews }
        #expect(pictures.count == 3)
        for picture in pictures {
            for view in [picture.red, picture.blue, picture.green] { #expect(view.bounds.height > 20) }
        }
    }

    /// The lines through the edges of the boxes lie behind the badges.
    @Test func noLineGoesThroughABadge() throws {
        let view = AlignmentRectView()
        view.frame = CGRect(x: 0, y: 0, width: 335, height: 300)
        view.layoutIfNeeded()
        let lines = view.subviews.indices.filter { view.subviews[$0].backgroundColor == .systemPink }
        let boxes = view.subviews.indices.filter { view.subviews[$0] is BadgedBox }
        #expect(lines.count == 2 && (lines.max() ?? 9) < (boxes.min() ?? 0))
    }

    @Test(arguments: 0..<5)
    func whatIsReadFromTheRightHasTextOfItsOwn(index: Int) {
        let views: [UIView] = [
            ThreeViewsSheet(isArabic: true), FixedHorizontallyView(isArabic: true),
            BaselineFormView(isArabic: true), ConstraintCardsView(isArabic: true),
            AlignmentRectView(isArabic: true),
        ]
        let texts = every(views[index]).compactMap { ($0 as? UILabel)?.text ?? ($0 as? UITextField)?.text }
        let words = texts.filter { $0.contains(where: \.isLetter) && !$0.contains("@") }
        #expect(!words.isEmpty)
        for text in words {
            #expect(text.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }, "\(text)")
        }
    }

    /// Settings: white groups on grey in the light, as on iOS: #FFFFFF on #F2F2F7.
    @Test func settingsHaveTheColoursOfIOS() throws {
        let window = UIWindow(screen: UIScreen(.iPhone13Mini))
        window.rootViewController = LayoutScreenViewController(background: .systemGroupedBackground) {
            SettingsScreen()
        }
        window.makeKeyAndVisible()
        #expect(window.rootViewController?.view.backgroundColor == .systemGroupedBackground)
        let groups = every(window).filter { $0.backgroundColor == .secondarySystemGroupedBackground }
        #expect(!groups.isEmpty)
    }

    @Test func theShowcaseLaysOutWithoutAdvice() {
        var issues: [String] = []
        let (handler, conflicts) = (LayoutDiagnostics.handler, LayoutDiagnostics.conflictHandler)
        LayoutDiagnostics.handler = { issues.append("\($0)") }
        LayoutDiagnostics.conflictHandler = { issues.append("\($0)") }
        defer { (LayoutDiagnostics.handler, LayoutDiagnostics.conflictHandler) = (handler, conflicts) }
        for device in [ScreenDevice.iPhoneSE, .iPhone15, .iPhone16ProMax] {
            for controller in [TripsViewController.inBars(), TicketViewController(), ChartViewController()] {
                let window = UIWindow(screen: UIScreen(device))
                window.rootViewController = controller
                window.makeKeyAndVisible()
                #expect(ViewDrawing(of: window, showing: .device).commandCount > 50)
                let safe = window.bounds
                for label in every(window).compactMap({ $0 as? UILabel }) where label.bounds.width > 0 {
                    let frame = label.convert(label.bounds, to: window)
                    #expect(frame.minX >= -0.4 && frame.maxX <= safe.maxX + 0.4, "\(label.text ?? "")")
                }
            }
        }
        #expect(issues.isEmpty, "\(issues)")
    }

    @Test func theReportIsTheKits() throws {
        let panel = ConflictPanel()
        let text = try #require(
            every(panel).compactMap { ($0 as? UILabel)?.attributedText?.string }.first {
                $0.contains("satisfy")
            })
        #expect(text.contains("self.title.width == 200") && text.contains("gives way"))
    }
}
