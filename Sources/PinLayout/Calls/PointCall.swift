/// The calls that pin a point. The name of a case is that of the call.
@usableFromInline
enum PointCall: UInt8 {
    case topLeft, topCenter, topRight, topStart, topEnd
    case centerLeft, center, centerRight, centerStart, centerEnd
    case bottomLeft, bottomCenter, bottomRight, bottomStart, bottomEnd

    /// What the call pins vertically.
    var vertical: PlaceCall {
        switch self {
        case .topLeft, .topCenter, .topRight, .topStart, .topEnd: .top
        case .centerLeft, .center, .centerRight, .centerStart, .centerEnd: .vCenter
        case .bottomLeft, .bottomCenter, .bottomRight, .bottomStart, .bottomEnd: .bottom
        }
    }

    /// What the call pins horizontally.
    var horizontal: PlaceCall {
        switch self {
        case .topLeft, .centerLeft, .bottomLeft: .left
        case .topCenter, .center, .bottomCenter: .hCenter
        case .topRight, .centerRight, .bottomRight: .right
        case .topStart, .centerStart, .bottomStart: .start
        case .topEnd, .centerEnd, .bottomEnd: .end
        }
    }
}
