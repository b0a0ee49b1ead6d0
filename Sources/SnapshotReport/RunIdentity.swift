import Foundation

/// What the processes of one test run have in common.
enum RunIdentity {
    /// The variable `SNAPSHOT_RUN`, or else the process of `swift test` that started this one, or the job of the shell.
    static var current: String {
        if let name = ProcessInfo.processInfo.environment["SNAPSHOT_RUN"], !name.isEmpty { return name }
        let parent = getppid()
        let command = (try? String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8)) ?? ""
        let process = command.hasPrefix("swift") ? parent : getpgrp()
        return "\(process)-\(startTime(of: process))"
    }

    /// When a process started, since numbers of processes are used again.
    private static func startTime(of process: pid_t) -> String {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return "0" }
        // The 22nd field; the second, in parentheses, may contain spaces.
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.count > 19 ? String(fields[19]) : "0"
    }
}
