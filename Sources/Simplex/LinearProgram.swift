import Columns

/// The linear program of a ``Solver``, its basis and its solution: structural variables and rows are indices here.
///
/// The structural variables have no bounds; each row has a slack. A *basis* makes one row hold exactly for each
/// structural variable that is basic: the row *defines* the variable, and its slack is non-basic, at 0. The slack of a
/// row outside the basis is basic. Structural variables without a row are non-basic too: they are free, and keep their
/// values.
///
/// The inverse of the basis matrix is not stored, neither as a tableau nor as factors. The rows of the basis remain as
/// they were added, and are triangular: each defines one variable by others, without cycles. Where rows do form a
/// cycle, a ``Block`` holds the substitution that breaks it. A row of the tableau (``TableauRow``) and a column
/// (``TableauColumn``) are computed by substitution when they are needed, as in the revised simplex method.
struct LinearProgram: ~Copyable {
    /// The level of required rows.
    static let requiredLevel = 1001.0
    /// The level of required rows that are relaxed: above all levels of optional rows.
    static let relaxedLevel = 1000.0
    /// The feasibility tolerance: how far a row may be from its constant and count as exact.
    static let tolerance = 1e-7
    /// A coefficient of a smaller magnitude is rounding error.
    static let smallestPivot = 1e-9

    // MARK: Rows and variables

    var variables = Column<VariableRecord>()
    var rows = Column<Row>()
    var terms = Column<RowTerm>()
    // What follows is apart from the records, which are read far more often than costs, and whose values are read next to
    // each other: pays in `constraints feed`.
    /// The value of each variable.
    var values = Column<Double>()
    /// The reduced cost of each variable; while it is free.
    var freeCosts = CostColumn()
    /// The reduced cost of each row's slack, without that of violating the row itself; while the row is in the basis.
    var slackCosts = CostColumn()
    /// Each row's component of a work vector.
    var slackWork = Column<Double>()
    var unusedVariables = Column<Int32>()
    var unusedRows = Column<Int32>()
    /// Runs of unused terms, by the number of terms.
    var unusedTerms: [[Int32]] = []
    /// How many rows are constraints.
    var constraintCount = 0
    /// Numbers rows.
    var nextOrder = 0
    /// Numbers variables.
    var nextAge: Int32 = 0
    var statistics = SolverStatistics()

    // MARK: The basis

    var blocks = Column<Block>()
    var unusedBlocks = Column<Int32>()
    var blockUses = Column<BlockUse>()
    var unusedBlockUses = Column<Int32>()
    /// The newest of the blocks that a row is part of, by row, in ``blockUses``; -1 for none.
    var blocksOfRow = Column<Int32>()
    /// The newest of the blocks that have a term of a variable, by variable, in ``blockUses``; -1 for none.
    var blocksOfVariable = Column<Int32>()

    // MARK: Changes since the last solution

    /// Rows that have been added.
    var pendingRows: [Int32] = []
    /// Variables whose definitions have changed.
    var dirtyVariables: [Int32] = []
    /// Rows outside the basis whose slopes may have changed.
    var dirtyRows: [Int32] = []
    /// Changes of slopes that are not in the reduced costs yet.
    var slopeChanges: [SlopeChange] = []
    /// Non-basic variables whose reduced costs may have become negative.
    var pricingCandidates: [NonbasicVariable] = []
    /// Variables whose values have changed since ``takeChangedVariables()``.
    var changedVariables: [Int32] = []
    /// Lengths that came out negative and have no bound yet.
    var negativeLengths: [Int32] = []
    /// The lower bounds of lengths, by variable: added when a length first comes out negative.
    var boundOfLength: [Int32: Int32] = [:]

    // MARK: Infeasibility

    /// Whether rows of infeasible subsets are relaxed; otherwise they remain violated.
    var relaxesRows = true
    /// Required rows that do not hold.
    var violatedRows: Set<Int32> = []
    /// Required rows that were found not to hold, the oldest last.
    var violatedQueue: [Int32] = []
    /// Required rows that are relaxed.
    var relaxedRows: Set<Int32> = []
    /// For each relaxed row, the infeasible subset because of which it is.
    var relaxationReasons: [Int32: [RelaxationReason]] = [:]
    /// Conflicts since they were last taken.
    var conflicts: [Conflict] = []

    // MARK: Alternative optima

    /// Whether ties between optimal solutions are broken; otherwise any of them is the solution.
    var breaksTies = true
    /// Whether something changed since ties were broken.
    var needsTieBreaking = false
    /// Whether the solution is an alternative that was requested, and nothing has changed since.
    var isAlternative = false
    /// Non-basic variables that may be able to move at no cost.
    var alternativeCandidates = Column<NonbasicVariable>()
    var tieBreakers = TieBreakers()

    // MARK: Work memory

