import ViewBridge

/// Whether code runs where views may be laid out.
enum MainThread {
    private static let mark = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether this is the main thread, or another that serves the main queue in its place: where a program's
    /// main function is asynchronous, Linux ends the main thread.
    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }
}
