import UIKit

// Overrides of the table's delegate, apart from the rest.
extension ProductListViewController {

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let product = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let isFavourite = favourites.contains(product.id)
        let action = UIContextualAction(
            style: .normal, title: isFavourite ? L10n.removeFavourite : L10n.addFavourite
        ) { [weak self] _, _, completion in
            self?.favourites.toggle(product.id)
            completion(true)
        }
        action.backgroundColor = .catalogLeaf
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let product = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let hide = UIContextualAction(style: .destructive, title: L10n.hide) { [weak self] _, _, completion in
            self?.hiddenIdentifiers.insert(product.id)
            self?.applySnapshot(animated: true)
            completion(true)
        }
        let share = UIContextualAction(style: .normal, title: L10n.share) { [weak self] _, view, completion in
            self?.share(product, from: view)
            completion(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [hide, share])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func share(_ product: Product, from source: UIView) {
        let controller = UIActivityViewController(activityItems: [product.name], applicationActivities: nil)
        controller.popoverPresentationController?.sourceView = source
        present(controller, animated: true)
    }
}
