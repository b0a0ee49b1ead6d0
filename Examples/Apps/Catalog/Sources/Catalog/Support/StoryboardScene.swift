import UIKit

/// The scenes of `Catalog.storyboard`.
enum StoryboardScene: String {
    case list = "List"
    case detail = "Detail"
    case filter = "Filter"
    case grid = "Grid"

    static let storyboard = UIStoryboard(name: "Catalog", bundle: .module)

    func instantiate<T: UIViewController>(_ type: T.Type = T.self) -> T {
        StoryboardScene.storyboard.instantiateViewController(withIdentifier: rawValue) as! T
    }
}

enum SegueIdentifier {
    static let detail = "showDetail"
    static let filter = "showFilter"
    static let reviews = "embedReviews"
}

/// The entrance of the module.
public enum Catalog {

    /// The list in its navigation controller.
    public static func makeRootViewController() -> UIViewController {
        guard let root = StoryboardScene.storyboard.instantiateInitialViewController() else {
            preconditionFailure("The storyboard has no initial controller")
        }
        return root
    }
}

extension Catalog {
    /// For tests, which have a bundle of their own.
    static var resources: Bundle { .module }
}
