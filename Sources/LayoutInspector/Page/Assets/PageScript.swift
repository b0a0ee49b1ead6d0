/// The script of the page, in parts by concern.
enum PageScript {
    /// All parts, in the order in which they run.
    static let all = (["'use strict'"] + parts.map(PageText.dense)).joined(separator: "\n")

    private static let parts = [
        model, tree, picture, overlays, distances, space, explanation, difference, keyboard, main,
    ]
}
