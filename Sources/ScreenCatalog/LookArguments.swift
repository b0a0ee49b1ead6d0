import CatalogMessages
import CommandArguments
import HeadlessUIKit
import LayoutTesting

/// What arguments say of how screens are shown.
@MainActor
struct LookArguments {
    private let call: ParsedCommand

    init(_ call: ParsedCommand) { self.call = call }

    /// A screen as the arguments say.
    func apply(to screen: Screen) -> Screen {
        var screen = screen
        if let name = call.value("--device"), let device = DeviceNames.device(name) {
            screen = screen.device(device.running(screen.configuration.device.systemVersion))
        }
        if let version = call.value("--ios").flatMap(Int.init).flatMap(ScreenDevice.SystemVersion.init) {
            screen.configuration.device.systemVersion = version
        }
        if call.has("--landscape") { screen = screen.orientation(.landscapeRight) }
        if call.has("--portrait") { screen = screen.orientation(.portrait) }
        if call.has("--dark") { screen = screen.appearance(.dark) }
        if call.has("--light") { screen = screen.appearance(.light) }
        if let size = call.value("--text-size").flatMap(TextSizeNames.category) {
            screen = screen.textSize(size)
        }
        if let name = call.value("--language") { screen = screen.language(LanguageNames.language(name)) }
        if call.has("--rtl") { screen = screen.direction(.rightToLeft) }
        if call.has("--ltr") { screen = screen.direction(.leftToRight) }
        return screen
    }

    /// The parts of the device that are drawn.
    var chrome: ScreenChrome {
        switch call.value("--chrome") {
        case "none": []
        case "device": .device
        default: .screen
        }
    }

    /// Pixels per point; nil is the device's.
    func scale() throws -> CGFloat? {
        guard let text = call.value("--scale") else { return nil }
        guard let scale = Double(text), (0.1...10).contains(scale) else {
            throw CommandProblem("--scale takes a number from 0.1 to 10, not '\(text)'", command: call.name)
        }
        return scale
    }

    /// The settings in which screens are checked.
    func matrix() -> LayoutMatrix {
        var matrix = Self.matrix(call.value("--matrix") ?? "standard")
        if let names = call.list("--devices") {
            matrix = matrix.with(devices: names.compactMap(DeviceNames.device))
        }
        if let names = call.list("--orientations") {
            matrix = matrix.with(orientations: names.map { $0 == "landscape" ? .landscapeRight : .portrait })
        }
        if let names = call.list("--appearances") {
            matrix = matrix.with(appearances: names.map { $0 == "dark" ? .dark : .light })
        }
        if let names = call.list("--text-sizes") {
            matrix = matrix.with(textSizes: names.compactMap(TextSizeNames.category))
        }
        if let names = call.list("--directions") {
            matrix = matrix.with(directions: names.map { $0 == "rtl" ? .rightToLeft : .leftToRight })
        }
        if let names = call.list("--languages") {
            matrix = matrix.with(languages: names.map(LanguageNames.language))
        }
        return call.has("--pairwise") ? matrix.pairwise : matrix
    }

    private static func matrix(_ name: String) -> LayoutMatrix {
        switch name {
        case "single": .single
        case "phones": .phones
        case "pads": .pads
        case "text-sizes": .textSizes
        case "pseudo-languages": .pseudoLanguages
        case "everything": .everything
        default: .standard
        }
    }
}
