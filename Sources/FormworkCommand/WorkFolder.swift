import Foundation

/// A folder for files that are not finished, beside those that they become. It is removed with the command, also where
/// that is interrupted.
final class WorkFolder: Sendable {
    let url: URL

    /// Creates a folder in another one, so that moving out of it is one step.
    init(in parent: URL) throws {
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                "the folder \(parent.path) cannot be made: \(Self.reason(error))", ExitStatus.files)
        }
        url = parent.appendingPathComponent(
            ".formwork-\(getpid())-\(UInt32.random(in: 0 ... .max))", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        } catch {
            throw CommandFailure(
                "\(parent.path) cannot be written to: \(Self.reason(error))", ExitStatus.files)
        }
        Interruption.shared.add(url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
        Interruption.shared.remove(url)
    }

    /// Makes a file of the folder that of another path, replacing what is there.
    func move(_ name: String, to file: URL) throws {
        let source = url.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandFailure("\(file.path) is a folder; name a file", ExitStatus.files)
        }
        guard rename(source.path, file.path) == 0 else {
            throw CommandFailure(
                "\(file.path) cannot be written: \(String(cString: strerror(errno)))", ExitStatus.files)
        }
    }

    /// Writes a file whole or not at all.
    func write(_ data: Data, to file: URL) throws {
        let name = "written-\(UInt32.random(in: 0 ... .max))"
        do {
            try data.write(to: url.appendingPathComponent(name))
        } catch {
            throw CommandFailure("\(file.path) cannot be written: \(Self.reason(error))", ExitStatus.files)
        }
        try move(name, to: file)
    }

    /// What the system says of an error of a file.
    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        return error.localizedDescription
    }
}
