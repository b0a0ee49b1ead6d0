import Foundation
import SourcePorting

/// The targets of an Xcode project, as far as the package manager can build them.
struct XcodeProject {
    private let project: ProjectFile
    private let paths: ProjectPaths
    private var reports: [Report] = []
    private var targets: [PackagePlan.Target] = []

    /// Reads a project.
    init(_ url: URL) throws {
        project = try ProjectFile(url)
        paths = ProjectPaths(project)
        for target in project.objects(project.root.list("targets")) { add(target) }
    }

    /// The plan of a package with the project's targets.
    var plan: PackagePlan {
        let manifest = Manifest(
            name: project.name, defaultLocalization: project.root["developmentRegion"] ?? "en",
            dependencies: dependencies,
            products: [], targets: targets.map(\.target), swiftLanguageVersions: nil,
            toolsVersion: Manifest.ToolsVersion(_version: "5.9.0"))
        let package = SourcePackage(
            identity: project.name.lowercased(), folder: project.folder, manifest: manifest)
        return PackagePlan(package: package, targets: targets, reports: reports)
    }

    private mutating func add(_ target: ProjectFile.Object) {
        let name = target["name"] ?? target.id
        guard target.kind == "PBXNativeTarget", let kind = Self.kind(of: target["productType"] ?? "") else {
            let type =
                (target["productType"] ?? target.kind).split(separator: ".").last.map(String.init) ?? ""
            return leaveOut("target \(name)", "The package manager has no targets of the type \(type).")
        }
        let settings = project.settings(of: target)
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            leaveOut("bridging header", "\(name): what \(header) declares is not there on Linux.")
        }
        let files = files(of: target, named: name)
        guard !files.swift.isEmpty else { return leaveOut("target \(name)", "It has no Swift files.") }
        let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
        let defines = conditions.filter { !$0.hasPrefix("$") && $0 != "DEBUG" }.map {
            Manifest.Setting(tool: "swift", name: "define", values: [String($0)], condition: nil)
        }
        let mode = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
        let language = Manifest.Setting(
            tool: "swift", name: "swiftLanguageMode", values: [mode], condition: nil)
        let module = Self.moduleName(
            settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"], target: name)
        let info = AppInfo(of: target, module: module, settings: settings, in: project.folder)
        targets.append(
            PackagePlan.Target(
                target: Manifest.Target(
                    name: module, type: kind, path: nil, sources: nil, exclude: [], publicHeadersPath: nil,
                    resources: [], dependencies: dependencies(of: target), settings: defines + [language]),
                folder: project.folder, files: files,
                made: kind == .executable ? [AppInfo.fileName: info.data] : [:]))
    }

    private static func kind(of productType: String) -> Manifest.Target.Kind? {
        switch productType {
        case "com.apple.product-type.application": .executable
        case "com.apple.product-type.bundle.unit-test": .test
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            .regular
        default: nil
        }
    }

    /// A module's name: the setting, unless it is written with variables, with the characters that Swift allows.
    private static func moduleName(_ setting: String?, target: String) -> String {
        let name = setting.flatMap { $0.contains("$") || $0.isEmpty ? nil : $0 } ?? target
        return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    private func dependencies(of target: ProjectFile.Object) -> [Manifest.TargetDependency] {
        let others = project.objects(target.list("dependencies")).compactMap { project[$0["target"]] }
        let own = others.map { other in
            let settings = project.settings(of: other)
            let name = other["name"] ?? other.id
            return Self.moduleName(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"], target: name)
        }
        let products = project.objects(target.list("packageProductDependencies")).compactMap {
            $0["productName"]
        }
        return (own + products).map { Manifest.TargetDependency(name: $0, package: nil, condition: nil) }
    }

    private var dependencies: [Manifest.Dependency] {
        project.objects(project.root.list("packageReferences")).compactMap { reference in
            if reference.kind == "XCLocalSwiftPackageReference", let path = reference["relativePath"] {
                let folder = project.folder.appendingPathComponent(path).standardizedFileURL
                return .folder(identity: folder.lastPathComponent.lowercased(), path: folder.path)
            }
            guard let url = reference["repositoryURL"] else { return nil }
            var identity = URL(fileURLWithPath: url).lastPathComponent.lowercased()
            if identity.hasSuffix(".git") { identity.removeLast(4) }
            let values = reference.dictionary("requirement").compactMapValues { $0 as? String }
            return .remote(identity: identity, url: url, requirement: Self.requirement(values))
        }
    }

    private static func requirement(_ values: [String: String]) -> Manifest.Requirement {
        let minimum = values["minimumVersion"] ?? values["version"] ?? "0.0.0"
        let numbers = minimum.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        switch values["kind"] {
        case "branch": return .branch(values["branch"] ?? "main")
        case "revision": return .revision(values["revision"] ?? "")
        case "exactVersion": return .exact(minimum)
        case "versionRange": return .range(minimum, values["maximumVersion"] ?? "\(numbers[0] + 1).0.0")
        case "upToNextMinorVersion": return .range(minimum, "\(numbers[0]).\(numbers[1] + 1).0")
        default: return .range(minimum, "\(numbers[0] + 1).0.0")
        }
    }

    private mutating func leaveOut(_ cause: String, _ advice: String) {
        reports.append(
            Report(.leftOut, cause, advice: advice, file: project.folder.path, line: 1, column: 1))
    }

    // MARK: Files

    private mutating func files(of target: ProjectFile.Object, named name: String) -> TargetFiles {
        var files = TargetFiles()
        for phase in project.objects(target.list("buildPhases")) {
            switch phase.kind {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for file in project.objects(phase.list("files")) { add(file["fileRef"], to: &files) }
            case "PBXShellScriptBuildPhase":
                leaveOut("build phase", "\(name): the script \(phase["name"] ?? "") is not run.")
            default: break
            }
        }
        for id in target.list("fileSystemSynchronizedGroups") { addFolder(id, of: target, to: &files) }
        files.swift.sort()
        return files
    }

    private mutating func add(_ id: String?, to files: inout TargetFiles) {
        guard let id, let reference = project[id] else { return }
        if reference.kind == "PBXVariantGroup" {
            for child in reference.list("children") { add(child, to: &files) }
            return
        }
        guard let path = paths.path(of: id) else {
            return leaveOut("file \(reference["path"] ?? id)", "It lies in Xcode's own folders.")
        }
        guard FileManager.default.fileExists(atPath: project.folder.appendingPathComponent(path).path) else {
            return leaveOut("file \(path)", "It is not there.")
        }
        files.add(path)
    }

    private mutating func addFolder(_ id: String, of target: ProjectFile.Object, to files: inout TargetFiles)
    {
        guard let group = project[id], let path = paths.path(of: id) else { return }
        let exceptions = project.objects(group.list("exceptions")).filter { $0["target"] == target.id }
        let folder = project.folder.appendingPathComponent(path)
        let all = Manifest.Target(
            name: target["name"] ?? "", type: .regular, path: nil, sources: nil,
            exclude: exceptions.flatMap { $0.list("membershipExceptions") }, publicHeadersPath: nil,
            resources: [Manifest.Resource(path: ".", rule: .process, localization: nil)], dependencies: [],
            settings: [])
        let found = TargetFiles(of: all, in: folder)
        files.swift += found.swift.map { path + "/" + $0 }
        files.objectiveC += found.objectiveC.map { path + "/" + $0 }
        files.resources += found.resources.filter { !$0.path.hasSuffix("Info.plist") }.map {
            (path: path + "/" + $0.path, rule: $0.rule)
        }
    }
}
