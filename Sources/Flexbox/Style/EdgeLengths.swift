/// A length for each ``Edge``: what is not set is undefined.
public struct EdgeLengths: Hashable, Sendable {
    private var lengths = (
        Length.undefined, Length.undefined, Length.undefined, Length.undefined, Length.undefined,
        Length.undefined, Length.undefined, Length.undefined, Length.undefined
    )
    private var setEdges: UInt16 = 0

    /// No edge set.
    public init() {}

    /// Every edge set to the same length.
    public init(_ all: Length) { self[.all] = all }

    /// Whether no edge is set.
    var isUnset: Bool { setEdges == 0 }

    /// The length of an edge; `.undefined` unsets it.
    public subscript(edge: Edge) -> Length {
        get { withUnsafeBytes(of: lengths) { $0.assumingMemoryBound(to: Length.self)[Int(edge.rawValue)] } }
        set {
            withUnsafeMutableBytes(of: &lengths) {
                $0.assumingMemoryBound(to: Length.self)[Int(edge.rawValue)] = newValue
            }
            let bit = UInt16(1) << UInt16(edge.rawValue)
            setEdges = newValue.isUndefined ? setEdges & ~bit : setEdges | bit
        }
    }

    /// Whether any edge is a percentage.
    var hasPercent: Bool { setEdges != 0 && Edge.allCases.contains { self[$0].isPercent } }

    /// Compares edge by edge.
    public static func == (a: EdgeLengths, b: EdgeLengths) -> Bool {
        a.setEdges == b.setEdges && (a.setEdges == 0 || Edge.allCases.allSatisfy { a[$0] == b[$0] })
    }

    /// Hashes edge by edge.
    public func hash(into hasher: inout Hasher) {
        for edge in Edge.allCases { hasher.combine(self[edge]) }
    }
}
