#if canImport(Runtime)
    import Runtime
#endif

/// The calls that led to a point of a program, the innermost first. Swift has them from 6.2 on; before, there are none.
struct SourceTrace {
    /// A call: its function, and the line of its file.
    struct Location {
        let function: String
        let path: String
        let line: Int
    }

    #if canImport(Runtime)
        private let backtrace: Backtrace

        /// The calls that are in progress.
        static func capture() -> SourceTrace? {
            (try? Backtrace.capture(limit: 32)).map(SourceTrace.init)
        }

        /// Equal for equal calls.
        var key: String { backtrace.frames.map { "\($0)" }.joined() }

        /// The lines of Swift source, which are looked up in the debug information.
        var locations: [Location] {
            let frames = backtrace.symbolicated(options: [.showSourceLocations])?.frames
            return (frames.map(Array.init) ?? []).compactMap { frame in
                guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
                    location.path.hasSuffix(".swift")
                else { return nil }
                return Location(function: symbol.name, path: location.path, line: location.line)
            }
        }
    #else
        /// No calls are known.
        static func capture() -> SourceTrace? { nil }

        var key: String { "" }

        var locations: [Location] { [] }
    #endif
}
