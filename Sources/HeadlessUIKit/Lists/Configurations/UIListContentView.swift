/// The view of a list's content: an image, a text and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    final var content: UIListContentConfiguration
    final let textLabel = UILabel()

    /// Creates a view of a content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        addSubview(textLabel)
        textLabel.text = content.text
    }

    /// Creates a view without content: nibs are not read here.
    public required init?(coder: NSCoder) { nil }

    /// What the view shows: a ``UIListContentConfiguration``; others are ignored.
    public final var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            content = newValue
            textLabel.text = content.text
        }
    }
}
