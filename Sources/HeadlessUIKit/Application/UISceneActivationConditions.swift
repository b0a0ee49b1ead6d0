import Foundation

/// When a scene is chosen for an activity.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can take an activity. Stored, not used.
    open var canActivateForTargetContentIdentifierPredicate: NSPredicate?
    /// Whether the scene is preferred for an activity. Stored, not used.
    open var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate?
}

/// The minimum and maximum size of a scene's windows, on a desktop.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size. Stored, not used.
    open var minimumSize = CGSize.zero
    /// The maximum size. Stored, not used.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether a window may fill the screen. True by default. Stored, not used.
    open var allowsFullScreen = true
}

extension UIWindowScene {
    /// The limits of the windows' sizes; nil: there are none on a phone.
    public final var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// Whether the windows fill the screen.
    public final var isFullScreen: Bool { windows.allSatisfy { $0.frame == screen.bounds } }
    /// Where the scene is shown.
    public final var effectiveGeometry: Geometry { Geometry(self) }

    /// Where a scene is shown.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The coordinates of the scene.
        public let coordinateSpace: any UICoordinateSpace

        init(_ scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
            super.init()
        }
    }

    /// Where a scene should be shown.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The preferences of a phone and a tablet.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations.
            public var interfaceOrientations: UIInterfaceOrientationMask

            /// Creates preferences.
            public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Rotates the windows to one of the requested orientations, where their controllers support it.
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let requested = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            !requested.isEmpty, !requested.contains(UIInterfaceOrientationMask(of: interfaceOrientation))
        else { return }
        let all: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        let orientation = all.first { requested.contains(UIInterfaceOrientationMask(of: $0)) }
        let isRotated = windows.map { window in orientation.map { window.rotate(to: $0) } ?? false }
        if isRotated.contains(false) { errorHandler?(UISceneError(.geometryRequestDenied)) }
    }
}

/// Why a request of a scene failed.
public struct UISceneError: Error {
    /// The reasons.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    init(_ code: Code) { self.code = code }
}
