import Foundation

/// Noto fonts by file name.
struct FontFolders {
    private let paths: [String: String]

    /// The folders of the machine's fonts, the first of which counts most.
    static var ofThisMachine: [String] {
        let home = ProcessInfo.processInfo.environment["HOME"]
        var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
        if let home { folders += ["\(home)/.local/share/fonts", "\(home)/.fonts"] }
        folders += ["/Library/Fonts", "/System/Library/Fonts", "/opt/homebrew/share/fonts"]
        if let home { folders.append("\(home)/Library/Fonts") }
        return folders
    }

    /// Takes files as they are.
    init(files: [String]) {
        var paths: [String: String] = [:]
        for file in files { paths[String(file.split(separator: "/").last ?? "")] = file }
        self.paths = paths
    }

    /// Looks through folders. Where several have a file of the same name, the first folder has its way, and in
    /// it the first path by name.
    init(_ folders: [String]) {
        var paths: [String: String] = [:]
        for folder in folders {
            // Folders of fonts need not exist, and one that cannot be read has no fonts to offer.
            guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { continue }
            for name in names.sorted() {
                guard let file = name.split(separator: "/").last, file.hasPrefix("Noto") else { continue }
                if paths[String(file)] == nil { paths[String(file)] = "\(folder)/\(name)" }
            }
        }
        self.paths = paths
    }

    /// The files of a family: its regular and its bold face, or one variable font.
    func files(stem: Substring) -> [String] {
        for suffixes in [
            ["-Regular.ttf", "-Bold.ttf"], ["-Regular.otf", "-Bold.otf"], ["-Regular.ttc", "-Bold.ttc"],
        ] {
            let found = suffixes.compactMap { paths[stem + $0] }
            if !found.isEmpty { return found }
        }
        for suffix in [
            "[wght].ttf", "[wdth,wght].ttf", "-VF.ttf", "-VF.otf.ttc", "-VF.ttc", ".ttf", ".otf", ".ttc",
        ] {
            if let found = paths[stem + suffix] { return [found] }
        }
        return []
    }
}
