import Foundation

/// The kinds of bar that looks can be set for.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of ordinary height.
    case `default` = 0
    /// A low bar.
    case compact = 1
    /// A bar with a prompt.
    case defaultPrompt = 101
    /// A low bar with a prompt.
    case compactPrompt = 102
}
