import Foundation
import HeadlessUIKit

/// The screen at a finding, recorded and not yet drawn.
struct FindingPicture: Sendable {
    var drawing: ViewDrawing
    var rect: CGRect
}
