extension ScreenDevice: CustomStringConvertible {
    /// The name on the box: that is how a test prints the device where it is an argument.
    public var description: String { name }
}
