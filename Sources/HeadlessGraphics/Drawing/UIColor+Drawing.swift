import Foundation

extension UIColor {
    /// Makes the colour the current context's fill and stroke colour; without a context it does nothing.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour the current context's fill colour; without a context it does nothing.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.fillColor = displayColor(in: .current)
    }

    /// Makes the colour the current context's stroke colour; without a context it does nothing.
    public func setStroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.strokeColor = displayColor(in: .current)
    }
}
