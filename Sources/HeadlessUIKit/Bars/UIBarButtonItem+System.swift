import Foundation

extension UIBarButtonItem {
    /// The buttons and spaces that the system has.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case pageCurl, close
    }

    final func take(_ item: SystemItem) {
        systemItem = item
        switch item {
        case .flexibleSpace: kind = .flexibleSpace
        case .fixedSpace: kind = .fixedSpace
        case .done, .save: (title, style) = (item.title, .done)
        default:
            guard let name = item.symbolName, SymbolLibrary.contains(name) else {
                return title = item.title
            }
            image = UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
            )
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The word on the button, also of those that have a symbol, for where the kit does not draw it.
    @MainActor var title: String { word?.text ?? "" }

    private var word: SystemString? {
        switch self {
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .add: .add
        case .flexibleSpace, .fixedSpace: nil
        case .compose: .compose
        case .reply: .reply
        case .action: .share
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .delete
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .undo: .undo
        case .redo: .redo
        case .pageCurl: .pageCurl
        case .close: .close
        }
    }

    /// The symbol on the button; nil for those with a word.
    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .close: "xmark.circle.fill"
        default: nil
        }
    }
}
