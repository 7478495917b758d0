import CoreMedia
import CoreVideo
import Foundation
import ObjCRuntime

/// Takes photos. See https://developer.apple.com/documentation/avfoundation/avcapturephotooutput.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// What is more important of a photo. See
    /// https://developer.apple.com/documentation/avfoundation/avcapturephotooutput/qualityprioritization.
    public enum QualityPrioritization: Int, Sendable {
        /// That it is there soon.
        case speed = 1
        /// Both.
        case balanced = 2
        /// That it is good.
        case quality = 3
    }

    /// Creates an output that takes no photos yet.
    public override init() { super.init() }

    private let lock = NSLock()
    private var usedSettings: Set<Int64> = []

    // MARK: What photos can be like

    private var isConnected: Bool { !connections.isEmpty }

    /// The ways in which photos can be written down, the usual one first; none before a camera is connected.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { isConnected ? [.jpeg] : [] }
    /// The formats that photos' pixels can have, the quickest first; none before a camera is connected.
    open var availablePhotoPixelFormatTypes: [OSType] {
        guard isConnected else { return [] }
        return [kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_32BGRA]
    }
    /// The kinds of files that photos can be; none before a camera is connected.
    open var availablePhotoFileTypes: [AVFileType] { isConnected ? [.jpg] : [] }
    /// The formats of what the sensor saw: none, the camera's picture is a finished one.
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    /// The kinds of files of what the sensor saw: none.
    open var availableRawPhotoFileTypes: [AVFileType] { [] }

    // @objc(supportedPhotoCodecTypesForFileType:)
    /// The ways in which photos can be written down in a kind of file.
    open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] {
        availablePhotoFileTypes.contains(fileType) ? availablePhotoCodecTypes : []
    }

    // @objc(supportedPhotoPixelFormatTypesForFileType:)
    /// The formats that the pixels of photos can have that become a kind of file.
    open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] {
        availablePhotoFileTypes.contains(fileType) ? availablePhotoPixelFormatTypes : []
    }

    /// When the flash can be used: never, there is none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }

    /// How much can be asked for the sake of good photos, at most.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// How large photos are at most, in pixels: one of the format's `supportedMaxPhotoDimensions`; 0 by 0 is the largest.
    open var maxPhotoDimensions = CMVideoDimensions() {
        didSet {
            let format = connections.lazy.compactMap { ($0.inputPorts.first?.input as? AVCaptureDeviceInput)?.device.activeFormat }.first
            let (width, height) = (maxPhotoDimensions.width, maxPhotoDimensions.height)
            guard format?.supportedMaxPhotoDimensions.contains(where: { $0.width == width && $0.height == height }) == true else {
                ObjCException.raise(
                    "NSInvalidArgumentException",
                    "*** -[AVCapturePhotoOutput setMaxPhotoDimensions:] must be one of the source device's activeFormat.supportedMaxPhotoDimensions"
                )
            }
        }
    }
    // @objc(highResolutionCaptureEnabled)
    /// Whether photos may be as large as they can be. They are as large as the camera's picture.
    open var isHighResolutionCaptureEnabled = false

    // MARK: What there is not

    // @objc(livePhotoCaptureSupported)
    /// Whether there can be a film with a photo: nothing moves.
    open var isLivePhotoCaptureSupported: Bool { false }
    // @objc(livePhotoCaptureEnabled)
    /// Whether a film may come with a photo.
    open var isLivePhotoCaptureEnabled: Bool {
        get { false }
        set { requireOff(newValue, "setLivePhotoCaptureEnabled:", "Live Photo capture is not supported") }
    }
    // @objc(depthDataDeliverySupported)
    /// Whether there can be distances with a photo: a picture has none.
    open var isDepthDataDeliverySupported: Bool { false }
    // @objc(depthDataDeliveryEnabled)
    /// Whether distances may come with a photo.
    open var isDepthDataDeliveryEnabled: Bool {
        get { false }
        set { requireOff(newValue, "setDepthDataDeliveryEnabled:", "Depth data delivery is not supported") }
    }
    // @objc(portraitEffectsMatteDeliverySupported)
    /// Whether people can be told from what is behind them: they are not.
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    // @objc(portraitEffectsMatteDeliveryEnabled)
    /// Whether people are to be told from what is behind them.
    open var isPortraitEffectsMatteDeliveryEnabled: Bool {
        get { false }
        set { requireOff(newValue, "setPortraitEffectsMatteDeliveryEnabled:", "Portrait effects matte delivery is not supported") }
    }
    // @objc(appleProRAWSupported)
    /// Whether there can be ProRAW: there is none.
    open var isAppleProRAWSupported: Bool { false }
    // @objc(stillImageStabilizationSupported)
    /// Whether photos can be put together of several: a picture stands still.
    open var isStillImageStabilizationSupported: Bool { false }
    // @objc(dualCameraFusionSupported)
    /// Whether photos can be put together of those of two cameras: there is one.
    open var isDualCameraFusionSupported: Bool { false }

    private func requireOff(_ value: Bool, _ setter: String, _ text: String) {
        if value { ObjCException.raise("NSInvalidArgumentException", "*** -[AVCapturePhotoOutput \(setter)] \(text)") }
    }

    // MARK: Taking photos

    override func takes(_ mediaType: AVMediaType) -> Bool { mediaType == .video }
    override var turnsPictures: Bool { true }

    // @objc(capturePhotoWithSettings:delegate:)
    /// Takes a photo. Settings that were used, or that cannot be met, and a session that does not run end the process, as on iOS.
    ///
    /// - Parameter delegate: who is told of the photo, on the main queue. The output does not keep it.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let connection = check(settings)
        // What is changed after this is of no consequence.
        guard let settings = settings.copy() as? AVCapturePhotoSettings else { return }
        let courier = PhotoCourier(self, settings, connection, delegate)
        DispatchQueue.main.async { courier.begin() }
    }

    private func check(_ settings: AVCapturePhotoSettings) -> AVCaptureConnection {
        func require(_ isPossible: Bool, _ text: String) {
            guard !isPossible else { return }
            ObjCException.raise("NSInvalidArgumentException", "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] \(text)")
        }
        guard let connection = connections.first(where: \.isActive) else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection")
        }
        require(lock.withLock { usedSettings.insert(settings.uniqueID).inserted }, "Settings may not be re-used")
        require(supportedFlashModes.contains(settings.flashMode), "settings.flashMode must be present in self.supportedFlashModes")
        require(
            settings.photoQualityPrioritization.rawValue <= maxPhotoQualityPrioritization.rawValue,
            "settings.photoQualityPrioritization must be less than or equal to self.maxPhotoQualityPrioritization")
        require(
            !settings.isHighResolutionPhotoEnabled || isHighResolutionCaptureEnabled,
            "settings.highResolutionPhotoEnabled must be NO if self.highResolutionCaptureEnabled is NO")
        if let codec = settings.format?.videoCodec {
            require(availablePhotoCodecTypes.contains(codec), "settings.format's codec must be present in self.availablePhotoCodecTypes")
        } else {
            let type = (settings.format?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
            require(
                type.map(availablePhotoPixelFormatTypes.contains) == true,
                "settings.format's pixel format type must be present in self.availablePhotoPixelFormatTypes")
        }
        require(
            settings.processedFileType.map(availablePhotoFileTypes.contains) ?? true,
            "settings.processedFileType must be present in self.availablePhotoFileTypes")
        let (asked, most) = (settings.maxPhotoDimensions, maxPhotoDimensions)
        require(
            most.width == 0 || (asked.width <= most.width && asked.height <= most.height),
            "settings.maxPhotoDimensions must be less than or equal to self.maxPhotoDimensions")
        return connection
    }

    /// Says what photos are to be taken soon. Whoever does is told on the main queue that they can be: nothing has to be prepared.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
        DispatchQueue.main.async { completionHandler?(true, nil) }
    }
    /// Settings of photos that are to be taken soon.
    open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []

    // @objc(JPEGPhotoDataRepresentationForJPEGSampleBuffer:previewPhotoSampleBuffer:)
    /// The bytes of a photo that older delegates were given; `nil` for a sample that is no JPEG.
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? {
        guard JPEGSampleBuffer.formatDescription?.mediaSubType == .jpeg else { return nil }
        return try? JPEGSampleBuffer.dataBuffer?.dataBytes()
    }
}
