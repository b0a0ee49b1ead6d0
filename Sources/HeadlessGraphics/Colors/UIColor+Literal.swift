import Foundation

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a colour from a colour literal.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What a colour literal is of where nothing else says.
public typealias _ColorLiteralType = UIColor
