import CoreGraphics
import Foundation
import ObjCRuntime

/// What leads a session's inputs to an output or a preview.
open class AVCaptureConnection: NSObject {
    /// The streams that flow through.
    public let inputPorts: [AVCaptureInput.Port]
    /// Where they lead, if not to a preview.
    open private(set) weak var output: AVCaptureOutput?
    /// The preview that they lead to.
    open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

    /// Leads streams to an output.
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        inputPorts = ports
        self.output = output
        super.init()
        videoOrientation = output.usualOrientation
    }

    /// Leads a stream to a preview.
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        inputPorts = [port]
        videoPreviewLayer = layer
    }

    private func changed() {
        videoPreviewLayer?.updatePicture()
        output?.session?.configurationChanged()
    }

    /// Whether media are let through.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// Whether media flow: the session runs, and input and connection let them.
    open var isActive: Bool {
        let session = output?.session ?? videoPreviewLayer?.session
        return isEnabled && session?.isRunning == true && inputPorts.contains(where: \.isEnabled)
    }

    private var isVideo: Bool { inputPorts.contains { $0.mediaType == .video } }

    // @objc(videoOrientationSupported)
    /// Whether pictures can be turned: those of previews, and of outputs that have pictures.
    open var isVideoOrientationSupported: Bool { videoPreviewLayer != nil || (isVideo && output?.turnsPictures == true) }
    /// How pictures are turned. What does not turn pictures itself says so in files.
    open var videoOrientation = AVCaptureVideoOrientation.portrait {
        didSet { if videoOrientation != oldValue { changed() } }
    }
    // @objc(videoMirroringSupported)
    /// Whether pictures can be mirrored: those of previews, and of outputs that have pictures.
    open var isVideoMirroringSupported: Bool { isVideoOrientationSupported }
    /// Whether the connection decides itself: the front camera's picture would be mirrored, and there is none.
    open var automaticallyAdjustsVideoMirroring = true {
        didSet { if automaticallyAdjustsVideoMirroring, !oldValue { setMirrored(false) } }
    }
    private var mirrored = false
    // @objc(videoMirrored)
    /// Whether pictures are mirrored. As long as the connection decides itself, it cannot be set.
    open var isVideoMirrored: Bool {
        get { mirrored }
        set {
            guard !automaticallyAdjustsVideoMirroring else {
                ObjCException.raise(
                    "NSInvalidArgumentException",
                    "*** -[AVCaptureConnection setVideoMirrored:] Cannot be set when automaticallyAdjustsVideoMirroring is YES")
            }
            setMirrored(newValue)
        }
    }

    private func setMirrored(_ value: Bool) {
        guard value != mirrored else { return }
        mirrored = value
        changed()
    }

    // MARK: Angles

    /// Whether pictures can be turned by an angle: by quarters, where they can be turned at all.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        isVideoOrientationSupported && AVCaptureVideoOrientation(angle: videoRotationAngle) != nil
    }
    /// How far pictures are turned clockwise from the camera's own, in degrees: 90 is upright on a device that is held upright.
    open var videoRotationAngle: CGFloat {
        get { videoOrientation.angle }
        set {
            guard isVideoRotationAngleSupported(newValue), let orientation = AVCaptureVideoOrientation(angle: newValue) else {
                ObjCException.raise(
                    "NSInvalidArgumentException",
                    "*** -[AVCaptureConnection setVideoRotationAngle:] videoRotationAngle \(newValue) is not supported")
            }
            videoOrientation = orientation
        }
    }

    // MARK: Stabilization

    // @objc(videoStabilizationSupported)
    /// Whether pictures can be held still: a picture stands still.
    open var isVideoStabilizationSupported: Bool { false }
    /// How pictures are to be held still, where they can be.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// How pictures are held still.
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }

    /// What the connection's camera films.
    var picture: CameraPicture? { inputPorts.first { $0.mediaType == .video }?.input.picture }
}

extension AVCaptureVideoOrientation {
    /// How pictures of a camera on the back are turned clockwise from their own way, in degrees.
    var angle: CGFloat {
        switch self {
        case .landscapeRight: 0
        case .portrait: 90
        case .landscapeLeft: 180
        case .portraitUpsideDown: 270
        }
    }

    /// Whether pictures of a device that is held upright stand upright.
    var isUpright: Bool { self == .portrait || self == .portraitUpsideDown }

    /// - Returns: `nil` for an angle that is no multiple of 90 from 0 to 270.
    init?(angle: CGFloat) {
        guard
            let found = [AVCaptureVideoOrientation.landscapeRight, .portrait, .landscapeLeft, .portraitUpsideDown].first(where: {
                $0.angle == angle
            })
        else { return nil }
        self = found
    }
}
