/// Solves systems of linear equations and inequalities with priorities, and keeps them solved while they
/// change.
///
/// Required constraints hold. Of the others, those of the highest level miss as little as they can, as a
/// sum; among the solutions that are left those of the next level, and so on. Where that leaves a choice, one rule
/// decides, which goes by the constraints alone and not by what was there before.
///
/// The method is the simplex method, in the tradition of Cassowary (Badros, Borning and Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm", 2001). A *basis* is a choice of rows that hold exactly, one
/// for each variable that is determined; a *pivot* lets one row go and takes another. Where Cassowary writes the
/// inverse of the basis out as a tableau, this solver keeps the rows as they are: each row of the basis
/// determines one of its variables from the others, as a program of assignments without circles. Layouts are
/// nearly such programs by themselves. So a row costs what it mentions, a change costs what it moves, and a
/// circle costs one composite.
///
/// ```swift
/// let solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(Constraint(Expression([Term(left)], constant: -8), .equal))
/// try solver.add(Constraint(Expression([Term(left), Term(width)], constant: -100), .equal))
/// solver.solve()
/// solver.value(of: width)  // 92
/// ```
public final class Solver {
    /// The level of what is required.
    static let requiredLevel = 1001.0
    /// The level of required rows that have been given up: above all that was optional from the start.
    static let brokenLevel = 1000.0
    /// How far a row may be from its constant and count as exact.
    static let tolerance = 1e-7
    /// A coefficient that came from rounding.
    static let smallestPivot = 1e-9

    @exclusivity(unchecked) var unknowns = Column<Unknown>()
    @exclusivity(unchecked) var rows = Column<Row>()
    @exclusivity(unchecked) var terms = Column<RowTerm>()
    @exclusivity(unchecked) var composites: [Composite?] = []
    /// The composites that a row is part of, by row.
    @exclusivity(unchecked) var compositesOfRow: [Int32: [Int32]] = [:]
    /// The composites that a variable is a term of, by variable.
    @exclusivity(unchecked) var compositesOfVariable: [Int32: [Int32]] = [:]

    @exclusivity(unchecked) var freeUnknowns = Column<Int32>()
    @exclusivity(unchecked) var freeRows = Column<Int32>()
    @exclusivity(unchecked) var freeComposites: [Int32] = []
    /// Places of terms that have been given back, by the number of terms.
    @exclusivity(unchecked) var freeTerms: [[Int32]] = []

    /// How many constraints there are.
    @exclusivity(unchecked) public internal(set) var constraintCount = 0
    /// The work done so far.
    @exclusivity(unchecked) public internal(set) var statistics = SolverStatistics()
    /// Counts activations.
    @exclusivity(unchecked) var nextOrder = 0
    /// Rows that have been added since the last solution.
    @exclusivity(unchecked) var pendingRows: [Int32] = []
    /// Variables whose definitions have changed since the last solution.
    @exclusivity(unchecked) var movedSeeds: [Int32] = []
    /// Rows outside the basis whose state may have changed.
    @exclusivity(unchecked) var touchedRows: [Int32] = []
    /// Rows of the basis, and free variables as complements, that may be worth letting go.
    @exclusivity(unchecked) var suspects: [Int32] = []
    /// Variables whose values have changed since they were last asked for.
    @exclusivity(unchecked) var changedUnknowns: [Int32] = []
    /// Required rows that do not hold.
    @exclusivity(unchecked) var failedRows: Set<Int32> = []
    /// Required rows that were found not to hold, the oldest last.
    @exclusivity(unchecked) var failedQueue: [Int32] = []
    /// Required rows that have been given up.
    @exclusivity(unchecked) var brokenRows: Set<Int32> = []
    /// Conflicts since they were last asked for.
    var conflicts: [Conflict] = []
    /// Whether required rows that cannot hold are given up; otherwise they stay failed.
    var resolvesConflicts = true
    /// For each row that has been given up, what it cannot hold together with.
    @exclusivity(unchecked) var reasons: [Int32: [ConflictReason]] = [:]

    /// Lengths that came out negative and are not bounded yet.
    @exclusivity(unchecked) var negativeLengths: [Int32] = []
    /// The rows that keep lengths from being negative, by variable: made when a length first came out so.
    @exclusivity(unchecked) var boundOfLength: [Int32: Int32] = [:]

    /// Whether what constraints leave open is decided; otherwise it stays where it is.
    var decidesWhatIsOpen = true
    /// Whether something changed since that was decided.
    @exclusivity(unchecked) var isUndecided = false
    /// Whether another solution than the decided one was asked for, and nothing has changed since.
    @exclusivity(unchecked) var isExercised = false
    /// What may be open: rows of the basis, and free variables as complements.
    @exclusivity(unchecked) var openCandidates = Column<Int32>()
    /// The preferences that decide, apart for places.
    @exclusivity(unchecked) var preferences = Preferences()
    /// Counts variables.
    @exclusivity(unchecked) var nextAge: Int32 = 0

