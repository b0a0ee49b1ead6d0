import GalleryScreens
import UIKit

extension Catalogue {
    /// An article under a large title with tabs, and what comes over it.
    static var articles: [Screen] {
        let looks: [(ArticleText, String, UIUserInterfaceStyle, String)] = [
            (.english, "en", .light, "light"), (.korean, "ko", .dark, "dark"),
        ]
        let shows: [(JournalViewController.Shows, String)] = [
            (.start, "start"), (.scrolled(30), "half-title"), (.scrolled(320), "scrolled"),
            (.second, "pushed"),
            (.notes, "sheet"), (.lowNotes, "low-sheet"), (.prompt, "alert"),
        ]
        return looks.flatMap { text, language, style, styleName in
            shows.flatMap { show, showName in
                [UIInterfaceOrientation.portrait, .landscapeRight].map { orientation in
                    let held = orientation.isLandscape ? "landscape" : "portrait"
                    return Screen(
                        section: "Article", name: "article-\(showName)-\(held)-\(language)-\(styleName)",
                        stage: .device(.iPhone14, style, orientation)
                    ) { .controller(JournalViewController(text, shows: show)) }
                }
            }
        }
    }
}
