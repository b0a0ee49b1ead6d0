import Foundation

/// A document of an app in a file.
///
/// Reading and writing happen at once, on the thread that calls; the completions are called before the methods return.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// What happens to a document.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a state from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is open.
        public static let normal: State = []
        /// It is closed.
        public static let closed = State(rawValue: 1 << 0)
        /// Several versions differ. Never here.
        public static let inConflict = State(rawValue: 1 << 1)
        /// It could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// It cannot be edited.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// It is downloaded. Never here.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// The kinds of saving.
    public enum SaveOperation: Int, Sendable {
        case forCreating, forOverwriting
    }

    /// The kinds of changes.
    public enum ChangeKind: Int, Sendable {
        case done, undone, redone, cleared
    }

    /// Posted when the state of a document changed.
    public nonisolated static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification")

    /// The file.
    open private(set) var fileURL: URL
    /// The name, without the ending.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The kind of file, by its ending.
    open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    /// When the file was changed last.
    open var fileModificationDate: Date?
    /// What happens to the document. Closed at first.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// Records changes for undoing.
    open var undoManager: UndoManager! = UndoManager()
    private var hasChanges = false

    /// Creates a document of a file, which is not read yet.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// Whether there are changes that were not saved.
    open var hasUnsavedChanges: Bool { hasChanges }
    /// The ending of a file of a kind.
    @discardableResult open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation)
        -> String
    {
        typeName ?? ""
    }

    /// Reads the document.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try read(from: fileURL)
            documentState = .normal
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    /// Saves changes and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] success in
            if success { documentState = .closed }
            completionHandler?(success)
        }
    }

    /// Reads a file. The default takes its data by ``load(fromContents:ofType:)``.
    open func read(from url: URL) throws {
        try load(fromContents: try Data(contentsOf: url), ofType: fileType)
    }

    /// Takes the content of a file. Does nothing by default.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// The content of a file. Empty data by default.
    @discardableResult open func contents(forType typeName: String) throws -> Any { Data() }

    /// Saves the document.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        do {
            let contents = try contents(forType: fileType ?? "")
            try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
            fileURL = url
            updateChangeCount(.cleared)
            documentState = .normal
            completionHandler?(true)
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    /// Writes a content to a file.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    /// Saves changes, if there are any.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Records a change.
    open func updateChangeCount(_ change: ChangeKind) { hasChanges = change != .cleared }
    /// Called when the document must not be edited. Does nothing by default.
    open func disableEditing() {}
    /// Called when the document may be edited again. Does nothing by default.
    open func enableEditing() {}
    /// Called when reading or writing failed. Does nothing by default.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    /// Reads the document again.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let result: Void? = try? read(from: url)
        completionHandler?(result != nil)
    }

    /// Reads the document.
    @discardableResult open func open() async -> Bool {
        var result = false
        open { result = $0 }
        return result
    }

    /// Saves changes and closes the document.
    @discardableResult open func close() async -> Bool {
        var result = false
        close { result = $0 }
        return result
    }

    /// Saves the document.
    @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        var result = false
        save(to: url, for: saveOperation) { result = $0 }
        return result
    }
}
