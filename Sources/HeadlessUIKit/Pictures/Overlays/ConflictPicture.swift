internal import DisplayList
internal import LayoutCore

extension LayoutDiagnostics {
    /// The folder that a picture of each conflict of constraints is written to.
    ///
    /// Nil, the default, writes none, unless the launch arguments or `UserDefaults.standard` set
    /// `NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints`: then it is a folder of the process among the temporary
    /// files. A line on standard error names each file.
    public static var conflictPictureFolder: URL?
}

/// The picture of a conflict: the screen, with the constraints that contradict each other drawn into it and listed below.
@MainActor
struct ConflictPicture {
    private let report: ConstraintConflictReport

    /// A conflict whose picture is drawn when its layout is done.
    private struct Pending {
        var report: ConstraintConflictReport
        var file: URL
    }

    private static var pending: [Pending] = []
    private static var count = 0
    /// The maximum number of pictures of a process.
    private static let limit = 200

    init(_ report: ConstraintConflictReport) { self.report = report }

    // MARK: Files

    /// Requests the picture of a conflict where pictures of conflicts are switched on.
    static func request(for report: ConstraintConflictReport) {
        let isSwitchedOn =
            LayoutDiagnostics.conflictPictureFolder != nil || DebugSwitches.standard.picturesConflicts
        guard isSwitchedOn, count < limit else { return }
        count += 1
        let folder =
            LayoutDiagnostics.conflictPictureFolder
            ?? FileManager.default.temporaryDirectory
            .appendingPathComponent("LayoutConflicts-\(ProcessInfo.processInfo.processIdentifier)")
        pending.append(Pending(report: report, file: folder.appendingPathComponent("conflict-\(count).png")))
        report.root.flags.insert(.hasConflictPictures)
    }

    /// Writes the pictures that were requested for a tree.
    static func write(for root: UIView) {
        root.flags.remove(.hasConflictPictures)
        let own = pending.filter { $0.report.root === root }
        pending.removeAll { $0.report.root === root }
        for item in own {
            do {
                let folder = item.file.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try ConflictPicture(item.report).drawing.pngData().write(to: item.file)
                log("[LayoutConstraints] The conflict is drawn in \(item.file.path)")
            } catch {
                log("[LayoutConstraints] The conflict is not drawn in \(item.file.path): \(error)")
            }
        }
    }

    private static func log(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    // MARK: Drawing

    /// The picture.
    var drawing: ViewDrawing {
        let root = report.root
        let (screen, scale) = (LayerPainter.shownList(of: root), root.roundingScale)
        var painter = OverlayPainter(of: root, scale: scale)
        drawNames(in: &painter)
        for (index, member) in report.members.enumerated() {
            let look = OverlayPainter.ConstraintLook(ink: ink(of: member), prefix: "\(index + 1): ")
            painter.draw(member.constraint, look)
        }
        painter.draw([])
        let width = max(screen.size.width, 360)
        let list = captions(width: CGFloat(width), top: CGFloat(screen.size.height))
        return ViewDrawing(
            scale: scale,
            list: DisplayList(
                size: Size(width: width, height: screen.size.height + list.size.height),
                commands: [
                    .fillRect(Rect(x: 0, y: 0, width: width, height: screen.size.height), .white), .save,
                ]
                    + screen.commands + [.restore] + painter.commands + list.commands),
            isOpaque: true)
    }

    private func ink(of member: ConstraintConflictReport.Member) -> OverlayInk {
        if member.constraint === report.dropped.constraint { return .red }
        return member.origin == nil ? .amber : .violet
    }

    private func drawNames(in painter: inout OverlayPainter) {
        var names = ItemNames()
        var seen: Set<ObjectIdentifier> = []
        for member in report.members {
            // In the order of the report, by which names are given.
            _ = names.phrase(for: member.constraint)
            for node in [member.constraint.first.node, member.constraint.second?.node].compactMap(\.self) {
                guard let owner = node.view ?? node.guide?.owner,
                    seen.insert(ObjectIdentifier(node)).inserted,
                    let index = painter.tree.indices[ObjectIdentifier(owner)]
                else { continue }
                let shown = painter.tree.views[index]
                let rect = node.guide?.layoutFrame ?? shown.bounds
                painter.outline(rect, of: shown, .teal)
                let box = rect.applying(shown.map).common(with: CGRect(origin: .zero, size: painter.size))
                painter.labels.append(OverlayLabel(text: names.name(of: node), ink: .teal, box: box))
            }
        }
    }

    /// The constraints in words, below the screen.
    private func captions(width: CGFloat, top: CGFloat) -> DisplayList {
        var lines = report.members.enumerated().map { index, member in
            let source = member.origin ?? "made by the system"
            return ("\(index + 1): \(member.phrase)   [\(source)]", ink(of: member))
        }
        let number = report.members.firstIndex { $0.constraint === report.dropped.constraint }.map {
            "\($0 + 1)"
        }
        lines.append(("Number \(number ?? "-") gives way: \(report.rule).", .red))
        var (texts, y): ([(NSAttributedString, CGRect)], CGFloat) = ([], top + 8)
        for (line, ink) in lines {
            let text = NSAttributedString(
                string: line,
                attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor(ink.color)])
            let size = text.boundingRect(
                with: CGSize(width: width - 16, height: 10_000), options: .usesLineFragmentOrigin,
                context: nil
            ).size
            let box = CGRect(x: 8, y: y, width: width - 16, height: size.height.rounded(.up))
            texts.append((text, box))
            y = box.maxY + 4
        }
        let area = CGRect(x: 0, y: top, width: width, height: y + 4 - top)
        var painter = LayerPainter(traits: report.root.traitCollection)
        painter.drawCustom(area) { _ in
            UIColor.white.setFill()
            UIRectFill(area)
            for (text, box) in texts { text.draw(in: box) }
        }
        return DisplayList(
            size: Size(width: Double(width), height: Double(area.height)), commands: painter.commands)
    }
}

extension ConstraintConflictReport {
    /// Requests a picture where pictures of conflicts are switched on.
    func requestPicture() { ConflictPicture.request(for: self) }
}

extension UIView {
    /// Writes the pictures of conflicts that the layout pass has met.
    @inline(never)
    final func writeConflictPictures() { ConflictPicture.write(for: self) }
}
