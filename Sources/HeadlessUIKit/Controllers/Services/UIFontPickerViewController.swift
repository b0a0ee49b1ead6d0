import Foundation

/// Would choose a font. The page is empty, and says so.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What can be chosen.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether faces of families can be chosen. False by default.
        open var includeFaces = false
        /// Whether names are shown in the system's font. False by default.
        open var displayUsingSystemFont = false
        /// Creates a configuration.
        @preconcurrency @MainActor
        public override init() { super.init() }
    }

    /// What can be chosen.
    public final let configuration: Configuration
    /// Takes the font that was chosen.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that is chosen. None by default.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Creates a controller.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of font families. Nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        configuration = Configuration()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of font families of a storyboard.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIFontPickerViewController.self, from: coder)
    }

    /// Makes an empty page, and says so.
    open override func loadView() { reportUnavailable() }
}

/// Takes a font that was chosen. Every method has a default.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when a font was chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when none was chosen.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        OptionalMethods.byDefault()
    }
}
