/// What the user chose under Display in the settings of accessibility, besides the traits of text and contrast.
///
/// `UIAccessibility` shows the choices under UIKit's names.
struct DisplayAccommodations: Hashable, Sendable {
    /// What is chosen now: the settings of the simulated device.
    @MainActor static var current = DisplayAccommodations()

    /// The main screen requests bold text: what its trait says, at hand for the making of labels.
    var hasBoldText = false
    /// Materials are opaque.
    var reducesTransparency = false
    /// Buttons that have no shape have underlined titles.
    var showsButtonShapes = false
    /// Switches show their state by a line and a circle.
    var showsSwitchLabels = false
    /// Pictures have no colours.
    var isGrayscale = false
    /// Screens fade instead of moving, where motion is reduced as well.
    var prefersCrossFade = false
    /// Motion is kept small.
    var reducesMotion = false

    /// Whether transitions of screens fade.
    var fadesTransitions: Bool { reducesMotion && prefersCrossFade }
}
