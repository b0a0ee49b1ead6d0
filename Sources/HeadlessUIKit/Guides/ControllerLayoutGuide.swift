/// The part at the top or bottom of a controller's view that bars cover, as older source knows it.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The controller's guide at the top or the bottom, made when it is first asked for.
    final func layoutSupport(_ area: GuideArea) -> UILayoutSupport {
        if let guide = view.madeGuide(following: area) as? ControllerLayoutGuide { return guide }
        let guide = ControllerLayoutGuide(following: area, of: view)
        view.madeExtras.layoutGuides.append(guide)
        return guide
    }
}
