/// The alignment of lines between the edges.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// Stretched to both edges, but for a paragraph's last line.
    case justified = 3
    /// At the edge where lines start.
    case natural = 4
}
