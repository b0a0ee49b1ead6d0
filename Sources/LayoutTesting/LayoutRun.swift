import HeadlessUIKit

/// Checks a screen over a matrix.
@MainActor
struct LayoutRun {
    let make: (LayoutConfiguration) -> UIViewController
    let checks: [LayoutCheck]
    /// The captures that other configurations are compared with.
    private var captures: [LayoutConfiguration: LayoutCapture] = [:]
    private var collector = FindingCollector()

    init(_ checks: [LayoutCheck], _ make: @escaping (LayoutConfiguration) -> UIViewController) {
        self.checks = checks
        self.make = make
    }

    /// Checks every configuration of a matrix.
    static func report(
        over matrix: LayoutMatrix, _ checks: [LayoutCheck],
        _ make: @escaping (LayoutConfiguration) -> UIViewController
    ) -> LayoutReport {
        var run = LayoutRun(checks, make)
        // What others are compared with is built once: partners come before the matrix needs them.
        let partners = Set(
            matrix.configurations.flatMap { configuration in
                checks.compactMap { $0.partner(configuration) }
            })
        for configuration in matrix.configurations { run.check(configuration, keepsCapture: partners) }
        return LayoutReport(run.collector, matrix: matrix)
    }

    private mutating func check(_ configuration: LayoutConfiguration, keepsCapture: Set<LayoutConfiguration>)
    {
        var others: [LayoutConfiguration: LayoutCapture] = [:]
        for partner in checks.compactMap({ $0.partner(configuration) }) where others[partner] == nil {
            others[partner] = capture(of: partner)
        }
        let (checks, collected) = (checks, collector)
        let (capture, found) = ScreenStage.run(configuration, make) { stage in
            let builder = CaptureBuilder(stage, configuration)
            var collector = collected
            for check in checks {
                let other = check.partner(configuration).flatMap { others[$0] }
                collector.add(
                    check.problems(in: builder.capture, comparedWith: other), of: builder, in: stage.window)
            }
            return (builder.capture, collector)
        }
        collector = found
        if keepsCapture.contains(configuration) { captures[configuration] = capture }
    }

    private mutating func capture(of configuration: LayoutConfiguration) -> LayoutCapture {
        if let known = captures[configuration] { return known }
        let capture = ScreenStage.run(configuration, make) { CaptureBuilder($0, configuration).capture }
        captures[configuration] = capture
        return capture
    }
}
