/// The longest increasing subsequence: the elements that need not move when others do.
///
/// Patience sorting, from the end, so that among equally long ones that with the larger values is found: of two neighbours that
/// change their order the first one moves, as in Swift's `CollectionDifference`.
enum IncreasingSubsequence {
    /// The positions of the elements of a longest increasing subsequence, in ascending order. No two values may be equal.
    static func positions(in values: [Int]) -> [Int] {
        if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Array(values.indices) }
        // The positions of the largest values that begin a subsequence of each length.
        var starts: [Int] = []
        var next = [Int](repeating: -1, count: values.count)
        for position in values.indices.reversed() {
            let length = starts.partition { values[$0] > values[position] }
            if length > 0 { next[position] = starts[length - 1] }
            if length == starts.count { starts.append(position) } else { starts[length] = position }
        }
        var result: [Int] = []
        var position = starts.last ?? -1
        while position >= 0 {
            result.append(position)
            position = next[position]
        }
        return result
    }
}

extension [Int] {
    /// The number of elements at the front of which a condition holds, where it holds of no others.
    fileprivate func partition(_ condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
