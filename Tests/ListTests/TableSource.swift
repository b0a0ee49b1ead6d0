import UIKit

@testable import HeadlessUIKit

/// A data source and delegate that records the calls it gets.
@MainActor class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The rows of each section, by their heights.
    var sections: [[CGFloat]]
    var calls: [String] = []
    var records = true

    init(_ sections: [[CGFloat]]) { self.sections = sections }

    func record(_ call: String) { if records { calls.append(call) } }

    /// The calls since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        record("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        record("rows \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        record("cell \(indexPath.text)")
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        record("height \(indexPath.text)")
        return sections[indexPath.section][indexPath.row]
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { record("show \(indexPath.text)") }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { record("end \(indexPath.text)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { record("scroll \(scrollView.contentOffset.y)") }
}

extension IndexPath {
    var text: String { "\(section)-\(row)" }
}

/// Runs code and returns the reasons of the exceptions that it raises.
@MainActor func reasons(_ body: () -> Void) -> [String] {
    var reasons: [String] = []
    let old = UIKitException.handler
    UIKitException.handler = { reasons.append($0.reason) }
    defer { UIKitException.handler = old }
    body()
    return reasons
}

/// Runs code and returns the advice that it causes.
@MainActor func advice(_ body: () -> Void) -> [String] {
    var issues: [String] = []
    let old = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { issues.append("\($0)") }
    defer { LayoutDiagnostics.handler = old }
    body()
    return issues
}

/// A window of a plain size with a table that fills it.
@MainActor func tableWindow(
    _ table: UITableView, width: CGFloat = 320, height: CGFloat = 440
) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    table.contentInsetAdjustmentBehavior = .never
    table.frame = window.bounds
    window.addSubview(table)
    window.isHidden = false
    return window
}
