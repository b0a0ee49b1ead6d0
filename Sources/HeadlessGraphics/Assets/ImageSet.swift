import Foundation

/// The contents of an `.imageset` folder.
struct ImageSet: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
        struct Resizing: Decodable, Sendable {
            struct Center: Decodable, Sendable {
                var mode: String?
                var width: CGFloat?
                var height: CGFloat?
            }

            var mode: String?
            var center: Center?
            var capInsets: Insets?

            enum CodingKeys: String, CodingKey {
                case mode, center
                case capInsets = "cap-insets"
            }
        }

        /// Distances from the edges, in pixels of the picture.
        struct Insets: Decodable, Sendable {
            var top: CGFloat?
            var left: CGFloat?
            var bottom: CGFloat?
            var right: CGFloat?

            func edges(scale: CGFloat) -> UIEdgeInsets {
                UIEdgeInsets(
                    top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
                    right: (right ?? 0) / scale)
            }
        }

        var filename: String?
        var resizing: Resizing?
        var alignmentInsets: Insets?
        var condition: AssetCondition

        enum CodingKeys: String, CodingKey {
            case filename, resizing
            case alignmentInsets = "alignment-insets"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            resizing = try? container.decodeIfPresent(Resizing.self, forKey: .resizing)
            alignmentInsets = try? container.decodeIfPresent(Insets.self, forKey: .alignmentInsets)
            condition = try AssetCondition(from: decoder)
        }
    }

    struct Properties: Decodable, Sendable {
        var templateRenderingIntent: String?
        var preservesVector: Bool?

        enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }
    }

    var images: [Entry]
    var properties: Properties?

    /// The entry that fits traits best; of several scales the traits' own, else the nearest.
    func entry(for traits: UITraitCollection) -> Entry? {
        let usable = images.filter { $0.filename != nil }
        let ranked = usable.compactMap { entry in entry.condition.rank(for: traits).map { (entry, $0) } }
        let best = ranked.map(\.1).max()
        let fitting = ranked.filter { $0.1 == best }.map(\.0)
        let desired = max(traits.displayScale, 1)
        // Where nothing fits, as for a device without a picture, any is better than none.
        return (fitting.isEmpty ? usable : fitting).min { a, b in
            distance(a, desired) < distance(b, desired)
        }
    }

    private func distance(_ entry: Entry, _ desired: CGFloat) -> CGFloat {
        let scale = entry.condition.scaleFactor ?? desired
        // Of two that are equally far the larger has the finer picture.
        return abs(scale - desired) + (scale < desired ? 0.5 : 0)
    }
}
