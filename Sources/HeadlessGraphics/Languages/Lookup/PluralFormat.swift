import Foundation

/// The format of an entry with plurals: which arguments it reads, and the plain format for their values.
struct PluralFormat: Sendable {
    let entry: LocalizedEntry
    let rules: PluralRules
    /// Changes the finished format, as pseudo-languages do.
    let pseudoLanguage: PseudoLanguage?

    /// The value of an argument that decides.
    enum Argument: Sendable {
        case integer(Int)
        case double(Double)
        case none

        var operands: PluralOperands? {
            switch self {
            case .integer(let value): PluralOperands(value)
            case .double(let value): PluralOperands(value)
            case .none: nil
            }
        }
    }

    /// Nested variables that name each other end here.
    private static let deepest = 8

    // MARK: Reading

    /// What is passed at each position, from 1; positions that no text reads are integers.
    var argumentKinds: [FormatTemplate.ArgumentKind] {
        var kinds: [Int: FormatTemplate.ArgumentKind] = [:]
        collect(entry.variants, from: entry.argument ?? 1, specifier: nil, 0, &kinds)
        let count = min(kinds.keys.max() ?? 0, 64)
        return count == 0 ? [] : (1...count).map { kinds[$0] ?? .longInteger }
    }

    private func collect(
        _ variants: LocalizedVariants, from first: Int, specifier: String?, _ depth: Int,
        _ kinds: inout [Int: FormatTemplate.ArgumentKind]
    ) {
        guard depth < Self.deepest else { return }
        switch variants {
        case .plural(let all):
            for one in all.values { collect(one, from: first, specifier: specifier, depth, &kinds) }
        case .device(let all):
            for one in all.values { collect(one, from: first, specifier: specifier, depth, &kinds) }
        case .width(let all):
            for one in all.values { collect(one, from: first, specifier: specifier, depth, &kinds) }
        case .text(let text):
            var next = first
            for part in FormatTemplate(text).parts {
                switch part {
                case .literal: break
                case .argument: kinds[first] = FormatTemplate.kind(specifier ?? "lld")
                case .specifier(let position, let body):
                    kinds[position ?? next] = FormatTemplate.kind(body)
                    if position == nil { next += 1 }
                case .variable(let position, let name):
                    guard let inner = entry.substitutions[name] else { break }
                    let at = position ?? inner.argument ?? next
                    if kinds[at] == nil { kinds[at] = FormatTemplate.kind(inner.specifier) }
                    collect(inner.variants, from: at, specifier: inner.specifier, depth + 1, &kinds)
                    if position == nil { next += 1 }
                }
            }
        }
    }

    // MARK: Writing

    /// The plain format for the values of the arguments, with all positions written out.
    func format(for arguments: [Argument]) -> String {
        let first = entry.argument ?? 1
        let made = expand(entry.variants, from: first, specifier: nil, 0, arguments)
        return (pseudoLanguage.map { $0.format(made) } ?? made) + skipped(in: made)
    }

    /// Precedes what is formatted for its length only, and is cut off.
    static let end = "\u{10FFFD}"

    /// Formats of the arguments that a format leaves out: Core Foundation finds an argument only behind all those
    /// before it.
    private func skipped(in format: String) -> String {
        var read: Set<Int> = []
        for case .specifier(let position?, _) in FormatTemplate(format).parts { read.insert(position) }
        let kinds = argumentKinds.prefix(max((read.max() ?? 0) - 1, 0))
        let formats = kinds.enumerated().filter { !read.contains($0.offset + 1) }.map { index, kind in
            "%\(index + 1)$" + kind.specifier
        }
        return formats.isEmpty ? "" : Self.end + formats.joined()
    }

    private func expand(
        _ variants: LocalizedVariants, from first: Int, specifier: String?, _ depth: Int,
        _ arguments: [Argument]
    ) -> String {
        guard depth < Self.deepest else { return "" }
        let value = arguments.indices.contains(first - 1) ? arguments[first - 1] : .none
        let text = variants.text(for: value.operands, in: rules)
        var next = first
        return FormatTemplate(text).parts.map { part in
            switch part {
            case .literal(let literal): return literal
            case .argument: return "%\(first)$" + (specifier ?? "lld")
            case .specifier(let position, let body):
                defer { if position == nil { next += 1 } }
                return "%\(position ?? next)$\(body)"
            case .variable(let position, let name):
                guard let inner = entry.substitutions[name] else { return "" }
                let at = position ?? inner.argument ?? next
                if position == nil { next += 1 }
                return expand(inner.variants, from: at, specifier: inner.specifier, depth + 1, arguments)
            }
        }.joined()
    }
}