    /// Numbers searches, so that marks need not be wiped.
    @exclusivity(unchecked) var stamp: UInt32 = 0
    /// Searches do not go into variables that were settled by this search; none are by `.max`.
    @exclusivity(unchecked) var skippedStamp = UInt32.max
    @exclusivity(unchecked) var order: [Int32] = []
    @exclusivity(unchecked) var path: [(unknown: Int32, next: Int32)] = []
    @exclusivity(unchecked) var expandedRows: [Int32] = []
    @exclusivity(unchecked) var expandedUnknowns: [Int32] = []
    @exclusivity(unchecked) var flips: [Flip] = []
    @exclusivity(unchecked) var breakpoints: [Breakpoint] = []
    /// The terms of a constraint that is being added, each variable once.
    @exclusivity(unchecked) var merged = Column<(variable: Int32, coefficient: Double)>()

    /// Creates an empty system.
    public init() {}

    deinit {
        unknowns.deallocate()
        rows.deallocate()
        terms.deallocate()
        merged.deallocate()
        freeUnknowns.deallocate()
        freeRows.deallocate()
        openCandidates.deallocate()
    }

    // MARK: Variables

    /// Makes a variable.
    ///
    /// - Parameters:
    ///   - value: Where it is until the next solution.
    ///   - isLength: Whether it is a length, which is never negative, and as small as may be where it has a choice.
    ///     Others are places.
    public func makeVariable(at value: Double = 0, isLength: Bool = false) -> Variable {
        let age = nextAge
        nextAge &+= 1
        guard let index = freeUnknowns.popLast() else {
            let index = unknowns.append(Unknown(value: value, isLength: isLength, age: age))
            if value != 0 { considerStart(of: index) }
            return Variable(index: index, generation: 0)
        }
        let (generation, stamp) = (unknowns[index].generation, unknowns[index].stamp)
        let isCandidate = unknowns[index].isCandidate
        unknowns[index] = Unknown(value: value, isLength: isLength, age: age)
        (unknowns[index].generation, unknowns[index].stamp) = (generation, stamp)
        unknowns[index].isCandidate = isCandidate
        if value != 0 { considerStart(of: index) }
        return Variable(index: index, generation: generation)
    }

    /// Has a variable that starts elsewhere come to 0 if nothing speaks of it.
    private func considerStart(of variable: Int32) {
        considerOpen(variable: variable)
        isUndecided = true
        if unknowns[variable].isLength, unknowns[variable].value < 0 { negativeLengths.append(variable) }
    }

    /// Removes a variable that no constraint mentions any more.
    public func remove(_ variable: Variable) throws(SolverError) {
        let index = try self.index(of: variable)
        if unknowns[index].firstTerm >= 0 {
            guard !hasConstraints(index) else { throw .variableInUse(variable) }
            removeOwnRows(of: index)
        }
        unknowns[index].isAlive = false
        unknowns[index].generation &+= 1
        freeUnknowns.append(index)
    }

    /// The value of a variable, by the last solution; NaN for one that has been removed.
    public func value(of variable: Variable) -> Double {
        guard let index = try? self.index(of: variable) else { return .nan }
        return unknowns[index].value
    }

    /// Whether the solver has the variable.
    public func contains(_ variable: Variable) -> Bool { (try? index(of: variable)) != nil }

    /// Whether the solver has the constraint.
    public func contains(_ constraint: ConstraintID) -> Bool { (try? index(of: constraint)) != nil }

    /// Calls `body` with every variable that has changed since the last call, and its value.
    public func takeChanges(_ body: (Variable, Double) -> Void) {
        for index in changedUnknowns where unknowns[index].isChanged {
            unknowns[index].isChanged = false
            guard unknowns[index].isAlive else { continue }
            body(Variable(index: index, generation: unknowns[index].generation), unknowns[index].value)
        }
        changedUnknowns.removeAll(keepingCapacity: true)
    }

    /// The conflicts that were resolved since the last call.
    public func takeConflicts() -> [Conflict] {
        defer { conflicts.removeAll() }
        return conflicts
    }

    func index(of variable: Variable) throws(SolverError) -> Int32 {
        let index = variable.index
        guard index >= 0, index < unknowns.count, unknowns[index].isAlive,
            unknowns[index].generation == variable.generation
        else { throw .unknownVariable(variable) }
        return index
    }

    func index(of constraint: ConstraintID) throws(SolverError) -> Int32 {
        let index = constraint.index
        guard index >= 0, index < rows.count, rows[index].isAlive,
            rows[index].generation == constraint.generation
        else { throw .unknownConstraint(constraint) }
        return index
    }

    func handle(of row: Int32) -> ConstraintID { ConstraintID(index: row, generation: rows[row].generation) }

    func newStamp() -> UInt32 {
        stamp &+= 1
        return stamp
    }
}

/// What a solver has done.
public struct SolverStatistics: Hashable, Sendable {
    /// Rows that left the basis for others.
    public var pivots = 0
    /// Variables whose value was computed.
    public var evaluations = 0
    /// Rows that were written out in terms of the basis.
    public var expansions = 0
    /// Whether the last solution was given up unfinished, which happens to no system that is known.
    public var isStalled = false

    /// Creates counts of nothing.
    public init() {}
}
