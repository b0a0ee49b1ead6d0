import Foundation
import HeadlessUIKit

/// Names of views in reasons: those of a capture, or the same ones looked up in live views.
@MainActor
final class ReasonNames {
    private var live = CaptureNames(readsProperties: true)
    private var known: [ObjectIdentifier: ReasonPart] = [:]
    private var sentences: [Int: [ReasonPart]] = [:]

    /// The names of views without a capture.
    init() {}

    /// The names of a capture.
    ///
    /// - Parameters:
    ///   - views: The views of the capture, in its order.
    ///   - captured: What was captured of them.
    init(_ views: [UIView], _ captured: [CapturedView]) {
        for (view, row) in zip(views, captured) {
            known[ObjectIdentifier(view)] = .view(name: row.name, id: row.id)
        }
    }

    /// A view as a part of a sentence.
    func part(_ view: UIView) -> ReasonPart {
        if let part = known[ObjectIdentifier(view)] { return part }
        var path: [UIView] = [view]
        while let outer = path.last?.inspectedSuperview, path.count < 64 { path.append(outer) }
        var found = CaptureNames.Name(id: ViewID(rawValue: 0))
        for view in path.reversed() { found = live.name(of: view, parent: found.id, live.type(of: view)) }
        let name =
            found.property ?? found.identifier.map { "\"\($0)\"" } ?? String(describing: type(of: view))
        let part = ReasonPart.view(name: name, id: nil)
        known[ObjectIdentifier(view)] = part
        return part
    }

    /// The name of a view.
    func name(_ view: UIView) -> String { part(view).text }

    /// A part of a derivation as a sentence. What decides many edges is written once.
    func sentence(_ part: ConstraintDerivation.Part) -> [ReasonPart] {
        if part.identity >= 0, let known = sentences[part.identity] { return known }
        var parts: [ReasonPart] = part.phrase.map { piece in
            switch piece {
            case .words(let words): .words(words)
            case .number(let number): .number(number.finite)
            case .view(let view): self.part(view)
            }
        }
        if let line = part.origin { parts.append(ReasonPart(line: line)) }
        if part.identity >= 0 { sentences[part.identity] = parts }
        return parts
    }
}
