import Foundation

/// The storage and the layout manager of a text view, which hold the text that the view shows.
@MainActor
final class TextViewStorage {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    private var isUpdating = false

    init(_ storage: NSTextStorage, _ manager: NSLayoutManager) {
        (self.storage, self.manager) = (storage, manager)
    }

    /// Changes of the storage are shown by the view.
    func follow(_ view: UITextView) {
        storage.onEdit = { [weak self, weak view] in
            MainActor.assumeIsolated {
                guard let self, let view, !self.isUpdating else { return }
                self.storageChanged(view)
            }
        }
    }

    private func storageChanged(_ view: UITextView) {
        isUpdating = true
        defer { isUpdating = false }
        let selection = view.selectedRange
        view.setContent(.attributed(storage.copied))
        view.selectedRange = selection
    }

    /// Takes the text of the view over.
    func viewChanged(_ view: UITextView) {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        storage.setAttributedString(view.attributedText)
        // The storage's class and its delegate may have changed attributes.
        let processed = storage.copied
        guard !processed.isEqual(to: view.attributedText) else { return }
        let selection = view.selectedRange
        view.setContent(.attributed(processed))
        view.selectedRange = selection
    }
}

extension UITextView {
    /// Takes over the text of a storage that the program has made, and follows its changes.
    final func show(_ storage: NSTextStorage) {
        guard let manager = container.layoutManager else { return }
        let textKit = TextViewStorage(storage, manager)
        if storage.length > 0 { setContent(.attributed(storage.copied)) }
        self.textKit = textKit
        textKit.follow(self)
    }

    /// The storage and the layout manager, made when they are first needed. A container that follows the view has its size.
    final var madeTextKit: TextViewStorage {
        if container.widthTracksTextView {
            let inset = textContainerInset
            let size = CGSize(
                width: max(bounds.width - inset.left - inset.right, 0), height: .greatestFiniteMagnitude)
            if container.size != size { container.size = size }
        }
        if let textKit { return textKit }
        let (storage, manager) = (NSTextStorage(attributedString: attributedText), NSLayoutManager())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let made = TextViewStorage(storage, manager)
        textKit = made
        made.follow(self)
        return made
    }
}
