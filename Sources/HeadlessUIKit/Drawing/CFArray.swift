#if !canImport(Darwin)
    import Foundation

    /// Core Foundation's name for an array, so that `colors as CFArray` compiles.
    public typealias CFArray = NSArray
#endif
