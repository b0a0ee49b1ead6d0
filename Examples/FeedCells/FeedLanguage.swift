import UIKit

/// The ways in which the cell of the feed is laid out.
public enum FeedLanguage: String, CaseIterable, Sendable {
    case manual = "frames by hand"
    case pinLayout = "PinLayout"
    case flexLayout = "FlexLayout"
    case visualFormat = "Auto Layout, visual format"
    case anchors = "Auto Layout, anchors"
    case stackView = "UIStackView"
    case snapKit = "SnapKit"
    case layout = "Layout"
    case hypeUI = "HypeUI"

    /// A cell that is laid out this way.
    @MainActor
    public func makeCell() -> FeedCell {
        switch self {
        case .manual: ManualFeedCell(frame: .zero)
        case .pinLayout: PinFeedCell(frame: .zero)
        case .flexLayout: FlexFeedCell(frame: .zero)
        case .visualFormat: VisualFormatFeedCell(frame: .zero)
        case .anchors: AnchorFeedCell(frame: .zero)
        case .stackView: StackFeedCell(frame: .zero)
        case .snapKit: SnapFeedCell(frame: .zero)
        case .layout: LayoutFeedCell(frame: .zero)
        case .hypeUI: HypeFeedCell(frame: .zero)
        }
    }
}
