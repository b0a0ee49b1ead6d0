/// What a row stands for.
enum RowKind: UInt8 {
    /// A constraint that was added.
    case constraint
    /// That a length is not negative.
    case bound
    /// What decides where constraints leave a choice.
    case preference
}

/// A constraint as a row of the system: the sum of its terms is at least, or equal to, a constant.
///
/// "At most" is turned around, so that there are two kinds only.
struct Row {
    /// Where its terms lie.
    var firstTerm: Int32
    var termCount: Int32
    /// The right side.
    var constant: Double
    /// The priority; what is required stands at ``Solver/requiredLevel``.
    var level: Double
    /// Counts activations: earlier ones win ties, later ones give way.
    var order: Int
    /// The variable that the row determines while it is in the basis; -1 outside.
    var owned: Int32 = -1
    /// The term of that variable; -1 where a composite determines it.
    var ownedTerm: Int32 = -1
    /// The slope of what the row misses by what it is above its constant: 1 above an equality, -1 below any
    /// row, 0 where nothing is missing.
    var slope: Int8 = 0
    var isEquality: Bool
    /// Whether the constraint was turned around.
    var isTurned: Bool
    /// Whether the row may be given up when required rows cannot hold together.
    var givesWay: Bool
    /// Whether the row was required and has been given up.
    var isBroken = false
    /// Whether composites are made of it.
    var isPart = false
    var isAlive = true
    /// What the row stands for.
    var kind = RowKind.constraint
    /// Whether the row is among ``Solver/openCandidates``.
    var isCandidate = false
    /// Whether the row would be open if another bound of the same variable did not meet it.
    var isMet = false
    /// Whether the row has been added since the last solution.
    var isNew = true
    /// Whether the row waits for its slope to be looked at.
    var isTouched = false
    var isSuspect = false
    var generation: UInt32 = 0
    var stamp: UInt32 = 0
    /// A sum in the making.
    var sum = 0.0
    /// What leaving the constant upwards would cost, through the other rows; while in the basis.
    var costs = LevelCosts()

    var isBasic: Bool { owned >= 0 }
}

/// A term of a row, linked with the other terms of its variable.
struct RowTerm {
    var variable: Int32
    var row: Int32
    var coefficient: Double
    var next: Int32
    var previous: Int32
}

/// A variable's place in the system.
struct Unknown {
    var value: Double
    /// The row that determines the variable; -1 for a free one.
    var owner: Int32 = -1
    /// The composite by which it is determined; -1 where the row alone does.
    var composite: Int32 = -1
    /// The first of its terms.
    var firstTerm: Int32 = -1
    var termCount: Int32 = 0
    var stamp: UInt32 = 0
    /// The last search that found the variable to depend on the one in question.
    var reachStamp: UInt32 = 0
    /// The last search that found nothing free among what the variable depends on.
    var settledStamp: UInt32 = 0
    var isInComposites = false
    var isChanged = false
    var isSuspect = false
    var isMoved = false
    var isAlive = true
    /// Whether the variable is a length, which is never negative.
    var isLength: Bool
    /// Whether the variable is among ``Solver/openCandidates``.
    var isCandidate = false
    /// Whether a row of the basis about the variable alone, which does not determine it, is met by another one.
    var isMet = false
    /// Counts variables: where they have a choice, it goes by age.
    var age: Int32
    var generation: UInt32 = 0
    /// A sum in the making.
    var sum = 0.0
    /// What moving the variable up would cost; while it is free.
    var costs = LevelCosts()

    init(value: Double, isLength: Bool, age: Int32) {
        (self.value, self.isLength, self.age) = (value, isLength, age)
    }
}

/// The definition of a variable that several rows determine together: rows in a circle, added up so that
/// what depends on the variable itself is gone.
///
/// The variable is `offset` plus the terms; `offset` is the sum of the parts' constants.
struct Composite {
    var variable: Int32
    var terms: [(variable: Int32, coefficient: Double)]
    var parts: [(row: Int32, factor: Double)]
    var offset: Double
}
