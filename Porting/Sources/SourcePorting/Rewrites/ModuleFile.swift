extension Port {
    /// The file `FormworkModule.swift` of a target: it lists the tables of all its files, and has what Foundation's geometry
    /// lacks.
    ///
    /// - Parameters:
    ///   - index: the index of the target and of those that it depends on.
    ///   - options: what the target is adapted for; `module` names its files.
    public static func moduleFile(index: SourceIndex, options: PortOptions = PortOptions()) -> String {
        let index = index.leavingOut.plan(index, options: options).index
        let names = index.files.filter { $0.module == options.module }.compactMap { file -> String? in
            let tables = MemberTables(of: file, index: index, kit: options.kit)
            return tables.tables.isEmpty ? nil : tables.className
        }
        let lines = names.map { "        classes += \($0).classes\n" }
        let body =
            names.isEmpty
            ? "    static var classes: [RuntimeClass] { [] }\n"
            : "    static var classes: [RuntimeClass] {\n        var classes: [RuntimeClass] = []\n"
                + lines.joined() + "        return classes\n    }\n"
        return "import Foundation\nimport UIKit\n\nfinal class FormworkModule: RuntimeModule {\n\(body)}\n"
            + timer + system + classNames + geometry(index: index, module: options.module)
    }

    /// Foundation on Linux has three initializers of each structure where iOS prefers one: an implicit member such as
    /// `.greatestFiniteMagnitude` is ambiguous there. A module's own declarations hide those of Foundation, and these yield.
    private static func geometry(index: SourceIndex, module: String) -> String {
        var text = ""
        for (type, labels) in [("CGPoint", ["x", "y"]), ("CGSize", ["width", "height"]), ("CGRect", sides)] {
            let own = (index[type]?.extensions ?? []).filter { $0.module == module }
                .flatMap(\.declaration.members).filter { $0.kind == .initializer && $0.labels == labels }
            for number in ["Double", "Int"]
            where !own.contains(where: { $0.parameterTypes.allSatisfy { $0 == number } }) {
                let parameters = labels.map { "\($0): \(number)" }.joined(separator: ", ")
                let arguments = labels.map { "\($0): CGFloat(\($0))" }.joined(separator: ", ")
                text += """

                    extension \(type) {
                        @usableFromInline @_disfavoredOverload init(\(parameters)) { self.init(\(arguments)) }
                    }

                    """
            }
        }
        return text
    }

    /// Foundation's property is empty for timers of the kit's initializers.
    private static let timer = """

        extension Timer {
            @usableFromInline var userInfo: Any? { formworkUserInfo }
        }

        """

    /// Foundation's version is that of Linux: source that compares it means the version of iOS.
    private static let system = """

        extension ProcessInfo {
            @usableFromInline var operatingSystemVersion: OperatingSystemVersion {
                var (major, minor) = (1, 0)
                while ScreenDevice.SystemVersion.isAvailable(major + 1) { major += 1 }
                while ScreenDevice.SystemVersion.isAvailable(major, minor + 1) { minor += 1 }
                return OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
            }
            @usableFromInline func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                ScreenDevice.SystemVersion.isAvailable(version.majorVersion, version.minorVersion, version.patchVersion)
            }
        }

        """

    /// Foundation's functions end the program for nested classes, and do not know UIKit's by their names.
    private static let classNames = """

        @usableFromInline func NSStringFromClass(_ aClass: AnyClass) -> String { RuntimeClassName.text(of: aClass) }
        @usableFromInline func NSClassFromString(_ aClassName: String) -> AnyClass? {
            RuntimeClassName.type(named: aClassName)
        }

        """

    private static let sides = ["x", "y", "width", "height"]
}
