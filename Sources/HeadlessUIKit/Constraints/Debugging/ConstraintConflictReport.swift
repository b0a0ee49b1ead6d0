/// Required constraints that cannot hold together: which, made where, which one gives way and why, and what may
/// help.
///
/// `LayoutDiagnostics.conflictHandler` gets one for each conflict, after the layout pass that met it. The
/// constraint that gives way stays active, is satisfied as well as it can be, and holds again once the conflict
/// is gone.
@MainActor
public struct ConstraintConflictReport: @preconcurrency CustomStringConvertible {
    /// A constraint of the conflict.
    @MainActor
    public struct Member {
        /// The constraint. For what follows from a frame, a mask or the content it is a description only.
        public let constraint: NSLayoutConstraint
        /// What it says, with views by the names that the source has for them.
        public let phrase: String
        /// Where it was made, as `Module/File.swift:12`; nil for what the system made.
        public let origin: String?
        /// Whether it stands for the frame and mask of a view that constraints do not lay out.
        public let isAutoresizing: Bool
    }

    /// The topmost view of the tree.
    public let root: UIView
    /// A smallest set: without any one of them the others can hold. The oldest first.
    public let members: [Member]
    /// The one that gives way.
    public let dropped: Member
    /// Why it is that one.
    public let rule: String
    /// What may help, the likeliest first.
    public let suggestions: [String]
    /// The views and guides in the conflict: name, and class with what distinguishes them.
    public let items: [(name: String, text: String)]

    /// The conflict in UIKit's words.
    public var systemText: String {
        var text =
            "Unable to simultaneously satisfy constraints.\n"
            + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
            + "\tTry this: \n\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
            + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        if members.contains(where: \.isAutoresizing) {
            text +=
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
                + "refer to the documentation for the UIView property "
                + "translatesAutoresizingMaskIntoConstraints) \n"
        }
        let list = members.map { "    \"\($0.constraint)\"" }.joined(separator: ",\n")
        return text
            + "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n\(dropped.constraint)\n\n"
            + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
            + "debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
            + "<UIKitCore/UIView.h> may also be helpful."
    }

    /// The conflict in plain words: what contradicts, where it was made, which one gives way, what may help.
    public var summary: String {
        var lines = ["These constraints contradict each other:"]
        for (index, member) in members.enumerated() {
            let place = member.origin ?? "made by the system"
            lines.append("  \(index + 1). \(member.phrase)   [\(place)]")
        }
        if !items.isEmpty {
            lines.append("where")
            lines += items.map { "  \($0.name): \($0.text)" }
        }
        let number = members.firstIndex { $0.constraint === dropped.constraint }.map { "\($0 + 1)" } ?? "-"
        lines.append("Number \(number) gives way: \(rule).")
        if !suggestions.isEmpty {
            lines.append("What may help:")
            lines += suggestions.map { "  - \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    /// UIKit's words, then the plain ones.
    public var description: String { systemText + "\n\n" + summary }
}

extension LayoutDiagnostics {
    /// What happens to constraints that cannot hold together. The default writes the report to standard error,
    /// once for each conflict, unless the launch arguments or `UserDefaults.standard` set
    /// `_UIConstraintBasedLayoutLogUnsatisfiable` to `NO`.
    public static var conflictHandler: (ConstraintConflictReport) -> Void = { report in
        guard DebugSwitches.standard.logsConflicts else { return }
        FileHandle.standardError.write(Data("[LayoutConstraints] \(report)\n".utf8))
    }
}
