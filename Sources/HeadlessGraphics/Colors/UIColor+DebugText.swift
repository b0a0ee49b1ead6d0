extension UIColor {
    /// The colour as UIKit's descriptions of views print it: a gray by its brightness, a system colour by its name.
    package final var debugText: String {
        if let name = Self.systemNames.first(where: { $0.color === self })?.name {
            let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
            return "<UIDynamicSystemColor: 0x\(address); name = \(name)>"
        }
        let color = displayColor(in: .current)
        func number(_ value: Double) -> String { String(format: "%g", value) }
        if color.red == color.green, color.green == color.blue {
            return "UIExtendedGrayColorSpace \(number(color.red)) \(number(color.alpha))"
        }
        let values = [color.red, color.green, color.blue, color.alpha].map(number)
        return "UIExtendedSRGBColorSpace \(values.joined(separator: " "))"
    }

    private static let systemNames: [(name: String, color: UIColor)] = [
        ("labelColor", .label), ("secondaryLabelColor", .secondaryLabel),
        ("tertiaryLabelColor", .tertiaryLabel),
        ("quaternaryLabelColor", .quaternaryLabel), ("systemBackgroundColor", .systemBackground),
        ("secondarySystemBackgroundColor", .secondarySystemBackground),
        ("tertiarySystemBackgroundColor", .tertiarySystemBackground),
        ("systemGroupedBackgroundColor", .systemGroupedBackground),
        ("secondarySystemGroupedBackgroundColor", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackgroundColor", .tertiarySystemGroupedBackground),
        ("separatorColor", .separator), ("opaqueSeparatorColor", .opaqueSeparator), ("linkColor", .link),
        ("systemFillColor", .systemFill), ("secondarySystemFillColor", .secondarySystemFill),
        ("tertiarySystemFillColor", .tertiarySystemFill),
        ("quaternarySystemFillColor", .quaternarySystemFill),
        ("placeholderTextColor", .placeholderText), ("systemRedColor", .systemRed),
        ("systemBlueColor", .systemBlue),
        ("systemGreenColor", .systemGreen), ("systemOrangeColor", .systemOrange),
        ("systemYellowColor", .systemYellow),
        ("systemPinkColor", .systemPink), ("systemPurpleColor", .systemPurple),
        ("systemTealColor", .systemTeal),
        ("systemIndigoColor", .systemIndigo), ("systemBrownColor", .systemBrown),
        ("systemMintColor", .systemMint),
        ("systemCyanColor", .systemCyan), ("systemGrayColor", .systemGray),
        ("systemGray2Color", .systemGray2),
        ("systemGray3Color", .systemGray3), ("systemGray4Color", .systemGray4),
        ("systemGray5Color", .systemGray5),
        ("systemGray6Color", .systemGray6),
    ]
}
