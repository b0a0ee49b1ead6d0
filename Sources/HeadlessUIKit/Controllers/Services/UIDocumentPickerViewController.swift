import Foundation

/// Would choose documents. There are none here: the page is empty, and says so.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Takes the documents that were chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several documents can be chosen. False by default.
    open var allowsMultipleSelection = false
    /// Whether the endings of names are shown. False by default.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first. None by default.
    open var directoryURL: URL?
    /// The types of the documents, or the documents that are exported.
    public final let documentTypes: [String]

    /// What is done with documents.
    public enum Mode: UInt, Sendable {
        case `import` = 0
        case open = 1
        case exportToService = 2
        case moveToService = 3
    }

    /// Creates a controller that chooses documents of types.
    public init(documentTypes allowedUTIs: [String], in mode: Mode) {
        documentTypes = allowedUTIs
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that exports documents.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentTypes = urls.map(\.path)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a storyboard.
    public required init?(coder: NSCoder) {
        documentTypes = []
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIDocumentPickerViewController.self, from: coder)
    }

    /// Makes an empty page, and says so.
    open override func loadView() { reportUnavailable() }
}

/// Takes documents that were chosen. Every method has a default.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called when documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when none was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        OptionalMethods.byDefault()
    }
}

/// Would show a document. Nothing is shown here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Provides the controller over which the document is shown.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The document.
    open var url: URL?
    /// The type. None by default.
    open var uti: String?
    /// The name; the file's by default.
    open var name: String?

    /// Creates a controller of a document.
    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
        super.init()
    }

    private func report(_ call: String) -> Bool {
        LayoutDiagnostics.report(
            .ignored(call: call), about: "UIDocumentInteractionController",
            because: "documents are shown by the system")
        return false
    }

    /// Shows the document: never.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        report("presentPreview(animated:)")
    }
    /// Shows a menu of apps: never.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
    {
        report("presentOpenInMenu(from:in:animated:)")
    }
    /// Shows a menu of services: never.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool)
        -> Bool
    {
        report("presentOptionsMenu(from:in:animated:)")
    }
    /// Closes the document.
    open func dismissPreview(animated: Bool) {}
    /// Closes the menu.
    open func dismissMenu(animated: Bool) {}
}

/// Provides the controller over which a document is shown. The method has a default.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// The controller over which the document is shown.
    @discardableResult func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// An empty controller.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { OptionalMethods.byDefault(UIViewController()) }
}
