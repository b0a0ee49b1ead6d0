import Foundation

/// Would take or choose a picture. There is no camera and no library here: the page is empty, and says so.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera = 1
        case savedPhotosAlbum = 2
    }

    /// A camera.
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video = 1
    }

    /// When a camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto = 0
        case on = 1
    }

    /// How good films are.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium = 1
        case typeLow = 2
        case type640x480 = 3
        case typeIFrame1280x720 = 4
        case typeIFrame960x540 = 5
    }

    /// The keys of what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of the file.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was taken.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that was cut.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of a picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The address of the picture in the library.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The picture in the library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// What the camera notes.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A picture that moves.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    }

    /// Whether a source can be used: none.
    @discardableResult open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// The kinds of files of a source: none.
    @discardableResult open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// Whether a camera can be used: none.
    @discardableResult open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera can flash: none.
    @discardableResult open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera can take: nothing.
    @discardableResult open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
        nil
    }

    /// Where pictures come from. The library by default.
    open var sourceType = SourceType.photoLibrary
    /// The kinds of files. Pictures by default.
    open var mediaTypes = ["public.image"]
    /// Whether a picture can be cut. False by default.
    open var allowsEditing = false
    /// The camera. The one at the back by default.
    open var cameraDevice = CameraDevice.rear
    /// What the camera takes. Pictures by default.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// When the camera flashes. As it sees fit by default.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether the camera's controls are shown. True by default.
    open var showsCameraControls = true
    /// A view over the camera's picture. None by default.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's picture. The identity by default.
    open var cameraViewTransform = CGAffineTransform.identity
    /// How good films are. Medium by default.
    open var videoQuality = QualityType.typeMedium
    /// The maximum length of films, in seconds. Ten minutes by default.
    open var videoMaximumDuration: TimeInterval = 600

    /// Takes a picture: never.
    open func takePicture() {}
    /// Starts a film: never.
    @discardableResult open func startVideoCapture() -> Bool { false }
    /// Ends a film.
    open func stopVideoCapture() {}

    /// Makes an empty page, and says so.
    open override func loadView() { reportUnavailable() }
}

/// Takes what was chosen. Every method has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called when something was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when nothing was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        OptionalMethods.byDefault()
    }
}
