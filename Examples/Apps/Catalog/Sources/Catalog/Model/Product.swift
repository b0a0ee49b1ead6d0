import Foundation

struct Product: Hashable, Codable, Identifiable {
    let id: Int
    let name: String
    let latin: String
    let category: String
    /// In cents.
    let price: Int
    let rating: Double
    let inStock: Bool
    let summary: String
}

struct ProductCategory: Hashable, Codable {
    let id: String
    let title: String
}

struct Review: Hashable, Codable {
    let product: Int
    let author: String
    let stars: Int
    let text: String
}

struct CatalogResponse: Codable {
    let categories: [ProductCategory]
    let products: [Product]
}

extension Product {

    var formattedPrice: String {
        Product.priceFormatter.string(from: NSNumber(value: Double(price) / 100)) ?? ""
    }

    static let priceFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_IE")
        return formatter
    }()

    func matches(_ query: String) -> Bool {
        guard !query.isEmpty else { return true }
        return name.localizedCaseInsensitiveContains(query) || latin.localizedCaseInsensitiveContains(query)
    }
}
