import Foundation
import GalleryScreens
import Testing
import UIKit

/// The inbox in the languages of its string catalogue.
@MainActor
@Suite struct LocalizedMailTests {
    private func texts(_ settings: LanguageSettings) -> (shown: [String], isRightToLeft: Bool) {
        LanguageSettings.with(settings) {
            let window = UIWindow(screen: UIScreen(.iPhone16))
            window.rootViewController = MailViewController.inBars(.localized)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return (labels(in: window), window.traitCollection.layoutDirection == .rightToLeft)
        }
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test(arguments: [
        ("de", "Posteingang", "2 ungelesene Nachrichten", false),
        ("ar", "الوارد", "رسالتان غير مقروءتين", true), ("ko", "받은 편지함", "읽지 않은 메시지 2개", false),
        ("ja", "受信", "未読メッセージ2件", false), ("hi", "इनबॉक्स", "2 अपठित संदेश", false),
        ("en", "Inbox", "2 unread messages", false), ("cy", "Inbox", "2 unread messages", false),
    ])
    func textsComeFromTheCatalogue(
        _ language: String, _ title: String, _ unread: String, _ isRightToLeft: Bool
    ) {
        let shown = texts(LanguageSettings([language]))
        #expect(shown.shown.contains(title), "\(shown.shown)")
        #expect(shown.shown.contains(unread), "\(shown.shown)")
        #expect(shown.isRightToLeft == isRightToLeft)
    }

    @Test func pseudoLanguagesChangeEveryText() {
        let english = texts(LanguageSettings(["en"])).shown
        let bounded = texts(LanguageSettings(["en"], pseudoLanguage: .bounded)).shown
        #expect(english.count == bounded.count)
        #expect(bounded.contains("[# Inbox #]") && bounded.contains("[# 2 unread messages #]"))
        #expect(texts(LanguageSettings(["en"], pseudoLanguage: .doubled)).shown.contains("Inbox Inbox"))
    }
}
