import FlexLayout
import UIKit

/// A sheet with some of the pictures beside each other, itself laid out by flexbox.
final class OverviewSheet: UIView {
    /// Creates the sheet from pictures of screens.
    init(_ pictures: [UIImage], height: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        flex.direction(.row).padding(32).columnGap(28).define { flex in
            for picture in pictures {
                let view = UIImageView(image: picture)
                view.contentMode = .scaleAspectFill
                view.clipsToBounds = true
                view.layer.cornerRadius = 22
                flex.addItem(view).height(height).width(height * picture.size.width / picture.size.height)
            }
        }
        frame.size = flex.intrinsicSize
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout()
    }
}
