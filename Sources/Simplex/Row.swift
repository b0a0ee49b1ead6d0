/// The origin of a row.
enum RowKind: UInt8 {
    /// A constraint that was added.
    case constraint
    /// The lower bound 0 of a length.
    case bound
    /// A tie-breaker between optimal solutions.
    case tieBreaker
}

/// A constraint as a row of the linear program: the sum of its terms is at least, or equal to, a constant.
///
/// "At most" is stored with reversed signs. The *slack* of a row is the sum of its terms less the constant: a variable
/// of the program that is not stored.
struct Row {
    /// The index of the first of its terms, which are contiguous.
    var firstTerm: Int32
    var termCount: Int32
    /// The right side.
    var constant: Double
    /// The objective level of the row's violation; ``LinearProgram/requiredLevel`` for required rows.
    var level: Double
    /// Numbers rows as they are added: earlier ones win ties, later ones are relaxed.
    var order: Int
    /// The basic variable that the row defines while it is in the basis; -1 outside.
    var basicVariable: Int32 = -1
    /// The term of that variable; -1 where a block defines it.
    var basicTerm: Int32 = -1
    /// The coefficient of the slack in the objective at ``level``: -1 below the constant, 1 above that of an equality,
    /// 0 where nothing is violated.
    var slope: Int8 = 0
    var isEquality: Bool
    /// Whether the constraint was "at most".
    var isReversed: Bool
    /// Whether the row may be relaxed when required rows are infeasible.
    var mayBeRelaxed: Bool
    /// Whether the row was required and is relaxed.
    var isRelaxed = false
    /// Whether the row is a part of blocks.
    var isInBlocks = false
    /// Whether the row is among ``LinearProgram/violatedRows``.
    var isViolated = false
    var isAlive = true
    /// The origin of the row.
    var kind = RowKind.constraint
    /// Whether the row's slack is among ``LinearProgram/alternativeCandidates``.
    var isAlternativeCandidate = false
    /// Whether the row's slack could move at no cost if another bound of the same variable did not block it.
    var isBlocked = false
    /// Whether the row has been added since the last solution.
    var isNew = true
    /// Whether the row is among ``LinearProgram/dirtyRows``.
    var isDirty = false
    /// Whether the row's slack is among ``LinearProgram/pricingCandidates``.
    var isPricingCandidate = false
    var generation: UInt32 = 0
    /// The traversal that last visited the row.
    var stamp: UInt32 = 0
}

/// A term of a row, linked with the other terms of its variable.
struct RowTerm {
    var variable: Int32
    var row: Int32
    var coefficient: Double
    var next: Int32
    var previous: Int32
    /// The variable that the term's row defines by itself; ``outside`` for a row outside the basis, ``block`` where a block
    /// defines it. Walks over the terms of a variable need not read the rows, which lie all over memory: pays in
    /// `constraints feed`, in views.
    var definedVariable = RowTerm.outside

    /// In place of a variable: the row is outside the basis.
    static let outside: Int32 = -1
    /// In place of a variable: the row is in the basis, and a block defines its variable.
    static let block: Int32 = -2
}

/// A structural variable of the linear program.
struct VariableRecord {
    /// The row of the basis that defines the variable; -1 for a non-basic variable, which is free.
    var definingRow: Int32 = -1
    /// The block that defines it; -1 where the row alone does.
    var block: Int32 = -1
    /// The first of its terms.
    var firstTerm: Int32 = -1
    var termCount: Int32 = 0
    /// The traversal that last visited the variable.
    var stamp: UInt32 = 0
    /// The last traversal that found the variable to depend on the one in question.
    var dependentStamp: UInt32 = 0
    /// The last starting basis for which nothing that the variable depends on could become basic.
    var exhaustedStamp: UInt32 = 0
    /// Whether blocks have terms of the variable.
    var isInBlocks = false
    /// Whether the variable is among ``LinearProgram/changedVariables``.
    var isChanged = false
    /// Whether the variable is among ``LinearProgram/pricingCandidates``.
    var isPricingCandidate = false
    /// Whether the variable is among ``LinearProgram/dirtyVariables``.
    var isDirty = false
    var isAlive = true
    /// Whether the variable is a length, which is never negative; others are positions.
    var isLength: Bool
    /// Whether the variable is among ``LinearProgram/alternativeCandidates``.
    var isAlternativeCandidate = false
    /// Whether a bound of the variable in the basis, which does not define it, is blocked by another one.
    var isBlocked = false
    /// Numbers variables as they are made: ties are broken by age.
    var age: Int32
    var generation: UInt32 = 0
    /// The variable's component of a work vector.
    var work = 0.0

    init(isLength: Bool, age: Int32) { (self.isLength, self.age) = (isLength, age) }
}

/// The definition of a basic variable where rows of the basis depend on each other in a cycle: their linear combination
/// in which all that depends on the variable is eliminated.
///
/// The variable is `offset` plus the terms; `offset` is the sum of the constants of the parts.
struct Block {
    /// The variable that the block defines; -1 while the block is unused.
    var variable: Int32
    var terms: [(variable: Int32, coefficient: Double)]
    var parts: [(row: Int32, factor: Double)]
    var offset: Double
}

/// The use of a row, or of a variable, by a block, linked with its other uses.
struct BlockUse {
    var block: Int32
    /// The next use of the same row or variable; -1 for none.
    var next: Int32
}

/// A non-basic variable of the linear program: one that may enter the basis.
enum NonbasicVariable: Hashable {
    /// The slack of a row of the basis.
    case slack(ofRow: Int32)
    /// A structural variable that no row defines.
    case free(Int32)
}
