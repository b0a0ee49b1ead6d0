import UIKit

extension UIColor {
    static let catalogLeaf = UIColor(named: "Leaf", in: .module, compatibleWith: nil)!
    static let catalogSoil = UIColor(named: "Soil", in: .module, compatibleWith: nil) ?? .brown
}

extension UIImage {
    static var plantPlaceholder: UIImage? { UIImage(named: "placeholder", in: .module, with: nil) }
}
