/// The part at the top or bottom of a controller's view that bars cover: `topLayoutGuide` of older source.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The controller's guide at the top or the bottom, created lazily.
    final func layoutSupport(_ area: GuideArea) -> UILayoutSupport {
        if let guide = view.madeGuide(following: area) as? ControllerLayoutGuide { return guide }
        let guide = ControllerLayoutGuide(following: area, of: view)
        view.madeExtras.layoutGuides.append(guide)
        return guide
    }
}
