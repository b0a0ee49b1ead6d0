/// A guide that follows something that moves over the view, as the keyboard does.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
