import Foundation

/// What the filter sheet edits.
struct ProductFilter: Equatable {

    enum Order: Int, CaseIterable {
        case name, price, rating
    }

    var order: Order = .name
    /// In cents; `nil` for any price.
    var maximumPrice: Int?
    var inStockOnly = false
    var query = ""

    var isActive: Bool {
        maximumPrice != nil || inStockOnly
    }

    func apply(to products: [Product]) -> [Product] {
        products
            .filter { product in
                if inStockOnly, !product.inStock { return false }
                if let maximum = maximumPrice, product.price > maximum { return false }
                return product.matches(query)
            }
            .sorted(by: areInOrder)
    }

    private func areInOrder(_ a: Product, _ b: Product) -> Bool {
        switch order {
        case .name: return a.name < b.name
        case .price: return (a.price, a.name) < (b.price, b.name)
        case .rating: return (b.rating, a.name) < (a.rating, b.name)
        }
    }
}
