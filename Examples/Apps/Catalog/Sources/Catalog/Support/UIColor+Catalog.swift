import UIKit

extension UIColor {
    static let leaf = UIColor(named: "Leaf", in: .module, compatibleWith: nil)!
    static let soil = UIColor(named: "Soil", in: .module, compatibleWith: nil) ?? .brown
}

extension UIImage {
    static var placeholder: UIImage? { UIImage(named: "placeholder", in: .module, with: nil) }
}
