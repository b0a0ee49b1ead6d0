import FlexLayout
import GalleryScreens
import UIKit

/// The picture at the top of the project's page: phones, and the report of a conflict below them, laid out by
/// flexbox.
final class OverviewSheet: UIView {
    /// Creates the sheet from pictures of phones.
    init(_ phones: [UIImage], height: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.90, green: 0.92, blue: 0.97, alpha: 1)
        let gap: CGFloat = 30
        let widths = phones.map { height * $0.size.width / $0.size.height }
        let width = widths.reduce(CGFloat(phones.count - 1) * gap, +)
        let panel = ConflictPanel()
        flex.padding(36).rowGap(30).define { flex in
            flex.addItem().direction(.row).columnGap(gap).define { flex in
                for (phone, width) in zip(phones, widths) {
                    let view = UIImageView(image: phone)
                    view.contentMode = .scaleAspectFit
                    flex.addItem(view).height(height).width(width)
                }
            }
            flex.addItem(panel).width(width)
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
