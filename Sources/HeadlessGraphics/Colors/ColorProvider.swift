/// A closure that chooses a colour; equal to itself alone.
final class ColorProvider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.color = color
    }

    static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
