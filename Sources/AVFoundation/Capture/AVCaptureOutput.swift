import Foundation
import ObjCRuntime

/// Where a session's media go.
open class AVCaptureOutput: NSObject {
    /// The session that has the output.
    weak var session: AVCaptureSession?

    override init() { super.init() }

    /// What leads to the output.
    open internal(set) var connections: [AVCaptureConnection] = []

    /// What leads a kind of media to the output.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
        connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
    }

    /// Whether the output takes a kind of media.
    func takes(_ mediaType: AVMediaType) -> Bool { false }
}
