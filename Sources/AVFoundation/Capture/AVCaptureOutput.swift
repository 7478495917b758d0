import Foundation
import ObjCRuntime

/// Where a session's media go.
open class AVCaptureOutput: NSObject {
    /// The session that has the output.
    weak var session: AVCaptureSession?

    private let connectionsLock = NSLock()
    private var ownConnections: [AVCaptureConnection] = []

    override init() { super.init() }

    /// What leads to the output.
    open internal(set) var connections: [AVCaptureConnection] {
        get { connectionsLock.withLock { ownConnections } }
        set { connectionsLock.withLock { ownConnections = newValue } }
    }

    /// What leads a kind of media to the output.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
        connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
    }

    /// Whether the output takes a kind of media.
    func takes(_ mediaType: AVMediaType) -> Bool { false }

    // MARK: Frames

    /// Whether its pictures can be turned.
    var turnsPictures: Bool { false }
    /// How its pictures are turned before anybody says otherwise.
    var usualOrientation: AVCaptureVideoOrientation { .portrait }
    /// Whether it waits for pictures.
    var wantsFrames: Bool { false }
    /// A picture is there, at a time of the host's clock. On the main thread.
    func take(_ frame: CameraFrame) {}
    /// The session has begun to run or has stopped, or connections changed, or are gone.
    func sessionChanged() {}
}

/// A moment of a camera.
struct CameraFrame {
    let time: CMTime
    let duration: CMTime
}
