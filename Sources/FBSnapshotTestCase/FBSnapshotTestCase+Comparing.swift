import Foundation
import HeadlessUIKit
import XCTest

extension FBSnapshotTestCase {
    /// Compares a picture of a view with its reference, or saves it in record mode.
    public func compareSnapshot(
        of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        let image = SnapshotSubject.image(of: view, inKeyWindow: usesDrawViewHierarchyInRect)
        try compare(
            image, reference(referenceImagesDirectory, identifier), imageDiffDirectory,
            PixelTolerance(perPixel: perPixelTolerance, overall: overallTolerance))
    }

    /// Compares a picture of a layer with its reference, or saves it in record mode.
    public func compareSnapshot(
        of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        let image = SnapshotSubject.image(of: layer)
        try compare(
            image, reference(referenceImagesDirectory, identifier), imageDiffDirectory,
            PixelTolerance(perPixel: perPixelTolerance, overall: overallTolerance))
    }

    /// Whether a reference was saved.
    public func referenceImageRecorded(inDirectory directory: String, identifier: String?) throws {
        let file = reference(directory, identifier)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw SnapshotError.needsRecord(file.path)
        }
    }

    /// The folder of the references: that of `FB_REFERENCE_IMAGE_DIR`, or else a default, or that of the bundle.
    public func getReferenceImageDirectory(withDefault directory: String?) -> String {
        if let path = Self.variable("FB_REFERENCE_IMAGE_DIR") { return path }
        if let directory, !directory.isEmpty { return directory }
        return (bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? ".") + "/ReferenceImages"
    }

    /// The folder of failures: that of `IMAGE_DIFF_DIR`, or else a default, or the temporary folder.
    public func getImageDiffDirectory(withDefault directory: String?) -> String {
        if let path = Self.variable("IMAGE_DIFF_DIR") { return path }
        if let directory, !directory.isEmpty { return directory }
        return NSTemporaryDirectory()
    }

    private static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: Files

    private func reference(_ directory: String, _ identifier: String?) -> URL {
        let folder = folderName ?? String(reflecting: type(of: self))
        return URL(fileURLWithPath: directory, isDirectory: true).appendingPathComponent(folder)
            .appendingPathComponent(fileName(identifier))
    }

    private func fileName(_ identifier: String?) -> String {
        // XCTest's name of a test is `Class.method` here.
        let test = name.split(separator: ".").last.map(String.init) ?? name
        var result = test
        if let identifier, !identifier.isEmpty { result += "_" + identifier }
        guard !fileNameOptions.contains(.none) else { return result + ".png" }
        let screen = SnapshotSubject.screen
        if fileNameOptions.contains(.device) { result += "_" + screen.model }
        if fileNameOptions.contains(.OS) { result += "_" + screen.version }
        if fileNameOptions.contains(.screenSize) {
            result += "_\(Int(screen.size.width))x\(Int(screen.size.height))"
        }
        result = String(result.map { $0.isWhitespace || $0.isPunctuation ? "_" : $0 })
        if fileNameOptions.contains(.screenScale) { result += "@\(Int(screen.scale))x" }
        return result + ".png"
    }

    // MARK: Pictures

    private func compare(
        _ image: UIImage, _ file: URL, _ differences: String, _ tolerance: PixelTolerance
    ) throws {
        guard let data = image.pngData() else { throw SnapshotError.noPicture }
        if recordMode {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try data.write(to: file, options: .atomic)
        }
        guard let bytes = FileManager.default.contents(atPath: file.path),
            let reference = UIImage(data: bytes, scale: image.scale)
        else { throw SnapshotError.needsRecord(file.path) }
        do {
            try tolerance.compare(reference, image)
        } catch {
            try save([("reference_", bytes), ("failed_", data)], file, differences)
            if let picture = DifferencePicture.image(reference, image).pngData() {
                try save([("diff_", picture)], file, differences)
            }
            throw error
        }
    }

    private func save(_ files: [(String, Data)], _ reference: URL, _ directory: String) throws {
        let folder = URL(fileURLWithPath: directory, isDirectory: true)
            .appendingPathComponent(reference.deletingLastPathComponent().lastPathComponent)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (prefix, data) in files {
            try data.write(
                to: folder.appendingPathComponent(prefix + reference.lastPathComponent), options: .atomic)
        }
    }
}
