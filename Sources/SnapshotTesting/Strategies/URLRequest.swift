import Foundation

// Requests are Foundation's on Apple's platforms: tests name them without another import.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
    /// A request as its method, address, headers and body.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// A request as its method, address, headers and body; where `pretty` is true a body of JSON is written anew.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            let method =
                "\(request.httpMethod ?? "GET") \(request.url?.sortingQuery?.absoluteString ?? "(null)")"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            return ([method] + headers + request.bodyLines(pretty: pretty)).joined(separator: "\n")
        }
    }

    /// A request as a command of curl.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in request.curlCommand }
    }
}

extension URLRequest {
    fileprivate func bodyLines(pretty: Bool) -> [String] {
        guard let httpBody else { return [] }
        guard pretty, let object = try? JSONSerialization.jsonObject(with: httpBody),
            let data = try? JSONSerialization.data(
                withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        else { return ["\n" + String(decoding: httpBody, as: UTF8.self)] }
        return ["\n" + String(decoding: data, as: UTF8.self)]
    }

    fileprivate var curlCommand: String {
        var parts = ["curl"]
        if httpMethod == "HEAD" {
            parts.append("--head")
        } else if let httpMethod, httpMethod != "GET" {
            parts.append("--request \(httpMethod)")
        }
        let headers = allHTTPHeaderFields ?? [:]
        for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
            parts.append("--header \"\(field): \(value.escapingQuotes)\"")
        }
        if let httpBody, !httpBody.isEmpty {
            // Quotes that are escaped already keep their backslash in the shell.
            let body = String(decoding: httpBody, as: UTF8.self)
                .replacingOccurrences(of: "\\\"", with: "\\\\\"")
            parts.append("--data \"\(body.escapingQuotes)\"")
        }
        if let cookie = headers["Cookie"] { parts.append("--cookie \"\(cookie.escapingQuotes)\"") }
        parts.append("\"\(url?.sortingQuery?.absoluteString ?? "(null)")\"")
        return parts.joined(separator: " \\\n\t")
    }
}

extension String {
    fileprivate var escapingQuotes: String { replacingOccurrences(of: "\"", with: "\\\"") }
}

extension URL {
    /// The address with its query's items sorted by name.
    fileprivate var sortingQuery: URL? {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
        let items = components?.queryItems
        components?.queryItems = items?.sorted { $0.name < $1.name }
        return components?.url
    }
}
