import Foundation

/// UIKit's switches for looking at layouts, by the names that they have in launch arguments and `UserDefaults`.
package struct DebugSwitches {
    /// `UIViewShowAlignmentRects`.
    package var showsAlignmentRects = false
    /// `NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints`.
    package var picturesConflicts = false
    /// `_UIConstraintBasedLayoutLogUnsatisfiable`, which is on until it is set to `NO`.
    package var logsConflicts = true

    /// The switches of the launch arguments and of `UserDefaults.standard`.
    package static var standard: DebugSwitches { DebugSwitches { UserDefaults.standard.object(forKey: $0) } }

    /// Reads switches by their names.
    package init(reading value: (String) -> Any?) {
        showsAlignmentRects = Self.flag(value("UIViewShowAlignmentRects")) ?? false
        picturesConflicts =
            Self.flag(value, "ConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints") ?? false
        logsConflicts = Self.flag(value, "ConstraintBasedLayoutLogUnsatisfiable") ?? true
    }

    /// A switch by AppKit's name and by UIKit's.
    private static func flag(_ value: (String) -> Any?, _ name: String) -> Bool? {
        flag(value("NS" + name)) ?? flag(value("_UI" + name)) ?? flag(value("UI" + name))
    }

    /// Launch arguments are texts, of which Foundation reads YES, true and numbers as true.
    private static func flag(_ value: Any?) -> Bool? {
        switch value {
        case let flag as Bool: flag
        case let number as Int: number != 0
        case let text as String: ["yes", "true", "1", "y"].contains(text.lowercased())
        default: nil
        }
    }
}
