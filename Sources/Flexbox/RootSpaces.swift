/// The spaces of the last layouts, by row: most trees have one root, which is looked up without a table.
struct RootSpaces {
    private var onlyRow = -1
    private var only = RootSpace()
    private var others: [Int: RootSpace] = [:]

    /// The space in which a row was laid out last as a root, or nil.
    subscript(row: Int) -> RootSpace? {
        get { row == onlyRow ? only : others.isEmpty ? nil : others[row] }
        set {
            guard let newValue else {
                if row == onlyRow { onlyRow = -1 } else if !others.isEmpty { others[row] = nil }
                return
            }
            if onlyRow < 0, others[row] == nil { onlyRow = row }
            if row == onlyRow { only = newValue } else { others[row] = newValue }
        }
    }
}
