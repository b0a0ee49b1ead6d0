import Foundation

/// What pictures and builds depend on.
struct Machine: Codable, Sendable {
    /// A library, and its version; nil where it is missing.
    struct Library: Codable, Sendable {
        var name: String
        var version: String?
        /// What installs it.
        var package: String
    }

    /// A folder of what was made before.
    struct Cache: Codable, Sendable {
        var path: String
        var bytes: Int
        var fileCount: Int
    }

    /// What is not as it was recorded.
    struct Difference: Codable, Sendable, Hashable {
        var name: String
        var recorded: String
        var here: String
    }

    var formwork = Formwork.version
    var system: String
    var architecture: String
    var swift: String?
    var libraries: [Library]
    /// The number of the font files that are part of the program, and a number made of their content.
    var fontCount: Int
    var fonts: String
    var caches: [Cache]

    /// Libraries that Formwork links, by their names for pkg-config.
    private static let libraries = [
        ("pangoft2", "libpango1.0-dev"), ("cairo-ft", "libcairo2-dev"), ("harfbuzz", "libharfbuzz-dev"),
        ("freetype2", "libpango1.0-dev"), ("fontconfig", "libpango1.0-dev"), ("fribidi", "libpango1.0-dev"),
        ("libpng", "libpng-dev"), ("libturbojpeg", "libturbojpeg0-dev"), ("zlib", "zlib1g-dev"),
    ]

    /// Looks at the machine that runs this program.
    static func current() throws -> Machine {
        let libraries = libraries.map { name, package in
            let result = try? SwiftCommand(program: ["pkg-config", "--modversion", name]).output()
            let version = result.flatMap { $0.status == 0 ? String(decoding: $0.data, as: UTF8.self) : nil }
            return Library(
                name: name, version: version?.trimmingCharacters(in: .whitespacesAndNewlines),
                package: package)
        }
        let (count, hash) = fonts()
        return Machine(
            system: systemName, architecture: architectureName, swift: swiftVersion(), libraries: libraries,
            fontCount: count, fonts: hash, caches: caches())
    }

    private static var systemName: String {
        let lines =
            (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n") ?? []
        let name = lines.first { $0.hasPrefix("PRETTY_NAME=") }
        return name.map { $0.dropFirst(12).trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
            ?? ProcessInfo.processInfo.operatingSystemVersionString
    }

    private static var architectureName: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "aarch64"
        #else
            "another architecture"
        #endif
    }

    private static func swiftVersion() -> String? {
        guard let result = try? SwiftCommand(["--version"]).output(), result.status == 0 else { return nil }
        let text = String(decoding: result.data, as: UTF8.self)
        return text.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
    }

    /// The fonts of the package: how many, and a number that differs where one of them does.
    private static func fonts() -> (count: Int, hash: String) {
        let folder = FormworkPackage.folder.appendingPathComponent("Sources/CFonts/files")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for name in names {
            let data =
                FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
            data.withUnsafeBytes { bytes in
                for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            }
        }
        return (names.count, String(hash, radix: 16))
    }

    private static func caches() -> [Cache] {
        let home = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        let paths = [home + "/formwork", Paths.url(".build").path]
        return paths.compactMap { path in
            guard let walk = FileManager.default.enumerator(atPath: path) else { return nil }
            var cache = Cache(path: path, bytes: 0, fileCount: 0)
            while walk.nextObject() != nil {
                guard walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
                cache.bytes += walk.fileAttributes?[.size] as? Int ?? 0
                cache.fileCount += 1
            }
            return cache
        }
    }

    /// What has to be installed.
    var missing: [String] {
        libraries.filter { $0.version == nil }.map(\.package) + (swift == nil ? ["swift"] : [])
    }

    /// What pictures depend on, by names.
    var record: [String: String] {
        var record = ["system": system, "architecture": architecture, "fonts": fonts, "formwork": formwork]
        record["swift"] = swift
        for library in libraries { record[library.name] = library.version }
        return record
    }

    /// What is not as another machine recorded it.
    func differences(from recorded: [String: String]) -> [Difference] {
        let here = record
        return Set(recorded.keys).union(here.keys).sorted().compactMap { name in
            let (old, new) = (recorded[name] ?? "nothing", here[name] ?? "nothing")
            return old == new ? nil : Difference(name: name, recorded: old, here: new)
        }
    }

    /// The machine in lines.
    var text: String {
        let good = Terminal.output.colored("ok", .green)
        let bad = Terminal.output.colored("missing", .red)
        var lines = [
            "formwork \(formwork) on \(system), \(architecture)", "",
            "\(swift == nil ? bad : good) \(swift ?? "swift")",
        ]
        for library in libraries {
            guard let version = library.version else {
                lines.append("\(bad) \(library.name): apt-get install \(library.package)")
                continue
            }
            lines.append("\(good) \(library.name) \(version)")
        }
        lines.append("\(fontCount > 0 ? good : bad) fonts: \(fontCount) files of the package, \(fonts)")
        for cache in caches {
            let size = cache.bytes / 1_000_000
            lines.append("   cache \(cache.path): \(size) MB, \(cache.fileCount) files; may be removed")
        }
        if !missing.isEmpty {
            lines += ["", "Missing: \(Set(missing).sorted().joined(separator: " "))"]
        }
        return lines.joined(separator: "\n")
    }
}
