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

    /// Whether pictures can be turned: those of previews.
    open var isVideoOrientationSupported: Bool { videoPreviewLayer != nil }
    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait {
        didSet { if videoOrientation != oldValue { changed() } }
    }
    /// Whether pictures can be mirrored: those of previews.
    open var isVideoMirroringSupported: Bool { videoPreviewLayer != nil }
    /// Whether the connection decides itself: the front camera's picture would be mirrored, and there is none.
    open var automaticallyAdjustsVideoMirroring = true
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false {
        didSet { if isVideoMirrored != oldValue { changed() } }
    }

    /// What the connection's camera films.
    var picture: CameraPicture? { inputPorts.first { $0.mediaType == .video }?.input.picture }
}
