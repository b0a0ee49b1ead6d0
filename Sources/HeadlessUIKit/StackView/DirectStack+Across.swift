internal import LayoutCore

extension DirectStack {
    /// The places across the axis.
    func across(_ claims: [Claim], in room: CGFloat) -> [Side]? {
        switch stack.alignmentStorage {
        case .fill: return claims.map { _ in Side(start: 0, length: room) }
        case .leading, .center, .trailing: break
        case .firstBaseline, .lastBaseline: return nil
        }
        for index in shown {
            guard claims[index].length == nil || claims[index].isUsual else { return nil }
        }
        let part: CGFloat =
            switch stack.alignmentStorage {
            case .center: 0.5
            case .trailing: 1
            default: 0
            }
        return claims.enumerated().map { index, claim in
            let natural = claim.length ?? 0
            // Hidden views are not held inside.
            let length = stack.arranged[index].isHidden ? natural : min(natural, room)
            return Side(start: (room - length) * part, length: length)
        }
    }
}
