import Foundation

/// A view in the keyboard's position, or above it, with the keyboard's background.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The background of an input view.
    public enum Style: Int, Sendable {
        /// That of a view.
        case `default`
        /// That of the keyboard.
        case keyboard
    }

    /// The background. That of a view by default.
    public final let inputViewStyle: Style
    /// Whether the view's constraints decide on its height. False by default. Stored, not used.
    open var allowsSelfSizing = false

    /// Creates a view with a frame and a background.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with a frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Creates a view of a nib.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIInputView.self, from: coder)
    }

    private func setUp() {
        if inputViewStyle == .keyboard { backgroundColor = .dynamic(0xD1D3_D9FF, 0x2B2B_2BFF) }
    }
}
