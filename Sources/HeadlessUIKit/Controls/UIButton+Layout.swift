internal import LayoutCore
import Foundation

extension UIButton {
    /// The minimum width of a button without insets of its own.
    private static let minimumWidth: CGFloat = 30
    /// The padding above and below a title without insets of its own, together.
    private static let titlePadding: CGFloat = 12

    /// The natural size, its title no wider than a width.
    final func naturalSize(within width: CGFloat) -> CGSize {
        if needsConfigurationUpdate { bringConfigurationUpToDate() }
        if circleStorage != nil, configurationStorage == nil { return Self.circleSize }
        if let configurationStorage { return size(by: configurationStorage, within: width) }
        let image = currentImage?.size ?? .zero
        let title = titleSize
        let insets = contentEdgeInsets
        let hasInsets = insets != .zero
        var size = CGSize(width: image.width + title.width, height: image.height)
        if title.height > 0 {
            size.height = max(size.height, title.height + (hasInsets ? 0 : Self.titlePadding))
        }
        if currentImage == nil, !hasInsets {
            size.width = max(size.width, Self.minimumWidth)
            if title.height == 0 { size.height = kind == .custom ? 34 : 30 }
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        guard let background = currentBackgroundImage?.size else { return size }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    private var titleSize: CGSize {
        guard currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return .zero }
        let size = madeLabel.sizeThatFits(CGSize(width: 0, height: 0))
        // UIKit gives titles whole points: "Layout" in 15 points, 46.x wide, makes a button 47 wide.
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    final func placeParts() {
        if needsConfigurationUpdate { bringConfigurationUpToDate() }
        let contentRect = contentRect(forBounds: bounds)
        placeCircle(in: contentRect)
        if imageViewStorage != nil || currentImage != nil {
            madeImageView.frame = imageRect(forContentRect: contentRect)
        }
        labelStorage?.frame = titleRect(forContentRect: contentRect)
        if let configurationStorage, let subtitleStorage {
            subtitleStorage.frame = boxes(by: configurationStorage, in: contentRect).subtitle
        }
    }

    final func bringConfigurationUpToDate() {
        needsConfigurationUpdate = false
        updateConfiguration()
        needsConfigurationUpdate = false
    }

    // MARK: Title and picture side by side

    final func placedImage(in contentRect: CGRect) -> CGRect {
        if let configurationStorage { return boxes(by: configurationStorage, in: contentRect).image }
        guard let image = currentImage?.size else {
            return CGRect(x: contentRect.midX, y: contentRect.midY, width: 0, height: 0)
        }
        let area = contentRect.inset(by: imageEdgeInsets)
        let size = CGSize(
            width: max(0, min(image.width, area.width)), height: max(0, min(image.height, area.height)))
        let title = min(titleSize.width, max(0, area.width - size.width))
        return frame(of: size, before: 0, after: title, in: area)
    }

    final func placedTitle(in contentRect: CGRect) -> CGRect {
        if let configurationStorage { return boxes(by: configurationStorage, in: contentRect).title }
        let title = titleSize
        let area = contentRect.inset(by: titleEdgeInsets)
        let image = min(currentImage?.size.width ?? 0, max(0, contentRect.width))
        let size = CGSize(
            width: max(0, min(title.width, area.width - image)),
            height: max(0, min(title.height, area.height)))
        return frame(of: size, before: image, after: 0, in: area)
    }

    /// The frame of one part of the row, between the widths before and after it in reading direction.
    private func frame(of size: CGSize, before: CGFloat, after: CGFloat, in area: CGRect) -> CGRect {
        let (left, right) = isRightToLeft ? (after, before) : (before, after)
        let spare = area.width - left - size.width - right
        let start: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: 0
            case .right, .trailing: spare
            case .center: spare / 2
            }
        var rect = CGRect(
            x: area.minX + start + left, y: area.minY, width: size.width, height: size.height)
        let spareHeight = area.height - size.height
        switch contentVerticalAlignment {
        case .top: break
        case .center: rect.origin.y += spareHeight / 2
        case .bottom: rect.origin.y += spareHeight
        case .fill: rect.size.height = max(0, area.height)
        }
        let grid = PixelGrid(scale: Double(roundingScale))
        rect.origin = CGPoint(x: grid.rounded(Double(rect.minX)), y: grid.rounded(Double(rect.minY)))
        return rect
    }
}
