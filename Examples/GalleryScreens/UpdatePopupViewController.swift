import FlexLayout
import PinLayout
import LayoutSilencing
import UIKit

/// A popup that requests an update of the app: a card of two column groups that keep apart.
///
/// Written as for a phone: FlexLayout lays out the card's content, PinLayout places the card.
public final class UpdatePopupViewController: UIViewController {
    /// The steps in which the screen is explained, from the first try to the finished card.
    public enum Stage: String, CaseIterable, Sendable {
        /// Everything is in one column: the button follows the text and the card's lower part is empty.
        case oneColumn
        /// Two groups with `.spaceBetween`: the lower one is at the card's bottom.
        case twoGroups
        /// The check box has no size of its own: its button's natural height stretches the row, and the
        /// lower group grows by just that.
        case unsizedCheckBox
        /// `.size(16)` on the check box: the row is as high as its label again.
        case finished
    }

    /// How the card gets its size.
    public enum CardSize: Sendable {
        /// 327 x 487 points on every phone.
        case fixed
        /// As wide as the screen but for 24 points at each side, in the same proportion.
        case fromScreen
    }

    /// The card.
    public let rootFlexContainer = UIView()
    /// The upper group: picture, cancel button and message.
    public private(set) var upperGroup: UIView?
    /// The lower group: check box row and update button.
    public private(set) var lowerGroup: UIView?
    /// The row of the check box and its label.
    public private(set) var checkRow: UIView?
    /// The picture.
    public let cardImageView = UIImageView(image: GalleryArtwork.updateCard)
    /// The button in the corner.
    public let cancelButton = UIButton(type: .system)
    /// The message.
    public let contentLabel = UILabel()
    /// The box beside ``checkLabel``.
    public let checkBox = UIButton(type: .custom)
    /// The words beside the check box.
    public let checkLabel = UILabel()
    /// The button at the bottom.
    public let updateButton = UIButton(type: .custom)

    private let text: UpdatePopupText
    private let stage: Stage
    private let cardSize: CardSize

    /// Creates the popup.
    public init(_ text: UpdatePopupText, stage: Stage = .finished, cardSize: CardSize = .fixed) {
        self.text = text
        self.stage = stage
        self.cardSize = cardSize
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the popup is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.bounds, .buttonSize, .dynamicType, .hitRegion, .longText, .mirroring, .readableWidth],
            because: "the card and its parts have the sizes of the design, for phones upright")
        configureViews()
        view.addSubview(rootFlexContainer)
        switch stage {
        case .oneColumn: defineOneColumn()
        case .twoGroups, .unsizedCheckBox, .finished: defineTwoGroups()
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch cardSize {
        case .fixed:
            rootFlexContainer.pin.size(CGSize(width: 327, height: 487)).vCenter().hCenter()
        case .fromScreen:
            let width = view.bounds.width - 48
            rootFlexContainer.pin.horizontally(24).vCenter().height(width / 327 * 487)
        }
        rootFlexContainer.flex.layout()
    }

    // MARK: Layout

    private func defineOneColumn() {
        rootFlexContainer.flex.direction(.column).define { flex in
            defineUpperItems(flex)
            defineLowerItems(flex)
        }
    }

    private func defineTwoGroups() {
        rootFlexContainer.flex.direction(.column).justifyContent(.spaceBetween).define { flex in
            upperGroup =
                flex.addItem().direction(.column).define { flex in
                    defineUpperItems(flex)
                }.view
            lowerGroup =
                flex.addItem().direction(.column).define { flex in
                    defineLowerItems(flex)
                }.view
        }
    }

    private func defineUpperItems(_ flex: Flex) {
        flex.addItem(cardImageView).alignSelf(.center).marginTop(20)
        flex.addItem(cancelButton).position(.absolute).top(20).right(20)
        flex.addItem(contentLabel).marginTop(16).marginBottom(18).marginHorizontal(16)
    }

    private func defineLowerItems(_ flex: Flex) {
        checkRow =
            flex.addItem().direction(.row).alignItems(.center).marginBottom(20).define { flex in
                let box = flex.addItem(checkBox).marginLeft(16)
                if stage != .unsizedCheckBox { box.size(16) }
                flex.addItem(checkLabel).marginLeft(2)
            }.view
        flex.addItem(updateButton).marginBottom(16).marginHorizontal(17)
    }

    // MARK: Looks

    private func configureViews() {
        view.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.08, alpha: 1) : UIColor(white: 0.42, alpha: 1)
        }
        rootFlexContainer.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .white
        }
        rootFlexContainer.layer.cornerRadius = 20
        rootFlexContainer.layer.shadowOpacity = 0.25
        rootFlexContainer.layer.shadowRadius = 16
        rootFlexContainer.layer.shadowOffset = CGSize(width: 0, height: 8)

        cancelButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        cancelButton.tintColor = .secondaryLabel
        cancelButton.accessibilityIdentifier = "cancel"

        contentLabel.text = text.message
        contentLabel.font = .systemFont(ofSize: 16)
        contentLabel.textColor = .label
        contentLabel.numberOfLines = 0

        let large = UIImage.SymbolConfiguration(pointSize: 28)
        checkBox.setImage(UIImage(systemName: "square", withConfiguration: large), for: .normal)
        checkBox.tintColor = .secondaryLabel
        checkLabel.text = text.dontShowAgain
        checkLabel.font = .systemFont(ofSize: 13)
        checkLabel.textColor = .secondaryLabel

        updateButton.setTitle(text.update, for: .normal)
        updateButton.setImage(
            UIImage(systemName: "arrow.down.circle")?.withRenderingMode(.alwaysTemplate), for: .normal)
        updateButton.tintColor = .white
        updateButton.setTitleColor(.white, for: .normal)
        updateButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        updateButton.backgroundColor = .systemIndigo
        updateButton.layer.cornerRadius = 12
        updateButton.contentEdgeInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        updateButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    }
}
