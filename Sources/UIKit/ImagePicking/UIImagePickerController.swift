import Foundation

/// Lets a person pick a picture of the photo library, or take one. See
/// https://developer.apple.com/documentation/uikit/uiimagepickercontroller.
///
/// The photo library is the folder that `sampan run --photos` names, the camera films the picture of `--camera`.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    // MARK: What there is

    /// Whether pictures can come from a source.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        sourceType != .camera || PhotoSources.current.cameraPicture != nil
    }
    /// What a source has: pictures.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Whether there is a camera on a side of the device.
    open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool {
        cameraDevice == .rear && isSourceTypeAvailable(.camera)
    }
    /// Whether a camera has a flash: none has.
    open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }
    /// What a camera takes.
    open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]? {
        isCameraDeviceAvailable(cameraDevice) ? [NSNumber(value: CameraCaptureMode.photo.rawValue)] : nil
    }

    // MARK: What is asked for

    /// Where pictures come from. The photo library by default.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard Self.isSourceTypeAvailable(sourceType) else {
                ObjCException.raise("NSInvalidArgumentException", "Source type \(sourceType.rawValue) not available")
            }
            if isViewLoaded, sourceType != oldValue { showSource() }
        }
    }
    /// The types of what can be picked. Pictures by default; others there are none.
    open var mediaTypes = ["public.image"] {
        didSet {
            guard mediaTypes.contains("public.image") else {
                ObjCException.raise("NSInvalidArgumentException", "No available types for source \(sourceType.rawValue)")
            }
        }
    }
    /// Whether the person chooses a square of the picture.
    open var allowsEditing = false
    /// Whether the camera's own controls are shown.
    open var showsCameraControls = true { didSet { cameraController?.updateControls() } }
    /// A view of the app's over what the camera sees.
    open var cameraOverlayView: UIView? { didSet { cameraController?.updateControls() } }
    /// A transform of what the camera sees.
    open var cameraViewTransform = CGAffineTransform.identity { didSet { cameraController?.updateControls() } }
    /// Which camera is used: there is the one on the back.
    open var cameraDevice = CameraDevice.rear {
        didSet {
            guard Self.isCameraDeviceAvailable(cameraDevice) else {
                ObjCException.raise("NSInvalidArgumentException", "Camera device \(cameraDevice.rawValue) not available")
            }
        }
    }
    /// What the camera takes: pictures. Setting films is an exception, as it is where `mediaTypes` has none.
    open var cameraCaptureMode = CameraCaptureMode.photo {
        didSet {
            guard cameraCaptureMode == .photo else {
                ObjCException.raise("NSInvalidArgumentException", "Camera capture mode \(cameraCaptureMode.rawValue) not available")
            }
        }
    }

    private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Who is told.
    @_nonoverride
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { pickerDelegate }
        set {
            pickerDelegate = newValue
            super.delegate = newValue
        }
    }

    // MARK: Creating

    /// Creates a picker.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker; the name of a xib has no meaning.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Documents do not have image pickers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSource()
    }

    private var cameraController: CameraViewController? { viewControllers.first as? CameraViewController }

    private func showSource() {
        if sourceType == .camera {
            setNavigationBarHidden(true, animated: false)
            setViewControllers([CameraViewController(picker: self)], animated: false)
        } else {
            setNavigationBarHidden(false, animated: false)
            let grid = PhotoGridController(
                limit: 1, choose: { [weak self] files in files.first.map { self?.choose($0, isNew: false) } },
                cancel: { [weak self] in self?.cancel() })
            setViewControllers([grid], animated: false)
        }
    }

    /// Takes a picture, where the camera's own controls are not shown.
    open func takePicture() { cameraController?.take() }

    // MARK: Answers

    func cancel() {
        if let pickerDelegate, OptionalRequirement.call({ pickerDelegate.imagePickerControllerDidCancel(self) }) != nil { return }
        presentingViewController?.dismiss(animated: true)
    }

    /// A picture was chosen: a part of it is chosen next, if that is asked for.
    func choose(_ file: URL, isNew: Bool) {
        guard let image = UIImage(contentsOfFile: file.path) else { return }
        guard allowsEditing else { return finish(image, file, crop: nil, isNew: isNew) }
        setNavigationBarHidden(true, animated: false)
        let editor = PhotoCropController(image) { [weak self] rect in
            guard let self else { return }
            guard let rect else {
                self.popViewController(animated: true)
                return self.setNavigationBarHidden(self.sourceType == .camera, animated: false)
            }
            self.finish(image, file, crop: rect, isNew: isNew)
        }
        pushViewController(editor, animated: true)
    }

    private func finish(_ image: UIImage, _ file: URL, crop: CGRect?, isNew: Bool) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if let crop {
            info[.cropRect] = NSValue(cgRect: crop)
            info[.editedImage] = Self.part(of: image, crop)
        }
        if isNew { info[.mediaMetadata] = [String: Any]() } else if let copy = Self.copy(of: file) { info[.imageURL] = copy }
        if let pickerDelegate {
            OptionalRequirement.call { pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
        }
    }

    private static func part(of image: UIImage, _ rect: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
    }

    /// The app's own copy of a picture, in its temporary files.
    private static func copy(of file: URL) -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let copy = folder.appendingPathComponent(file.lastPathComponent)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: copy)
            return copy
        } catch {
            return nil
        }
    }
}
