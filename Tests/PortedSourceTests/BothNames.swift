// Imports both, as much source of apps does: Foundation's functions are visible too.
import Foundation
import UIKit

/// Classes by their names, in a file that imports Foundation itself.
enum BothNames {
    class Part: NSObject {}

    static var names: [String] { [NSStringFromClass(UIView.self), NSStringFromClass(Part.self)] }
    static var classes: [AnyClass?] {
        [NSClassFromString("UIView"), NSClassFromString(NSStringFromClass(Part.self))]
    }
}
