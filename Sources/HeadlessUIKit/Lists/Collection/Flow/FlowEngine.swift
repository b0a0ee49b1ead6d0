import Foundation

/// The frames of a flow layout.
struct FlowEngine {}
