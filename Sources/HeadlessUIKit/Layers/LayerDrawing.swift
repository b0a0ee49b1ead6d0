internal import DisplayList
import Foundation

/// Whether views draw through the methods that they have as delegates of their layers.
@MainActor
enum LayerDrawing {
    /// Whether the last call of `display(_:)` came to `UIView` itself, which does nothing.
    static var displaysByDefault = false
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a class may override them: those of the kit do not.
    static func isPossible(for type: AnyClass) -> Bool {
        if let result = known[ObjectIdentifier(type)] { return result }
        let result = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
        known[ObjectIdentifier(type)] = result
        return result
    }
}

extension LayerExtras {
    /// The blend mode of the layer over what lies behind it, which iOS takes by its name too.
    var blendMode: DrawCommand.BlendMode? {
        guard let name = compositingFilter as? String else { return nil }
        return Self.blendModes[name]
    }

    static func isBlendMode(_ name: String) -> Bool { blendModes[name] != nil }

    private static let blendModes: [String: DrawCommand.BlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "destIn": .destinationIn,
    ]
}
