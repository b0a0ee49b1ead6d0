import CatalogMessages
import CommandArguments
import Foundation
import HeadlessUIKit
import LayoutInspector
import LayoutTesting

/// Does one thing with screens, one after another.
@MainActor
struct CatalogRun {
    private let call: ParsedCommand
    private let writer: MessageWriter
    private let fileNames: [String: String]
    private let folder: URL
    private let scale: CGFloat?

    init(_ call: ParsedCommand, _ writer: MessageWriter, fileNames: [String: String]) throws {
        guard let path = call.value("--into") else {
            throw CommandProblem("--into is missing", command: call.name)
        }
        folder = URL(fileURLWithPath: path, isDirectory: true)
        scale = try LookArguments(call).scale()
        (self.call, self.writer, self.fileNames) = (call, writer, fileNames)
    }

    /// Does what the call says with a screen.
    func perform(on screen: Screen) {
        writer.write(.started(screen: screen.name))
        let handler = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = handler }
        do {
            switch call.name {
            case "render": writer.write(.drawn(picture: try draw(screen)))
            case "inspect": writer.write(.inspected(capture: try inspect(screen)))
            default: writer.write(.checked(report: try check(screen)))
            }
        } catch {
            writer.write(.failed(screen: screen.name, reason: "\(error)"))
        }
    }

    private func fileName(_ screen: Screen) -> String { fileNames[screen.name] ?? screen.fileName }

    private func write(_ data: Data, _ name: String) throws -> String {
        try data.write(to: folder.appendingPathComponent(name))
        return name
    }

    // MARK: Drawing

    private func draw(_ screen: Screen) throws -> CatalogPicture {
        let look = LookArguments(call)
        let name = fileName(screen)
        let formats = call.list("--formats") ?? ["png"]
        return try ShownScreen.run(look.apply(to: screen)) { shown in
            var picture = CatalogPicture(screen: screen.name)
            let start = DispatchTime.now().uptimeNanoseconds
            let drawing = shown.drawing(showing: look.chrome, scale: scale)
            for format in formats {
                let data =
                    switch format {
                    case "svg": try drawing.svgData()
                    case "pdf": try drawing.pdfData()
                    default: try drawing.pngData(scale: scale)
                    }
                picture.files.append(try write(data, "\(name).\(format)"))
            }
            picture.drawingMilliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
            picture.layoutMilliseconds = shown.layoutMilliseconds
            (picture.width, picture.height) = (drawing.size.width, drawing.size.height)
            picture.scale = scale ?? drawing.scale
            picture.setting = shown.setting
            picture.isDark = shown.configuration.appearance == .dark
            picture.viewCount = shown.viewCount
            return picture
        }
    }

    // MARK: Inspecting

    private func inspect(_ screen: Screen) throws -> CatalogCapture {
        let format = call.value("--format") ?? "tree"
        let screen = LookArguments(call).apply(to: screen)
        guard format != "html" else { return try writePage(of: screen) }
        return try ShownScreen.run(screen) { shown in
            var options = CaptureOptions()
            options.includesFindings = format != "compact" && shown.isOnDevice
            let capture = LayoutInspector.capture(shown.root, options: options)
            let name = fileName(screen)
            let file =
                switch format {
                case "compact": try write(Data("\(capture.compactTree)".utf8), "\(name).compact.txt")
                case "json": try write(try Self.json(capture), "\(name).json")
                case "why": try write(Data(try why(shown.root, capture).utf8), "\(name).why.txt")
                default: try write(Data((capture.tree + "\n").utf8), "\(name).tree.txt")
                }
            return CatalogCapture(
                screen: screen.name, setting: shown.setting, file: file, viewCount: capture.views.count)
        }
    }

    /// Writes a page of a screen, of its variants too where the call says so.
    private func writePage(of screen: Screen) throws -> CatalogCapture {
        let variants = call.has("--variants") ? screen.variants : [screen]
        let captures = try variants.map { variant in
            try ShownScreen.run(variant) { shown in
                var options = CaptureOptions.page
                options.includesFindings = shown.isOnDevice
                return (LayoutInspector.capture(shown.root, options: options), shown.setting)
            }
        }
        var options = PageOptions()
        options.title = screen.name
        let report = InspectorReport(captures.map(\.0), titles: captures.map(\.1))
        let file = try write(Data(try report.html(options: options).utf8), "\(fileName(screen)).html")
        return CatalogCapture(
            screen: screen.name, setting: captures[0].1, file: file, viewCount: captures[0].0.views.count)
    }

    private static func json(_ capture: LayoutCapture) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(capture)
    }

    /// Why the views of a name are where they are.
    private func why(_ root: UIView, _ capture: LayoutCapture) throws -> String {
        guard let name = call.value("--view") else {
            throw CommandProblem("--view is missing", command: call.name)
        }
        // In the order of the capture.
        var (views, open) = ([UIView](), [root])
        while let view = open.popLast() {
            views.append(view)
            open += view.inspectedSubviews.reversed()
        }
        let plain = NearestWord.plain(name)
        let found = zip(views, capture.views).filter { _, captured in
            // A property is named with its owner or without: `FormView.saveButton`, `saveButton`.
            let last = captured.property?.split(separator: ".").last.map(String.init)
            return [captured.property, last, captured.identifier, captured.className].compactMap(\.self)
                .contains {
                    NearestWord.plain($0) == plain
                }
        }
        guard !found.isEmpty else {
            let names = Set(capture.views.flatMap { [$0.property, $0.identifier].compactMap(\.self) })
                .sorted()
            let hint = NearestWord.hint(name, among: names)
            throw CommandProblem(
                "no view is named '\(name)'" + (hint.isEmpty ? "; 'inspect' lists them" : hint))
        }
        return found.map { $0.0.whyFrame() }.joined(separator: "\n\n") + "\n"
    }

    // MARK: Checking

    private func check(_ screen: Screen) throws -> CatalogCheck {
        let matrix = LookArguments(call).matrix()
        let report = LayoutReport(
            of: { (_: LayoutConfiguration) in
                var view: UIView?
                return screen.controller(&view)
            }, across: matrix)
        var check = CatalogCheck(
            screen: screen.name, configurationCount: matrix.count, silencedCount: report.silenced.count,
            findings: report.findings.map(CatalogCheck.Finding.init))
        if call.has("--page") { check.page = try write(report.page, "\(fileName(screen)).html") }
        return check
    }
}

extension CatalogCheck.Finding {
    /// A finding as it is sent.
    init(_ finding: LayoutFinding) {
        self.init(kind: "\(finding.kind)", isStyle: finding.kind.isStyle, view: finding.view)
        (problem, condition, remedy) = (finding.problem, finding.condition, finding.remedy)
        (source, configurations) = (finding.source, finding.configurations)
    }
}
