import Foundation

/// Items in lines, in sections with headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What the insets of sections are added to.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// The estimated size that makes the items measure themselves without an estimate.
    public class var automaticSize: CGSize {
        CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
    }

    final var settings = FlowSettings()
    final var engine = FlowEngine()

    /// The minimum space between lines. 10 by default.
    open var minimumLineSpacing: CGFloat {
        get { settings.lineSpacing }
        set { change { $0.lineSpacing = newValue } }
    }
    /// The minimum space between the items of a line. 10 by default.
    open var minimumInteritemSpacing: CGFloat {
        get { settings.interitemSpacing }
        set { change { $0.interitemSpacing = newValue } }
    }
    /// The size of items. 50 by 50 by default.
    open var itemSize: CGSize {
        get { settings.itemSize }
        set { change { $0.itemSize = newValue } }
    }
    /// The size of items until they are measured; zero, the default, does not measure them.
    open var estimatedItemSize: CGSize {
        get { settings.estimatedItemSize }
        set { change { $0.estimatedItemSize = newValue } }
    }
    /// The axis along which the content scrolls. Vertical by default.
    open var scrollDirection: UICollectionView.ScrollDirection {
        get { settings.scrollDirection }
        set { change { $0.scrollDirection = newValue } }
    }
    /// The size of sections' headers; only the length along the axis of scrolling counts. Zero, none, by default.
    open var headerReferenceSize: CGSize {
        get { settings.headerSize }
        set { change { $0.headerSize = newValue } }
    }
    /// The size of sections' footers; only the length along the axis of scrolling counts. Zero, none, by default.
    open var footerReferenceSize: CGSize {
        get { settings.footerSize }
        set { change { $0.footerSize = newValue } }
    }
    /// The insets of sections. Zero by default.
    open var sectionInset: UIEdgeInsets {
        get { settings.sectionInset }
        set { change { $0.sectionInset = newValue } }
    }
    /// What the insets of sections are added to. The content inset by default.
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
        get { settings.insetReference }
        set { change { $0.insetReference = newValue } }
    }
    /// Whether headers stay visible while their section is. False by default.
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { settings.pinsHeaders }
        set { change { $0.pinsHeaders = newValue } }
    }
    /// Whether footers stay visible while their section is. False by default.
    open var sectionFootersPinToVisibleBounds: Bool {
        get { settings.pinsFooters }
        set { change { $0.pinsFooters = newValue } }
    }
}

extension UICollectionViewFlowLayout {
    final func change(_ body: (inout FlowSettings) -> Void) {
        let old = settings
        body(&settings)
        if settings != old { invalidateLayout() }
    }
}
