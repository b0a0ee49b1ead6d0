internal import LayoutCore

/// In how little room a container would be what it is.
///
/// By Yoga's rules every item is measured in the room of its container, which differs on each level and with each
/// question to the container. As long as nothing but the width of text depends on it, the answer is the same in
/// every room that holds each of those texts as it was measured, also where they do not fit side by side.
extension FlexLayoutPass {
    /// Whether a container uses room only by handing it to its items, so that it is worth knowing how much they need.
    func learnsLeastRoom(_ row: Int, _ question: SizingRequest) -> Bool {
        let traits = tree.traits[row]
        return traits.contains(.elastic) && tree.links[row].firstChild >= 0
            && errata.isSuperset(of: [.contentOverflowsAvailableSpace, .flexBasisFitsContainer])
            && traits.isDisjoint(with: [.sensesRoom, .sensesLimits, .hasPercent, .hasLines])
            && question.unlimitedAxes.isEmpty && question.heightRole == .settled && !question.wantsLayout
    }

    /// Notes how much room the container at hand needs, so that an item has room for its answer.
    @inline(__always)
    mutating func needRoom(for answer: SizeAnswer, of row: Int, _ request: SizingRequest) {
        if frame.leastRoom.width == .infinity, frame.leastRoom.height == .infinity { return }
        let isItem = frame.cursor < items.count && items[frame.cursor].row == row
        for axis in Axis.allCases where request.known[axis].isNaN && request.available[axis] >= 0 {
            let item = items[frame.cursor]
            let margin = !isItem ? .infinity : axis == frame.axes.main ? item.mainMargin : item.crossMargin
            let needed = answer.leastRoom[axis] + margin + frame.box[axis].inset
            if !(needed <= frame.leastRoom[axis]) { frame.leastRoom[axis] = needed }
        }
    }
}
