import CoreGraphics
import Foundation
import ObjCRuntime

/// Finds codes in a session's pictures.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Creates an output that looks for nothing yet.
    public override init() { super.init() }

    /// Who is told what is found.
    open private(set) weak var metadataObjectsDelegate: AVCaptureMetadataOutputObjectsDelegate?
    /// Where it is told.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// Whether the last pictures had anything in them.
    private var hadObjects = false

    /// Sets who is told, and on which queue, a serial one.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: AVCaptureMetadataOutputObjectsDelegate?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        guard objectsDelegate == nil || objectsCallbackQueue != nil else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** -[AVCaptureMetadataOutput setMetadataObjectsDelegate:queue:] NULL queue passed")
        }
        (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue)
        session?.configurationChanged()
    }

    /// What can be looked for: nothing before a camera is connected.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { connections.isEmpty ? [] : AVMetadataObject.ObjectType.codes }

    /// What is looked for: available types only; nothing, which it is after `nil` was set, too.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = [] {
        didSet {
            if metadataObjectTypes == nil { metadataObjectTypes = [] }
            let available = availableMetadataObjectTypes
            guard metadataObjectTypes.allSatisfy(available.contains) else {
                ObjCException.raise(
                    "NSInvalidArgumentException",
                    "*** -[AVCaptureMetadataOutput setMetadataObjectTypes:] Unsupported type found - use -availableMetadataObjectTypes")
            }
            session?.configurationChanged()
        }
    }

    /// Where it is looked: a part of the camera's own picture, in fractions from the top left. Only what touches it is told.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    override func takes(_ mediaType: AVMediaType) -> Bool { mediaType == .video }

    /// Whether anybody waits for what is found.
    package var isLooking: Bool {
        metadataObjectsDelegate != nil && !metadataObjectTypes.isEmpty && connections.contains(where: \.isActive)
    }

    override var wantsFrames: Bool { isLooking }

    override func take(_ frame: CameraFrame) { deliver() }

    /// What is in the picture now, in the camera's coordinates.
    private func objects(through connection: AVCaptureConnection) -> [AVMetadataObject] {
        guard let picture = connection.picture else { return [] }
        let kinds = Set(metadataObjectTypes.compactMap(\.code))
        return picture.codes(of: kinds).compactMap { code in
            AVMetadataMachineReadableCodeObject(code) { VideoGeometry.cameraPoint($0, .portrait, isMirrored: false) }
        }.filter { object in
            let interest = rectOfInterest.insetBy(dx: -1e-9, dy: -1e-9)
            return rectOfInterest.width > 0 && rectOfInterest.height > 0
                && (interest.intersects(object.bounds) || interest.contains(object.bounds.origin))
        }
    }

    /// Tells what is in the picture: every time there is something, and once when nothing is left.
    package func deliver() {
        guard isLooking, let connection = connections.first(where: \.isActive), let queue = metadataObjectsCallbackQueue else { return }
        let found = objects(through: connection)
        guard hadObjects || !found.isEmpty else { return }
        hadObjects = !found.isEmpty
        let work: @Sendable () -> Void = { [weak self, weak connection] in
            // What was found before the session was stopped is not told after it.
            guard let self, let connection, connection.isActive, let delegate = metadataObjectsDelegate else { return }
            OptionalRequirement.call { delegate.metadataOutput(self, didOutput: found, from: connection) }
        }
        // The frame is on the main queue already. (Linux makes a new object each time that it is asked for a queue.)
        if queue.label == DispatchQueue.main.label { work() } else { queue.async(execute: work) }
    }
}
