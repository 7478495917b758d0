import Foundation
import ObjCRuntime

/// A camera or a microphone.
///
/// There is one camera, on the back, where the app was given a picture to film (`sampan run --camera`), and a microphone where it was given a
/// sound to hear (`--microphone`); otherwise none, as in Apple's simulator.
open class AVCaptureDevice: NSObject {
    /// The side of the device that a camera is on.
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    /// A kind of camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera of great focal length.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// A camera of small focal length.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// The usual and the long one together.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// The usual and the short one together.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three together.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// The front camera that measures distances.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// The microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// How a camera's torch is on.
    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    /// When a camera's flash is used.
    public enum FlashMode: Int, Sendable {
        case off, on, auto
    }

    /// Finds devices of some kinds.
    open class DiscoverySession: NSObject {
        /// The devices found, those of the kinds named first before others.
        public let devices: [AVCaptureDevice]

        // @objc(discoverySessionWithDeviceTypes:mediaType:position:)
        /// Finds the devices.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            devices = AVCaptureDevice.all.filter { device in
                deviceTypes.contains(device.deviceType) && (mediaType.map { device.hasMediaType($0) } ?? true)
                    && (position == .unspecified || position == device.position)
            }
        }
    }

    /// The whole picture; what is filmed of it depends on the zoom. A microphone has none.
    private let whole: CameraPicture?
    private(set) var isLocked = false
    /// How it is set up.
    var setup: CameraSetup
    private var inputs: [WeakInput] = []

    private struct WeakInput {
        weak var input: AVCaptureInput?
    }

    /// A camera that films a picture; without one, a microphone.
    package init(_ picture: CameraPicture?) {
        (whole, filmed) = (picture, picture)
        setup = CameraSetup(picture)
    }

    /// What it films.
    private var filmed: CameraPicture?
    var picture: CameraPicture? { filmed }

    /// Takes up a zoom, and has sessions take up how the device is set up now.
    func setupChanged() {
        if let whole, filmed?.zoom != setup.zoom { filmed = setup.zoom == 1 ? whole : whole.zoomed(setup.zoom) }
        inputs.removeAll { $0.input == nil }
        for input in inputs { input.input?.session?.configurationChanged() }
    }

    func add(_ input: AVCaptureInput) { inputs.append(WeakInput(input: input)) }

    nonisolated(unsafe) private static var camera: AVCaptureDevice?
    nonisolated(unsafe) private static let microphone = AVCaptureDevice(nil)

    /// All devices there are.
    private static var all: [AVCaptureDevice] {
        // Apps look for devices on queues of their own, too.
        lock.withLock {
            let picture = CameraPicture.current
            if camera?.whole !== picture { camera = picture.map { AVCaptureDevice($0) } }
            return [camera, Microphone.shared.isThere ? microphone : nil].compactMap(\.self)
        }
    }

    // MARK: Finding devices

    // @objc(defaultDeviceWithMediaType:)
    /// The device that is usual for a kind of media; `nil` if there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { all.first { $0.hasMediaType(mediaType) } }

    // @objc(defaultDeviceWithDeviceType:mediaType:position:)
    /// The device of a kind; `nil` if there is none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? {
        DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices.first
    }

    // @objc(devicesWithMediaType:)
    /// All devices for a kind of media.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { all.filter { $0.hasMediaType(mediaType) } }

    /// All devices.
    open class func devices() -> [AVCaptureDevice] { all }

    // MARK: Permission

    nonisolated(unsafe) private static var asked: Set<AVMediaType> = []
    private static let lock = NSLock()

    /// Whether the app may use cameras or microphones.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        guard mediaType == .audio else { return lock.withLock { asked.contains(mediaType) ? .authorized : .notDetermined } }
        return switch AVAudioSession.sharedInstance().recordPermission {
        case .granted: .authorized
        case .denied: .denied
        default: .notDetermined
        }
    }

    /// Asks the user for the use of cameras or microphones.
    ///
    /// Whoever starts an app with a camera has allowed it: the answer is always yes. For the microphone the person is asked, once for this and
    /// `AVAudioSession`. The app's `Info.plist` has to say what for.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let handler = handler
        grantAccess(for: mediaType) { isGranted in DispatchQueue.main.async { handler(isGranted) } }
    }

    /// Asks the user for the use of cameras or microphones.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { answer in grantAccess(for: mediaType) { answer.resume(returning: $0) } }
    }

    /// Ends the app, as iOS does, if it does not say what it needs the media for. Otherwise tells whether it may have them.
    static func grantAccess(for mediaType: AVMediaType, then answer: @escaping @Sendable (Bool) -> Void = { _ in }) {
        guard mediaType == .video || mediaType == .audio else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** +[AVCaptureDevice requestAccessForMediaType:completionHandler:] Media type must be video or audio"
            )
        }
        let key = mediaType == .video ? "NSCameraUsageDescription" : "NSMicrophoneUsageDescription"
        guard let purpose = Bundle.main.object(forInfoDictionaryKey: key) as? String, !purpose.isEmpty else {
            let text =
                "This app has crashed because it attempted to access privacy-sensitive data without a usage description. "
                + "The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app uses this data.\n"
            fflush(nil)
            FileHandle.standardError.write(Data(text.utf8))
            abort()
        }
        guard mediaType == .video else { return AVAudioSession.sharedInstance().requestRecordPermission(answer) }
        _ = lock.withLock { asked.insert(mediaType) }
        answer(true)
    }

    // MARK: The device

    /// What tells the device from others.
    open var uniqueID: String { isCamera ? "sampan.camera.back:0" : "sampan.microphone:0" }
    /// The device's model.
    open var modelID: String { isCamera ? "sampan.camera" : "sampan.microphone" }
    /// The device's name for people.
    open var localizedName: String { isCamera ? "Back Camera" : "iPhone Microphone" }
    /// The device's kind.
    open var deviceType: DeviceType { isCamera ? .builtInWideAngleCamera : .builtInMicrophone }
    /// The side that it is on.
    open var position: Position { isCamera ? .back : .unspecified }
    var isCamera: Bool { whole != nil }
    // @objc(connected)
    /// Whether it is there.
    open var isConnected: Bool { true }

    /// Whether the device gives a kind of media.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == (isCamera ? .video : .audio) }

    // @objc(lockForConfiguration:)
    /// Makes this app the one that may set the device up.
    ///
    /// - Throws: Nothing here: no other process uses the camera.
    open func lockForConfiguration() throws { isLocked = true }
    /// Ends the setting up.
    open func unlockForConfiguration() { isLocked = false }

    /// Whether there is a flash: a picture's camera has none.
    open var hasFlash: Bool { false }
    /// Whether the flash can be used now.
    open var isFlashAvailable: Bool { false }
    /// Whether a mode of the flash can be set.
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    /// Whether there is a torch: a picture's camera has none.
    open var hasTorch: Bool { false }
    /// Whether the torch can be used now.
    open var isTorchAvailable: Bool { false }
    // @objc(torchActive)
    /// Whether the torch is on.
    open var isTorchActive: Bool { false }
    /// Whether a mode of the torch can be set.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// The torch's mode. A mode that is not supported cannot be set.
    open var torchMode: TorchMode {
        get { .off }
        set {
            ObjCException.raise(
                "NSInvalidArgumentException", "-[AVCaptureDevice setTorchMode:] Torch mode \(newValue.rawValue) is not supported")
        }
    }
}
