// Apple's names of C functions and constants begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    /// The time of the clock that animations follow, in seconds. Never runs backwards, and is constant while
    /// synchronous code runs: see ``AnimationClock``.
    public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.shownTime }
#endif