    /// Numbers traversals, so that marks need not be reset.
    var stamp: UInt32 = 0
    /// The stack of a depth-first search: variables, and the next neighbour of each.
    var path = Column<(variable: Int32, next: Int32)>()
    /// Variables from which a search goes on.
    var frontier = Column<Int32>()
    /// The terms of the row that is being added, each variable once.
    var newTerms = Column<(variable: Int32, coefficient: Double)>()
    /// Memory of results that were released, for later ones.
    var memory = ReusableMemory()

    mutating func newStamp() -> UInt32 {
        stamp &+= 1
        return stamp
    }

    // MARK: Variables

    mutating func makeVariable(at value: Double, isLength: Bool) -> Int32 {
        let age = nextAge
        nextAge &+= 1
        guard let index = unusedVariables.popLast() else {
            variables.append(VariableRecord(isLength: isLength, age: age))
            values.append(value)
            freeCosts.appendZero()
            blocksOfVariable.append(-1)
            let index = Int32(variables.count - 1)
            if value != 0 { noteInitialValue(of: index) }
            return index
        }
        let (generation, stamp) = (variables[index].generation, variables[index].stamp)
        let isCandidate = variables[index].isAlternativeCandidate
        variables[index] = VariableRecord(isLength: isLength, age: age)
        values[index] = value
        freeCosts.setZero(index)
        (variables[index].generation, variables[index].stamp) = (generation, stamp)
        variables[index].isAlternativeCandidate = isCandidate
        if value != 0 { noteInitialValue(of: index) }
        return index
    }

    /// A variable that no row mentions is 0 in the next solution.
    private mutating func noteInitialValue(of variable: Int32) {
        addAlternativeCandidate(variable: variable)
        needsTieBreaking = true
        if variables[variable].isLength, values[variable] < 0 { negativeLengths.append(variable) }
    }

    /// Removes a variable.
    ///
    /// - Returns: Whether no constraint mentions it; otherwise nothing is removed.
    mutating func removeVariable(_ variable: Int32) -> Bool {
        if variables[variable].firstTerm >= 0 {
            guard !isMentionedByConstraint(variable) else { return false }
            removeImpliedRows(of: variable)
        }
        variables[variable].isAlive = false
        variables[variable].generation &+= 1
        unusedVariables.append(variable)
        return true
    }

    /// The variables whose values have changed since the last call.
    mutating func takeChangedVariables() -> [Int32] {
        var changed: [Int32] = []
        swap(&changed, &changedVariables)
        return changed
    }

    /// Reuses the memory of an array of changed variables.
    mutating func reuse(_ changed: consuming [Int32]) {
        guard changedVariables.isEmpty else { return }
        changed.removeAll(keepingCapacity: true)
        swap(&changed, &changedVariables)
    }

    /// The variables whose values have changed since the last call; they count as unchanged then.
    @discardableResult
    mutating func resetChangedVariables() -> [Int32] {
        let changed = takeChangedVariables().filter { variables[$0].isChanged }
        for variable in changed { variables[variable].isChanged = false }
        return changed.filter { variables[$0].isAlive }
    }

    mutating func takeConflicts() -> [Conflict] {
        defer { conflicts.removeAll() }
        return conflicts
    }

    // Of a property of a record, the whole record would be copied.
    /// Whether a variable is non-basic.
    @inline(__always)
    func isFree(_ variable: Int32) -> Bool { variables[variable].definingRow < 0 }

    /// Whether a row is in the basis: its slack is non-basic, at 0, and it defines a basic variable.
    @inline(__always)
    func isInBasis(_ row: Int32) -> Bool { rows[row].basicVariable >= 0 }

    // MARK: Handles

    /// The index of a variable; nil where it has been removed or belongs to another program.
    func index(of variable: Variable) -> Int32? {
        let index = variable.index
        guard index >= 0, index < variables.count, variables[index].isAlive,
            variables[index].generation == variable.generation
        else { return nil }
        return index
    }

    /// The index of a constraint; nil where it has been removed or belongs to another program.
    func index(of constraint: ConstraintID) -> Int32? {
        let index = constraint.index
        guard index >= 0, index < rows.count, rows[index].isAlive,
            rows[index].generation == constraint.generation
        else { return nil }
        return index
    }

    func handle(ofVariable index: Int32) -> Variable {
        Variable(index: index, generation: variables[index].generation)
    }

    func handle(ofRow index: Int32) -> ConstraintID {
        ConstraintID(index: index, generation: rows[index].generation)
    }
}

/// The counts of a solver's work.
public struct SolverStatistics: Hashable, Sendable {
    /// Exchanges of an entering and a leaving variable.
    public var pivots = 0
    /// Variables whose value was computed.
    public var evaluations = 0
    /// Rows of the tableau that were computed.
    public var tableauRows = 0
    /// Whether the last solution ran into the limit of pivots, and is not optimal. No system is known for which it
    /// does.
    public var isStalled = false

    /// Creates counts of zero.
    public init() {}
}
