import Testing
import UIKit

@testable import HeadlessUIKit

/// What is seen while the keyboard is on its way.
@MainActor
@Suite struct KeyboardMotionTests {
    @Test func whatIsPlacedByTheGuideMovesWithTheKeyboard() throws {
        let controller = FieldController()
        let scene = Scene(controller: controller)
        scene.window.settle()
        scene.window.showKeyboard()
        let keyboard = try #require(scene.window.keyboard?.view)
        var last: CGFloat = 0
        for _ in 0..<5 {
            AnimationClock.current.advance(by: 0.04)
            let top = try #require(keyboard.layer.presentation()).frame.minY
            let bottom = try #require(controller.field.layer.presentation()).frame.maxY
            // The keyboard comes from 844 and the field from 810; both end at 508.
            let (done, fieldsShare) = ((844 - top) / 336, (810 - bottom) / 302)
            #expect(abs(done - fieldsShare) < 0.001)
            #expect(done > last && done < 1)
            last = done
        }
        AnimationClock.current.advance(by: 0.1)
        #expect(keyboard.layer.presentation() == nil && keyboard.frame.minY == 508)
    }

    @Test func itIsSeenWhereItIsOnItsWay() throws {
        let scene = Scene()
        scene.window.showKeyboard()
        let start = ViewDrawing(of: scene.window).list
        AnimationClock.current.advance(by: 0.1)
        let half = ViewDrawing(of: scene.window).list
        AnimationClock.current.advance(by: 1)
        let end = ViewDrawing(of: scene.window).list
        #expect(start.commands.count == end.commands.count && half.commands.count == end.commands.count)
        #expect(start != half && half != end)
    }
}

private final class FieldController: UIViewController {
    let field = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.keyboardLayoutGuide.layoutFrame.minY
        field.frame = CGRect(x: 0, y: top - 50, width: view.bounds.width, height: 50)
    }
}
