import UIKit

// Each class overrides one getter that the kit itself reads.

class PlainWindow: UIWindow {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

extension UIEdgeInsets {
    fileprivate static let uneven = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
}

final class InsetWindow: PlainWindow {
    override var safeAreaInsets: UIEdgeInsets { .uneven }
}

final class DarkWindow: PlainWindow {
    var scale: CGFloat = 1
    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitCollection, UITraitCollection(displayScale: scale),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
    }
}

final class ScreenWindow: PlainWindow {
    private let own = UIScreen(.iPhoneSE)
    override var screen: UIScreen {
        get { own }
        set { super.screen = newValue }
    }
}

final class InsetView: UIView {
    override var safeAreaInsets: UIEdgeInsets { .uneven }
}

final class FixedMarginsView: UIView {
    override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 5, left: 7, bottom: 11, right: 9) }
        set { super.layoutMargins = newValue }
    }
}

final class MarginStack: UIStackView {
    override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 5, left: 7, bottom: 11, right: 9) }
        set { super.layoutMargins = newValue }
    }
}

final class HeirView: UIView {
    var changes = 0
    override var preservesSuperviewLayoutMargins: Bool {
        get { true }
        set { super.preservesSuperviewLayoutMargins = newValue }
    }
    override func layoutMarginsDidChange() { changes += 1 }
}

final class NoSafeAreaMarginsView: UIView {
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { false }
        set { super.insetsLayoutMarginsFromSafeArea = newValue }
    }
}

final class GuideView: UIView {
    private lazy var guide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
            guide.topAnchor.constraint(equalTo: topAnchor, constant: 40),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -40),
        ])
        return guide
    }()
    override var layoutMarginsGuide: UILayoutGuide { guide }
}

class MirroredView: UIView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

final class SemanticView: MirroredView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { .forceRightToLeft }
        set { super.semanticContentAttribute = newValue }
    }
}

final class MirroredStack: UIStackView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

final class MirroredSwitch: UISwitch {
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { .forceRightToLeft }
        set { super.semanticContentAttribute = newValue }
    }
}

final class DarkView: UIView {
    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(userInterfaceStyle: .dark)])
    }
}

final class ListeningView: UIView {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
    }
}

final class TintedView: UIView {
    override var tintColor: UIColor! {
        get { .magenta }
        set { super.tintColor = newValue }
    }
}

class SizedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
}

final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 10, height: size.height)
    }
}

final class AlignedView: SizedView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

final class HuggingView: SizedView {
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(700)
    }
}

final class BaselineView: UIView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
}

final class WideScrollView: UIScrollView {
    override var contentSize: CGSize {
        get { CGSize(width: 400, height: 100) }
        set { super.contentSize = newValue }
    }
    override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 11) }
}

final class AreaController: UIViewController {
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
        set { super.additionalSafeAreaInsets = newValue }
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 33, bottom: 0, trailing: 44)
    }
}

final class FreeController: UIViewController {
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { false }
        set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
    }
    override func viewDidLoad() { view.directionalLayoutMargins = .zero }
}
