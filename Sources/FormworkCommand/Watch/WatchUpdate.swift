import Foundation

/// What one change of the source has led to.
struct WatchUpdate: Codable, Sendable, Hashable {
    /// Why nothing was drawn; nil where it was.
    var problem: String?
    /// The screens whose pictures are not as before.
    var changed: [String] = []
    /// The screens that could not be shown.
    var failures: [CatalogResults.Failure] = []
    /// The number of pictures.
    var pictureCount = 0
    /// Seconds of the compiler and the package manager.
    var compilerSeconds = 0.0
    /// Seconds from saving to the last picture on the page, without those of the compiler.
    var ownSeconds = 0.0
    /// Seconds from saving to the first picture that changed, without those of the compiler.
    var firstSeconds = 0.0
    /// Seconds from saving to the last of the screens that an open page shows without scrolling, without those of the
    /// compiler; 0 where no page is open.
    var visibleSeconds = 0.0
    /// Whether the source changed again before all was drawn.
    var isSuperseded = false
    /// Of all, what the catalogue's program took to lay out and draw.
    var drawingSeconds = 0.0

    /// The update in a line or more.
    var text: String {
        let seen = visibleSeconds > 0 ? String(format: "%.2f s to all that are seen, ", visibleSeconds) : ""
        let total = String(
            format: "%.2f s: compiler %.2f s, ours %.2f s to the first picture, \(seen)%.2f s to the last",
            compilerSeconds + ownSeconds, compilerSeconds, firstSeconds, ownSeconds)
        if let problem {
            let time = String(format: "compiler %.2f s", compilerSeconds)
            return problem + "\n" + Terminal.output.colored(time, .grey)
        }
        let names = changed.prefix(5).joined(separator: ", ") + (changed.count > 5 ? " ..." : "")
        let end = isSuperseded ? "; the source changed again" : ""
        let what =
            changed.isEmpty ? "nothing changed" : "\(changed.count) of \(pictureCount) changed: \(names)"
        let lines = failures.map { Terminal.output.colored("\($0.screen):", .red) + " \($0.reason)" }
        return (["\(what)\(end) " + Terminal.output.colored("(\(total))", .grey)] + lines).joined(
            separator: "\n")
    }
}
