/// A folder of font files that fontconfig scans once and describes in a file, which later processes map into their
/// memory: opening each font takes far longer.
struct FontFolderScan {
    /// The folder.
    let path: String
    /// The files in it that are left out.
    private let rejected: [String]

    /// The folder that all files are in; nil where they are in several.
    ///
    /// - Parameter isRejected: Which files are left out.
    init?(_ files: [String], without isRejected: (String) -> Bool) {
        guard let first = files.first, let slash = first.lastIndex(of: "/") else { return nil }
        path = String(first[..<slash])
        let prefix = first[...slash]
        // What a pattern or XML reads otherwise is in no usual path.
        guard !path.contains(where: { "<>&*?[]\\".contains($0) }),
            files.allSatisfy({ $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") })
        else { return nil }
        rejected = files.filter(isRejected)
    }

    /// Fontconfig's rules for the folder. The description lies beside the folder, which must not change.
    var rules: String {
        let globs = rejected.map { "<glob>\($0)</glob>" }.joined()
        return """
            <cachedir>\(path)-scanned</cachedir>
            <selectfont><rejectfont>\(globs)</rejectfont></selectfont>

            """
    }
}
