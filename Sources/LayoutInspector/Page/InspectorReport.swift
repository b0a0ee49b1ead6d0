public import Foundation

/// Captures that one page shows: the same screen on several devices, or before and after a change.
///
/// ```swift
/// let report = InspectorReport([before, after], titles: ["before", "after"])
/// try report.write(to: URL(fileURLWithPath: "form.html"))
/// ```
public struct InspectorReport: Sendable {
    /// The captures, in the order in which the page offers them.
    public var captures: [LayoutCapture]
    /// What the captures are called, by their indices; captures without a title are called by what distinguishes them.
    public var titles: [String]

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - captures: The captures.
    ///   - titles: What they are called. None by default.
    public init(_ captures: [LayoutCapture], titles: [String] = []) {
        self.captures = captures
        self.titles = titles
    }

    /// A page that shows the captures: one file that needs no network.
    ///
    /// - Parameter options: What the page contains.
    /// - Throws: ``PageTooLarge`` for a page above ``PageOptions/maximumSize``.
    public func html(options: PageOptions = PageOptions()) throws -> String {
        try InspectorPage(report: self, options: options).html()
    }

    /// Writes the page to a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: What the page contains.
    /// - Throws: ``PageTooLarge``, or what prevents writing.
    public func write(to url: URL, options: PageOptions = PageOptions()) throws {
        try Data(html(options: options).utf8).write(to: url, options: .atomic)
    }
}

extension LayoutCapture {
    /// A page that shows the capture: one file that needs no network.
    ///
    /// Instead of a page above ``PageOptions/maximumSize`` there is a short one that says what helps;
    /// ``InspectorReport/html(options:)`` throws instead.
    ///
    /// - Parameter options: What the page contains.
    public func html(options: PageOptions = PageOptions()) -> String { [self].html(options: options) }
}

extension [LayoutCapture] {
    /// A page that shows captures of a screen, with a switch over them and their differences.
    ///
    /// Instead of a page above ``PageOptions/maximumSize`` there is a short one that says what helps;
    /// ``InspectorReport/html(options:)`` throws instead.
    ///
    /// - Parameter options: What the page contains.
    public func html(options: PageOptions = PageOptions()) -> String {
        do {
            return try InspectorReport(self).html(options: options)
        } catch {
            return InspectorPage.refusal(error)
        }
    }
}
