import Foundation

/// A number as `%g` prints it, and with it UIKit in its descriptions: six digits, `51.3333`.
package func number(_ value: some BinaryFloatingPoint) -> String { String(format: "%g", Double(value)) }
