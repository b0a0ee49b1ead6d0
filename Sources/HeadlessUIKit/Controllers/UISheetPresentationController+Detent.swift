import Foundation

extension UISheetPresentationController {
    /// A height that a sheet can rest at.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// About half of the container.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of it but a little at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name.
        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// The detent of about half of the container; inactive in a compact height.
        public class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact,
                    let resolution = context as? SheetMetrics.Resolution
                else { return nil }
                return resolution.halfHeight
            }
        }

        /// The detent of the whole container but a little at the top.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A detent of a height of its own, which leaves out what the home indicator covers; nil makes it
        /// inactive.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), height: resolver)
        }

        /// The height in a container; nil where the detent is inactive.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            height(context)
        }
    }
}

/// The context in which a detent's height is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent.
    var maximumDetentValue: CGFloat { get }
}

/// Notified of a sheet's detent. Every method has a default.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when a person dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { OptionalMethods.byDefault() }
}
