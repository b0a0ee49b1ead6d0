import Foundation

/// The information of an app's main bundle: what Xcode makes of the file `Info.plist` and of the settings of a target.
struct AppInfo {
    /// The name of the file by which the kit finds the folder of the main bundle's resources.
    static let fileName = "MainBundle.plist"

    /// The information by its keys.
    let values: [String: Any]

    /// Reads a target's file and settings.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - module: The name of its module.
    ///   - settings: The settings for debugging.
    ///   - folder: The folder of the project.
    init(of target: ProjectFile.Object, module: String, settings: [String: String], in folder: URL) {
        let name = target["name"] ?? target.id
        var settings = settings
        for (key, value) in ["TARGET_NAME": name, "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": module]
        where settings[key].map({ $0.isEmpty || $0.contains("$") }) ?? true {
            settings[key] = value
        }
        settings["EXECUTABLE_NAME"] = settings["PRODUCT_NAME"]
        settings["SRCROOT"] = folder.path
        var values: [String: Any] = [:]
        if settings["GENERATE_INFOPLIST_FILE"] == "YES" { values = Self.generated(settings) }
        if let path = settings["INFOPLIST_FILE"].map({ Self.expanded($0, settings) }),
            let data = FileManager.default.contents(
                atPath: path.hasPrefix("/") ? path : folder.appendingPathComponent(path).path),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        {
            for (key, value) in list as? [String: Any] ?? [:] {
                values[key] = Self.resolved(value, settings)
            }
        }
        self.values = values
    }

    /// The information as a property list.
    var data: Data {
        // Keys in their order, so that the file is the same in every run.
        (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data()
    }

    private static func generated(_ settings: [String: String]) -> [String: Any] {
        var values: [String: Any] = ["CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0"]
        for (key, setting) in [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
            ("CFBundleShortVersionString", "MARKETING_VERSION"),
            ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ] {
            values[key] = settings[setting].map { expanded($0, settings) }
        }
        let prefix = "INFOPLIST_KEY_"
        for (key, value) in settings where key.hasPrefix(prefix) {
            let text = expanded(value, settings)
            let flag = ["YES": true, "NO": false][text]
            values[String(key.dropFirst(prefix.count))] = flag ?? text as Any
        }
        return values
    }

    /// A value with the settings that its texts name, as `$(NAME)` or `${NAME}`.
    private static func resolved(_ value: Any, _ settings: [String: String]) -> Any {
        switch value {
        case let text as String: expanded(text, settings)
        case let list as [Any]: list.map { resolved($0, settings) }
        case let values as [String: Any]: values.mapValues { resolved($0, settings) }
        default: value
        }
    }

    private static func expanded(_ text: String, _ settings: [String: String], depth: Int = 0) -> String {
        guard depth < 8 else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let open = rest.first, let close = ["(": ")", "{": "}"][open] as Character?,
                let end = rest.firstIndex(of: close)
            else {
                result += "$"
                continue
            }
            // What follows a colon changes the form of the value: `$(PRODUCT_NAME:rfc1034identifier)`.
            let name = rest.dropFirst()[..<end].split(separator: ":").first.map(String.init) ?? ""
            result += settings[name].map { expanded($0, settings, depth: depth + 1) } ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
