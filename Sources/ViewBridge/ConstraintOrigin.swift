extension NSLayoutConstraint {
    /// Notes where an app asked for the constraint, for reports. Apple's UIKit keeps no such note.
    package func noteOrigin(file: StaticString, line: UInt) {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            setOrigin(file: file, line: line)
        #endif
    }
}
