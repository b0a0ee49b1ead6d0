extension UICollectionView {
    /// How supplementary views of a kind are made: their class, and what configures them.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let key: RegistrationKey

        /// Creates a registration of a class of views, which are made by `init(frame:)`.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            key = RegistrationKey(nib: nil)
        }

        /// Creates a registration of views of a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            key = RegistrationKey(nib: supplementaryNib)
        }
    }

    /// A supplementary view, configured by a registration, whose class is registered in the first call.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let kind = registration.elementKind
        let identifier = registration.key.identifier
        if reuse.registered(ReuseKey(kind: kind, identifier: identifier)) == nil {
            if let nib = registration.key.nib {
                if reuse.nib(ReuseKey(kind: kind, identifier: identifier)) == nil {
                    register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
                }
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("a registered class makes its own views")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// What a registration is reused by.
@MainActor
struct RegistrationKey {
    private static var count = 0

    let identifier: String
    /// Whether the registration was created while a data source provided a cell.
    let wasCreatedForCell: Bool
    let nib: UINib?

    init(nib: UINib?) {
        Self.count += 1
        identifier = "registration \(Self.count)"
        wasCreatedForCell = CellRequests.isProviding
        self.nib = nib
    }
}
