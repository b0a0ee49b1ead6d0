import Foundation

/// Behaviour that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction.
    var view: UIView? { get }
    /// Called when the interaction is about to get another view, or none.
    func willMove(to view: UIView?)
    /// Called when the interaction has another view, or none.
    func didMove(to view: UIView?)
}

extension UIView {
    final func add(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeExtras.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    final func remove(_ interaction: any UIInteraction) {
        guard extras?.interactions.contains(where: { $0 === interaction }) == true else { return }
        interaction.willMove(to: nil)
        extras?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    final func setInteractions(_ interactions: [any UIInteraction]) {
        for interaction in extras?.interactions ?? [] { removeInteraction(interaction) }
        for interaction in interactions { addInteraction(interaction) }
    }
}
