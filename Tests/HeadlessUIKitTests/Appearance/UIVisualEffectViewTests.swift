import Testing
import UIKit

@MainActor
@Suite struct UIVisualEffectViewTests {
    @Test func blursAreTranslucentColours() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        root.backgroundColor = .black
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        blur.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        label.backgroundColor = .red
        blur.contentView.addSubview(label)
        root.addSubview(blur)
        root.layoutIfNeeded()
        #expect(blur.contentView.frame == blur.bounds)
        let pixels = try Pixels(root)
        // 0.97 x 0.75 of white over black.
        #expect(abs(Int(pixels[5, 5][0]) - 186) <= 1)
        #expect(pixels[15, 5][0] == 0)
        #expect(pixels[1, 1][0] == 255 && pixels[1, 1][1] == 0)
    }

    @Test func snapshotsKeepWhatWasShown() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .blue
        #expect(snapshot.frame == view.bounds)
        snapshot.frame.size = CGSize(width: 20, height: 20)
        let pixels = try Pixels(snapshot)
        #expect(pixels[19, 19] == [255, 59, 48, 255] || pixels[19, 19][0] == 255)
        #expect(pixels[19, 19][2] == 0)
        let part = view.resizableSnapshotView(
            from: CGRect(x: 0, y: 0, width: 5, height: 4), afterScreenUpdates: false, withCapInsets: .zero)
        #expect(part?.bounds.size == CGSize(width: 5, height: 4))
    }

    @Test func menusKeepTheirElements() {
        let action = UIAction(title: "Sort", state: .on) { _ in }
        let inner = UIMenu(title: "More", options: .displayInline, children: [action])
        let menu = UIMenu(title: "All", identifier: .edit, children: [inner])
        #expect(menu.selectedElements == [action])
        #expect(menu.identifier == .edit)
        #expect(menu.replacingChildren([]).children.isEmpty)
        action.title = "Order"
        #expect(action.title == "Order")
    }

    @Test func pasteboardsKeepWhatWasCopied() {
        let board = UIPasteboard()
        board.string = "a\u{0}b"
        #expect(board.hasStrings && board.strings == ["a\u{0}b"] && board.changeCount == 1)
        board.string = nil
        #expect(!board.hasStrings && board.changeCount == 2)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }

    @Test func undoGoesBackAndForth() {
        final class Model { var value = 0 }
        let (manager, model) = (UndoManager(), Model())
        func set(_ value: Int) {
            let old = model.value
            manager.registerUndo(withTarget: model) { _ in set(old) }
            manager.setActionName("Set \(value)")
            model.value = value
        }
        set(1)
        set(2)
        #expect(manager.canUndo && manager.undoActionName == "Set 2")
        manager.undo()
        #expect(model.value == 1 && manager.canRedo)
        manager.redo()
        #expect(model.value == 2)
        manager.undo()
        manager.undo()
        #expect(model.value == 0 && !manager.canUndo)
        set(5)
        #expect(!manager.canRedo)
    }
}
