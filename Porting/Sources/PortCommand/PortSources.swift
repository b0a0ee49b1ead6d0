import Foundation
import PackagePorting

/// `formwork port`: an adapted copy that can be looked at, and built by the package manager.
enum PortSources {
    static let command = FormworkPort.Command(
        name: "port", usage: "port SOURCES --into FOLDER | port --xcodeproj PROJECT --into FOLDER",
        help: """
            Writes an adapted copy of iOS source: of a folder of Swift files, of a package, or of the targets of an
            Xcode project. The copy of a package or a project has a manifest by which `swift build` and `swift test`
            build it; what could not be taken over is listed.

              --into FOLDER      where the copy is written; the folder may exist
              --module NAME      the module of a folder of sources; the folder's name by default
              --xcodeproj P      an Xcode project: its groups and the target membership of its files are read
              --verbose          also what was rewritten

            The exit status is 2 where an argument is wrong, 3 where a manifest is, and 5 where a file could not be read
            or written.
            """
    ) { arguments in
        let options = try PackageOptions(&arguments)
        guard let into = try arguments.value("--into") else {
            throw Arguments.Problem(text: "--into is missing")
        }
        let folder = URL(fileURLWithPath: into)
        let project = try arguments.value("--xcodeproj")
        let module = try arguments.value("--module")
        let sources = arguments.word()
        try arguments.end()
        var mirror = options.mirror
        mirror.namesOriginals = false
        let start = Date()
        let summary: PackageMirror.Summary
        switch (project, sources) {
        case (let project?, nil):
            summary = try PackageMirror(ofProject: URL(fileURLWithPath: project), at: folder, options: mirror)
                .update()
        case (nil, let sources?):
            let source = URL(fileURLWithPath: sources)
            let isPackage = FileManager.default.fileExists(atPath: sources + "/Package.swift")
            summary =
                isPackage
                ? try PackageMirror(of: source, at: folder, options: mirror).update()
                : try FolderMirror(of: source, module: module ?? source.lastPathComponent).write(to: folder)
        default: throw Arguments.Problem(text: "name a folder of sources or --xcodeproj")
        }
        let reports = PortingSummary(summary, seconds: Date().timeIntervalSince(start))
        FormworkPort.write(reports.text(isVerbose: options.isVerbose))
        return 0
    }
}
