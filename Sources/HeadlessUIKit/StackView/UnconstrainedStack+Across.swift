internal import LayoutCore

extension UnconstrainedStack {
    /// The positions and lengths on the cross axis.
    func across(_ requests: [LengthRequest], in available: CGFloat) -> [Side]? {
        switch stack.alignmentStorage {
        case .fill: return requests.map { _ in Side(start: 0, length: available) }
        case .leading, .center, .trailing: break
        case .firstBaseline, .lastBaseline: return nil
        }
        for index in shown {
            guard requests[index].length == nil || requests[index].hasOrdinaryPriorities else { return nil }
        }
        let part: CGFloat =
            switch stack.alignmentStorage {
            case .center: 0.5
            case .trailing: 1
            default: 0
            }
        return requests.enumerated().map { index, request in
            let natural = request.length ?? 0
            // Hidden views are not held inside.
            let length = stack.arranged[index].isHidden ? natural : min(natural, available)
            return Side(start: (available - length) * part, length: length)
        }
    }
}
