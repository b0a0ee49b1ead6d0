import Foundation
import HeadlessUIKit

/// What the server replies to a request.
struct CardResponse: Sendable {
    var status = "200 OK"
    var type = "text/plain; charset=utf-8"
    var body = Data()

    /// The reply to the target of a GET request: `/card.png`, `/card.svg` or `/card.pdf` with the card's texts in the query.
    ///
    /// The card is laid out on the main actor, where views live, and drawn on the thread of the caller.
    static func reply(to target: String) -> CardResponse {
        let parts = URLComponents(string: target)
        switch parts?.path {
        case "/health": return CardResponse(body: Data("ok\n".utf8))
        case "/card.png", "/card.svg", "/card.pdf":
            let items = parts?.queryItems ?? []
            let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { _, last in last }
            return card(.init(query: query), format: String(target.dropFirst(6).prefix(3)))
        default:
            let paths = "there are /card.png, /card.svg, /card.pdf, /health\n"
            return CardResponse(status: "404 Not Found", body: Data(paths.utf8))
        }
    }

    private static func card(_ content: PreviewCard.Content, format: String) -> CardResponse {
        let drawing = onMainActor { ViewDrawing(of: PreviewCard(content)) }
        do {
            return switch format {
            case "svg": CardResponse(type: "image/svg+xml", body: try drawing.svgData())
            case "pdf": CardResponse(type: "application/pdf", body: try drawing.pdfData())
            default: CardResponse(type: "image/png", body: try drawing.pngData(scale: 1))
            }
        } catch {
            return CardResponse(status: "500 Internal Server Error", body: Data("\(error)\n".utf8))
        }
    }

    private static func onMainActor<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}
