import Foundation
import ObjCRuntime

/// Where a session's media come from.
open class AVCaptureInput: NSObject {
    /// One stream of media.
    open class Port: NSObject {
        /// The input that the stream is of.
        open private(set) unowned var input: AVCaptureInput
        /// What the stream carries.
        public let mediaType: AVMediaType
        /// Whether it flows.
        open var isEnabled = true { didSet { input.session?.configurationChanged() } }

        /// What the stream is like.
        open var formatDescription: CMFormatDescription? { (input as? AVCaptureDeviceInput)?.device.activeFormat.formatDescription }
        /// The kind of device that it comes from.
        open var sourceDeviceType: AVCaptureDevice.DeviceType? { (input as? AVCaptureDeviceInput)?.device.deviceType }
        /// The side of the device that it comes from.
        open var sourceDevicePosition: AVCaptureDevice.Position {
            (input as? AVCaptureDeviceInput)?.device.position ?? .unspecified
        }

        init(_ input: AVCaptureInput, _ mediaType: AVMediaType) { (self.input, self.mediaType) = (input, mediaType) }
    }

    /// The session that takes the input.
    weak var session: AVCaptureSession?

    override init() { super.init() }

    /// The streams.
    open var ports: [Port] { [] }
    /// What the input films.
    var picture: CameraPicture? { nil }
}

/// A device as a session's input.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    private var port: Port?

    /// Takes a device. The app's `Info.plist` has to say what for.
    ///
    /// - Throws: Nothing here. As on a device, the process ends if `Info.plist` does not say what the camera is for.
    public convenience init(device: AVCaptureDevice) throws {
        AVCaptureDevice.grantAccess(for: device.isCamera ? .video : .audio)
        self.init(granted: device)
    }

    /// Takes a device that the user has allowed.
    package init(granted device: AVCaptureDevice) {
        self.device = device
        super.init()
        port = Port(self, device.isCamera ? .video : .audio)
        device.add(self)
    }

    open override var ports: [Port] { port.map { [$0] } ?? [] }
    override var picture: CameraPicture? { device.picture }
}
