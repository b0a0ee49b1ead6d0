import HeadlessUIKit

/// The settings that a screen is checked in: every combination of the devices, orientations and so on that it is
/// made of. A value: matrices are added, and a dimension is replaced by ``with(devices:)`` and its kin.
///
/// ```swift
/// let matrix = LayoutMatrix.phones.with(textSizes: [.large, .accessibilityExtraExtraExtraLarge])
///     + LayoutMatrix(devices: [.iPadPro13], orientations: [.portrait, .landscapeRight])
/// ```
public struct LayoutMatrix: Hashable, Sendable {
    /// The settings, each once, in the order in which they are checked.
    public private(set) var configurations: [LayoutConfiguration]

    /// Creates a matrix of single settings; one that comes twice counts once.
    public init(_ configurations: [LayoutConfiguration]) {
        var seen: Set<LayoutConfiguration> = []
        self.configurations = configurations.filter { seen.insert($0).inserted }
    }

    /// Creates a matrix of all combinations.
    public init(
        devices: [ScreenDevice] = [.iPhone16], orientations: [UIInterfaceOrientation] = [.portrait],
        appearances: [UIUserInterfaceStyle] = [.light], textSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        languages: [LayoutLanguage] = [.development]
    ) {
        self = LayoutMatrix([LayoutConfiguration()]).with(devices: devices)
            .with(orientations: orientations).with(appearances: appearances).with(textSizes: textSizes)
            .with(directions: directions).with(languages: languages)
    }

    /// The number of settings.
    public var count: Int { configurations.count }

    /// The settings of both, those of the first before those of the second.
    public static func + (a: LayoutMatrix, b: LayoutMatrix) -> LayoutMatrix {
        LayoutMatrix(a.configurations + b.configurations)
    }

    // MARK: Dimensions

    /// The same matrix on other devices.
    public func with(devices: [ScreenDevice]) -> LayoutMatrix { replacing(\.device, by: devices) }

    /// The same matrix in other orientations.
    public func with(orientations: [UIInterfaceOrientation]) -> LayoutMatrix {
        replacing(\.orientation, by: orientations)
    }

    /// The same matrix in other appearances.
    public func with(appearances: [UIUserInterfaceStyle]) -> LayoutMatrix {
        replacing(\.appearance, by: appearances)
    }

    /// The same matrix in other sizes of text.
    public func with(textSizes: [UIContentSizeCategory]) -> LayoutMatrix {
        replacing(\.textSize, by: textSizes)
    }

    /// The same matrix in other directions.
    public func with(directions: [UITraitEnvironmentLayoutDirection]) -> LayoutMatrix {
        replacing(\.direction, by: directions)
    }

    /// The same matrix in other languages. One from right to left also reverses the layout.
    public func with(languages: [LayoutLanguage]) -> LayoutMatrix {
        LayoutMatrix(
            replacing(\.language, by: languages).configurations.map {
                var configuration = $0
                if configuration.language.isRightToLeft { configuration.direction = .rightToLeft }
                return configuration
            })
    }

    private func replacing<Value: Hashable>(
        _ dimension: WritableKeyPath<LayoutConfiguration, Value>, by values: [Value]
    ) -> LayoutMatrix {
        guard let first = values.first else { return LayoutMatrix([LayoutConfiguration]()) }
        let bases = LayoutMatrix(
            configurations.map {
                var configuration = $0
                configuration[keyPath: dimension] = first
                return configuration
            })
        return LayoutMatrix(
            bases.configurations.flatMap { base in
                values.map { value in
                    var configuration = base
                    configuration[keyPath: dimension] = value
                    return configuration
                }
            })
    }
}
