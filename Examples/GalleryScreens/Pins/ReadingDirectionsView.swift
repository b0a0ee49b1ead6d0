import PinLayout
import UIKit

/// One intro twice: read from the left and from the right. Its pins say start and end, never left and right.
public final class ReadingDirectionsView: UIView {
    private let leftToRight = ReadingIntro(
        .forceLeftToRight, "Left to right", "start, end, before, after",
        "The picture stands where lines start, the words after it, and the number where lines end.")
    private let rightToLeft = ReadingIntro(
        .forceRightToLeft, "من اليمين إلى اليسار", "البداية والنهاية، قبل وبعد",
        "تقف الصورة حيث تبدأ الأسطر، والكلمات بعدها، والرقم حيث تنتهي الأسطر.")

    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(leftToRight)
        addSubview(rightToLeft)
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for intro in [leftToRight, rightToLeft] { intro.pin.width(100%).sizeToFit(.width) }
        [leftToRight, rightToLeft].pin(.column(gap: 20)).top().left()
    }
}

/// An image, a title and texts, placed by reading direction.
final class ReadingIntro: UIView {
    private let image = UIImageView(image: GalleryArtwork.landscape)
    private let heading: UILabel
    private let subtitle: UILabel
    private let text: UILabel
    private let number = PinSample.box("42", .systemIndigo)
    private let separator = UIView()

    init(_ direction: UISemanticContentAttribute, _ title: String, _ words: String, _ sentence: String) {
        heading = PinSample.label(title, .headline)
        subtitle = PinSample.label(words, .subheadline, .secondaryLabel)
        text = PinSample.label(sentence, .footnote)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.layer.cornerRadius = 8
        separator.backgroundColor = .separator
        for view in [image, heading, subtitle, text, number, separator] {
            view.semanticContentAttribute = direction
            addSubview(view)
        }
        for label in [heading, subtitle, text] {
            label.textAlignment = direction == .forceRightToLeft ? .right : .left
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut() {
        let direction = Pin.layoutDirection
        Pin.layoutDirection = .auto
        image.pin.topStart(12).size(72)
        number.pin.topEnd(12).size(32)
        heading.pin.after(of: image, aligned: .top).before(of: number).marginHorizontal(12).sizeToFit(.width)
        subtitle.pin.below(of: heading, aligned: .start).width(of: heading).marginTop(2).sizeToFit(.width)
        separator.pin.below(of: [image, subtitle]).horizontally(12).height(1).marginTop(12)
        text.pin.below(of: separator).horizontally(12).marginTop(12).sizeToFit(.width)
        Pin.layoutDirection = direction
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = autoSizeThatFits(size) { layOut() }
        return CGSize(width: size.width, height: content.height + 12)
    }
}
