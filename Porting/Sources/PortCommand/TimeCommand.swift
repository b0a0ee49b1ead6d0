import Foundation
import SourcePorting

/// `formwork-port --time FOLDER`: adapts the Swift files of a folder in memory, on one core, and prints the seconds.
func printTimes(_ folders: [String]) {
    var files: [(path: String, bytes: [UInt8])] = []
    for folder in folders {
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard name.hasSuffix(".swift"),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else {
                continue
            }
            files.append((folder + "/" + name, Array(data)))
        }
    }
    let lines = files.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: "\n") } }
    let clock = ContinuousClock()
    var adapted: [AdaptedFile] = []
    let time = clock.measure { adapted = Port.adapt(files: files, options: PortOptions()) }
    FormworkPort.write("\(files.count) files, \(lines) lines: \(time)")
    for count in ReportCount.counts(of: adapted.flatMap(\.reports)) {
        FormworkPort.write("  \(count.kind.rawValue) \(count.cause): \(count.count)")
    }
}
