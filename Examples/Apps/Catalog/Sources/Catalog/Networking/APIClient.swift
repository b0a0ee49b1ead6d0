import Foundation

enum APIError: Error, Equatable {
    case offline
    case server(status: Int)
    case badResponse
}

extension APIError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .offline: return L10n.offline
        case .server(let status): return L10n.server(status)
        case .badResponse: return nil
        }
    }
}

/// Where plants come from.
protocol APIClient: AnyObject {
    func catalog(completion: @escaping (Result<CatalogResponse, Error>) -> Void)
    func reviews(of product: Int) async throws -> [Review]
}

/// An address below the root of the service.
struct Endpoint {
    var path: String
    var query: [URLQueryItem] = []

    func request(root: URL) -> URLRequest {
        var components = URLComponents(url: root.appendingPathComponent(path), resolvingAgainstBaseURL: false)!
        if !query.isEmpty { components.queryItems = query }
        var request = URLRequest(url: components.url!)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.timeoutInterval = 20
        return request
    }
}

/// The service in the network.
final class HTTPClient: APIClient {

    private let root: URL
    private let session: URLSession
    private let decoder = JSONDecoder()

    init(root: URL, session: URLSession = .shared) {
        self.root = root
        self.session = session
    }

    func catalog(completion: @escaping (Result<CatalogResponse, Error>) -> Void) {
        let request = Endpoint(path: "catalog").request(root: root)
        let task = session.dataTask(with: request) { [decoder] data, response, error in
            let result = Result<CatalogResponse, Error> {
                if (error as? URLError)?.code == .notConnectedToInternet { throw APIError.offline }
                if let error = error { throw error }
                guard let response = response as? HTTPURLResponse, let data = data else {
                    throw APIError.badResponse
                }
                guard 200..<300 ~= response.statusCode else {
                    throw APIError.server(status: response.statusCode)
                }
                return try decoder.decode(CatalogResponse.self, from: data)
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }

    func reviews(of product: Int) async throws -> [Review] {
        let endpoint = Endpoint(path: "reviews", query: [URLQueryItem(name: "product", value: "\(product)")])
        let (data, response) = try await session.data(for: endpoint.request(root: root))
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw APIError.badResponse }
        return try decoder.decode([Review].self, from: data)
    }
}

/// The service out of the bundle, for demonstrations.
final class BundledClient: APIClient {

    private let bundle: Bundle
    private let decoder = JSONDecoder()

    init(bundle: Bundle = .module) {
        self.bundle = bundle
    }

    private func decode<T: Decodable>(_ type: T.Type, from name: String) throws -> T {
        guard let url = bundle.url(forResource: name, withExtension: "json") else { throw APIError.badResponse }
        return try decoder.decode(type, from: Data(contentsOf: url))
    }

    func catalog(completion: @escaping (Result<CatalogResponse, Error>) -> Void) {
        completion(Result { try decode(CatalogResponse.self, from: "products") })
    }

    func reviews(of product: Int) async throws -> [Review] {
        try decode([Review].self, from: "reviews").filter { $0.product == product }
    }
}
