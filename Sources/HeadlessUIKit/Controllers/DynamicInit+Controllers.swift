internal import CDynamicInit

// The initializers of the kit's classes, each with the labels of the initializer that it calls.
extension DynamicInit {
    /// Creates a view by `init(frame:)`.
    public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        listed(type, "initWithFrame:", [frame]) ?? view(of: type, frame: frame)
    }

    /// Creates a cell by `init(style:reuseIdentifier:)`.
    public static func make<Cell: UITableViewCell>(
        _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell {
        unsafeDowncast(UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier), to: type)
    }

    /// Creates a header or footer by `init(reuseIdentifier:)`.
    public static func make<View: UITableViewHeaderFooterView>(
        _ type: View.Type, reuseIdentifier: String?
    ) -> View {
        unsafeDowncast(
            UITableViewHeaderFooterView.make(type, reuseIdentifier: reuseIdentifier), to: type)
    }

    /// Creates a collection view by `init(frame:collectionViewLayout:)`.
    public static func make<View: UICollectionView>(
        _ type: View.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) -> View {
        retained(
            dynamic_init_collection(
                pointer(type), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
                argument(layout)))
    }

    /// Creates a controller by `init(nibName:bundle:)`.
    public static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller {
        let words = unsafeBitCast(nibName, to: (UInt64, UInt64).self)
        return withExtendedLifetime(nibName) {
            retained(dynamic_init_controller(pointer(type), words.0, words.1, bundle.map(argument)))
        }
    }

    /// Creates a navigation controller by `init(rootViewController:)`.
    public static func make<Controller: UINavigationController>(
        _ type: Controller.Type, rootViewController: UIViewController
    ) -> Controller {
        retained(dynamic_init_navigation(pointer(type), argument(rootViewController)))
    }

    /// Creates a controller of a table by `init(style:)`.
    public static func make<Controller: UITableViewController>(
        _ type: Controller.Type, style: UITableView.Style
    ) -> Controller {
        retained(dynamic_init_table_controller(pointer(type), UInt8(style.rawValue)))
    }

    /// Creates a controller of a collection by `init(collectionViewLayout:)`.
    public static func make<Controller: UICollectionViewController>(
        _ type: Controller.Type, collectionViewLayout layout: UICollectionViewLayout
    ) -> Controller {
        retained(dynamic_init_collection_controller(pointer(type), argument(layout)))
    }

    private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// An argument that the initializer consumes.
    private static func argument(_ object: some AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(object).toOpaque()
    }
}
