import Foundation

/// The content of a button for each of its states.
struct ButtonContent {
    /// A value for each state; a state without one takes that of the normal state.
    struct ByState<Value> {
        private var values: [UInt: Value] = [:]

        subscript(exactly state: UIControl.State) -> Value? {
            get { values[state.rawValue] }
            set { values[state.rawValue] = newValue }
        }

        func value(for state: UIControl.State) -> Value? {
            values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
        }

        var isEmpty: Bool { values.isEmpty }
    }

    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var titleShadowColors = ByState<UIColor>()
    var images = ByState<UIImage>()
    var backgroundImages = ByState<UIImage>()
}
