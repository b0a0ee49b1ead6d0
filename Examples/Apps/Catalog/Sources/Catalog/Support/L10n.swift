import Foundation

/// The localized texts of the module.
enum L10n {
    static var bundle: Bundle = .module

    static var title: String { text("catalog.title", "Title of the list") }
    static var searchPlaceholder: String { text("catalog.search.placeholder", "Placeholder of the search bar") }
    static var emptyTitle: String { text("catalog.empty.title", "Shown without results") }
    static var emptyMessage: String { text("catalog.empty.message", "Shown below") }
    static var addFavourite: String { text("catalog.favourite.add", "Swipe action") }
    static var removeFavourite: String { text("catalog.favourite.remove", "Swipe action") }
    static var share: String { text("catalog.share", "Swipe action") }
    static var hide: String { text("catalog.delete", "Swipe action") }
    static var addToBasket: String { text("detail.basket.add", "Button") }
    static var inBasket: String { text("detail.basket.added", "Button") }
    static var offline: String { text("error.offline", "Error") }

    static func section(_ name: String) -> String {
        String(format: text("catalog.sections.%@", "Header"), name)
    }

    static func reviews(_ count: Int) -> String {
        String.localizedStringWithFormat(text("detail.reviews.%ld", "Count"), count)
    }

    static func upTo(_ price: String) -> String {
        String(format: text("filter.price.%@", "Slider"), price)
    }

    static func server(_ status: Int) -> String {
        String(format: text("error.server.%ld", "Error"), status)
    }

    private static func text(_ key: String, _ comment: String) -> String {
        NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: comment)
    }
}
