import Foundation

/// Finds Interface Builder files in bundles.
struct InterfaceFile {
    /// The path of the file.
    let path: String
    /// The folder of resources that the file is in, without that of the language.
    let folder: String

    /// The bundle of the folder, for the pictures and colours that the file names.
    var bundle: Bundle { Bundle(path: folder) ?? .main }

    /// Finds a file by its name without the ending.
    ///
    /// A bundle without the file is a program's own bundle, or the one that `Bundle(for:)` returns here: then the bundles
    /// of resources beside the program are searched, the one of a module first.
    @MainActor
    static func find(_ name: String, _ ending: String, in bundle: Bundle, module: String? = nil)
        -> InterfaceFile?
    {
        guard !name.isEmpty, !name.contains("\0") else { return nil }
        let own = bundle.resourcePath ?? bundle.bundlePath
        if let found = find(name, ending, inFolder: own) { return found }
        // A folder named Resources in a package's bundle counts as the folder of all its resources.
        if own != bundle.bundlePath, let found = find(name, ending, inFolder: bundle.bundlePath) {
            return found
        }
        guard bundle == .main || bundle.bundlePath == Bundle.main.bundlePath else { return nil }
        for folder in resourceFolders(preferring: module) {
            if let found = find(name, ending, inFolder: folder) { return found }
        }
        return nil
    }

    /// Finds a file in a folder of resources: in that of the language, for the kind of device, or for all.
    @MainActor
    static func find(_ name: String, _ ending: String, inFolder folder: String) -> InterfaceFile? {
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        let names = [name + (isPad ? "~ipad" : "~iphone"), name]
        for folderOfFiles in [folder] + InterfaceTexts.languageFolders(inFolder: folder) {
            for name in names {
                let path = "\(folderOfFiles)/\(name).\(ending)"
                if FileManager.default.fileExists(atPath: path) {
                    return InterfaceFile(path: path, folder: folder)
                }
            }
        }
        return nil
    }

    /// The bundles of resources that Swift packages make, beside the program.
    private static func resourceFolders(preferring module: String?) -> [String] {
        let program = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let folders = Set([program.path, Bundle.main.bundlePath])
        let found = folders.sorted().flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
        }
        guard let module else { return found }
        let suffix = "_\(module).resources"
        return found.filter { $0.hasSuffix(suffix) } + found.filter { !$0.hasSuffix(suffix) }
    }
}
