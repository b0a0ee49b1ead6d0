import Foundation
import SourcePorting

/// What of a package goes into its adapted copy.
struct PackagePlan {
    /// A target of the copy.
    struct Target {
        let target: Manifest.Target
        let folder: URL
        let files: TargetFiles
        /// Resources that the original has in another form, by their paths.
        var made: [String: Data] = [:]
    }

    let package: SourcePackage
    private(set) var targets: [Target] = []
    /// What is left out, and why.
    private(set) var reports: [Report] = []

    /// Creates a plan of what is known already.
    init(package: SourcePackage, targets: [Target], reports: [Report]) {
        self.package = package
        self.targets = targets
        self.reports = reports
    }

    /// Finds the files of a package's targets.
    init(of package: SourcePackage) {
        self.package = package
        for target in package.manifest.targets { add(target) }
    }

    /// The names of the products and targets that other packages can depend on.
    var available: Set<String> {
        let names = Set(targets.map(\.target.name))
        return Set(package.manifest.products.filter { !names.isDisjoint(with: $0.targets) }.map(\.name))
    }

    /// The modules that are not there, since Linux has no use for their targets.
    var missingModules: Set<String> {
        Set(package.manifest.targets.map(\.name)).subtracting(targets.map(\.target.name))
    }

    private mutating func add(_ target: Manifest.Target) {
        switch target.type {
        case .regular, .executable, .test: break
        case .plugin: return
        case .binary: return leaveOut(target, "binary target", "Only Apple's platforms have its code.")
        case .macro:
            return leaveOut(target, "macro", "Macros are built with swift-syntax, which is not adapted.")
        case .system: return leaveOut(target, "system library", "Name the library in a package for Linux.")
        }
        guard let folder = TargetFiles.folder(of: target, in: package.folder) else {
            return leaveOut(target, "missing folder", "The target has no folder where the manifest says.")
        }
        let files = TargetFiles(of: target, in: folder)
        for path in files.objectiveC {
            reports.append(
                Report(
                    .leftOut, "Objective-C",
                    advice: "Linux has no Objective-C runtime: write the file in Swift.",
                    file: folder.appendingPathComponent(path).path, line: 1, column: 1))
        }
        guard !files.swift.isEmpty || (files.objectiveC.isEmpty && !files.c.isEmpty) else {
            return leaveOut(target, "target without Swift", "Nothing in it can be compiled on Linux.")
        }
        targets.append(Target(target: target, folder: folder, files: files))
    }

    private mutating func leaveOut(_ target: Manifest.Target, _ cause: String, _ advice: String) {
        reports.append(
            Report(
                .leftOut, cause, advice: "\(target.name): \(advice)",
                file: package.folder.appendingPathComponent("Package.swift").path, line: 1, column: 1))
    }
}
