/// Controllers of services that only a device has: they say so when their view is loaded, and show an empty page.
extension UIViewController {
    final func reportUnavailable() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        LayoutDiagnostics.report(
            .ignored(call: "presenting \(type(of: self))"), about: debugName,
            because: "what it shows belongs to the system; here it is an empty page")
    }
}
