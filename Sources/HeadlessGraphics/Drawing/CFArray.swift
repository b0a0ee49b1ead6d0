#if !canImport(Darwin)
    /// Core Foundation's name for an array, so that `colors as CFArray` compiles.
    public typealias CFArray = [Any]
#endif
