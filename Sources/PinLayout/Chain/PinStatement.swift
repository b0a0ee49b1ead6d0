internal import LayoutCore

/// What the calls of a chain said.
@usableFromInline
struct PinStatement: Sendable {
    /// Whether rectangles are those before transforms.
    private(set) var keepTransform = true
    /// The measured layout in which the chain was begun; 0 outside of one. Chains that have been applied, and those
    /// that are recorded, have numbers that no layout has: what treats them otherwise costs other chains nothing.
    var measuring = 0
    /// `justify` as it was written.
    var justify = HorizontalAlign.none
    /// `align` as it was written.
    var align = VerticalAlign.none
    /// The furthest part of a chain that a call belonged to.
    var part = ChainPart.edges
    /// The part of the first call that is out of order, and the part after which it came.
    var misplaced: (part: ChainPart, after: ChainPart)?
    var pins = FramePins()

    /// What is stored for a chain before it begins: a constant, so that it is copied into the chain's memory at once. Pays in
    /// `pin chain`.
    static let blank = PinStatement()

    /// Begins a chain: the memory of what its calls say.
    @usableFromInline @MainActor
    static func begin(keepTransform: Bool) -> UnsafeMutablePointer<PinStatement> {
        let statement = StatementMemory.take()
        statement.pointee.keepTransform = keepTransform
        statement.pointee.measuring = AutoSizing.number
        // Layouts that are replayed for inspectors have negative numbers.
        if statement.pointee.measuring < 0 { PinRecording.current?.begin(&statement.pointee) }
        return statement
    }

    /// The ``measuring`` of chains that `layout()` applied already.
    static let applied = Int.max

    /// Whether `layout()` applied the chain already.
    var isApplied: Bool { measuring == Self.applied }

    /// Whether the chain is recorded: its calls come to ``PinRecording``, as all of them are refused here.
    var isRecorded: Bool { measuring < Int.min / 2 }

    /// Notes the part of the chain that a call belongs to.
    @inline(__always)  // Pays in `pin chain`.
    mutating func enter(_ part: ChainPart) {
        if part.rawValue >= self.part.rawValue {
            self.part = part
        } else if misplaced == nil {
            misplaced = (part, self.part)
        }
    }
}

/// The parts of a chain, in the order in which they read best.
enum ChainPart: UInt8, Sendable {
    case edges, size, pinEdges, margins, fit
    /// That of recorded chains, so that each call comes after it.
    case recorded

    /// What calls of the part say.
    var text: String {
        switch self {
        case .edges: "edges"
        case .size: "the size"
        case .pinEdges: "pinEdges()"
        case .margins: "margins"
        case .fit: "the fit"
        case .recorded: "the recording"
        }
    }
}
