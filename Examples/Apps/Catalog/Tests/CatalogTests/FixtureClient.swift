import Foundation

@testable import Catalog

/// Serves a file of this bundle, or fails.
final class FixtureClient: APIClient {

    var error: APIError?
    var reviewsToServe: [Review] = []
    private(set) var catalogCount = 0
    private(set) var reviewRequests: [Int] = []

    func catalog(completion: @escaping (Result<CatalogResponse, Error>) -> Void) {
        catalogCount += 1
        if let error {
            completion(.failure(error))
        } else {
            completion(Result { try Self.small() })
        }
    }

    func reviews(of product: Int) async throws -> [Review] {
        reviewRequests.append(product)
        return reviewsToServe
    }

    static func small() throws -> CatalogResponse {
        let url = Bundle.module.url(forResource: "small", withExtension: "json", subdirectory: "Fixtures")!
        return try JSONDecoder().decode(CatalogResponse.self, from: Data(contentsOf: url))
    }
}

extension Favourites {

    /// In a domain of its own, so that tests do not see each other.
    static func forTests(_ name: String = #function) -> Favourites {
        let defaults = UserDefaults(suiteName: name)!
        defaults.removePersistentDomain(forName: name)
        return Favourites(defaults: defaults)
    }
}
