import UIKit

/// Owns the flow of some screens, and the coordinators of its parts.
protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    var navigationController: UINavigationController { get }
    func start()
}

extension Coordinator {

    func add(_ child: Coordinator) {
        guard !children.contains(where: { $0 === child }) else { return }
        children.append(child)
        child.start()
    }

    func remove(_ child: Coordinator?) {
        children.removeAll { $0 === child }
    }
}
