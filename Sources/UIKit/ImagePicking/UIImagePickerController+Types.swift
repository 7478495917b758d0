import Foundation

extension UIImagePickerController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The photo library, by its albums.
        case photoLibrary
        /// The camera.
        case camera
        /// The pictures of the camera.
        case savedPhotosAlbum
    }

    /// What the camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    /// Which camera is used.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// Whether there is a flash.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto
        case on
    }

    /// How good videos are.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// What a picture is told with.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of what was picked, `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it is, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part that the person chose, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// Which part that is, a `CGRect` of the picture's points in a value.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of a picture, a copy that the app may keep.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// What the camera says of a new picture.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }
}

/// What an image picker tells. See https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// The person picked something: the delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    // @objc optional
    /// The person cancelled: the delegate dismisses the picker, which does so itself if this is not there.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
