import CoreGraphics
import Foundation
import QuartzCore

/// Shows what a session's camera films.
open class AVCaptureVideoPreviewLayer: CALayer {
    private final var pictureSize = CGSize.zero

    /// Creates a layer without a session.
    public override init() { super.init() }

    /// Creates a layer that shows a session's camera.
    public convenience init(session: AVCaptureSession) {
        self.init()
        show(session)
    }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? AVCaptureVideoPreviewLayer { (videoGravity, pictureSize) = (other.videoGravity, other.pictureSize) }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The session whose camera is shown.
    open var session: AVCaptureSession? {
        didSet {
            guard session !== oldValue else { return }
            oldValue?.remove(self)
            session?.add(self)
            connect()
        }
    }

    /// Initializers do not set observers off.
    private func show(_ session: AVCaptureSession) { self.session = session }

    /// What leads the camera's picture here; `nil` before the session has a camera.
    open private(set) var connection: AVCaptureConnection?

    /// How the picture is fitted into the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != oldValue { fit() } }
    }

    // @objc(previewing)
    /// Whether pictures come.
    open var isPreviewing: Bool { connection?.isActive == true }

    // MARK: The picture

    /// Connects the layer to the session's camera, or takes the connection away.
    func connect() {
        let port = session?.inputs.lazy.flatMap(\.ports).first { $0.mediaType == .video }
        if port == nil || connection?.inputPorts.first !== port {
            connection = port.map { AVCaptureConnection(inputPort: $0, videoPreviewLayer: self) }
        }
        updatePicture()
    }

    /// Shows the picture while the session runs. The last one stays when it stops, as the last frame does.
    func updatePicture() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        guard let connection, let picture = connection.picture else {
            contents = nil
            return
        }
        pictureSize = CGSize(width: picture.image.width, height: picture.image.height)
        if connection.videoOrientation == .landscapeLeft || connection.videoOrientation == .landscapeRight {
            pictureSize = CGSize(width: pictureSize.height, height: pictureSize.width)
        }
        if connection.isActive {
            contents = picture.image(connection.videoOrientation, isMirrored: connection.isVideoMirrored)
        }
        fit()
    }

    private func fit() { fitContents(pictureSize, videoGravity) }

    open override func layoutSublayers() {
        super.layoutSublayers()
        fit()
    }

    // MARK: Coordinates

    // @objc(captureDevicePointOfInterestForPoint:)
    /// The place in the camera's own picture, in fractions from its top left, of a point of the layer.
    ///
    /// A layer without a camera shows no picture; its own bounds stand for one.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        let frame = VideoGeometry.frame(of: connection == nil ? .zero : pictureSize, in: bounds, videoGravity)
        guard frame.width > 0, frame.height > 0 else { return .zero }
        let shown = CGPoint(x: (pointInLayer.x - frame.minX) / frame.width, y: (pointInLayer.y - frame.minY) / frame.height)
        return VideoGeometry.cameraPoint(
            shown, connection?.videoOrientation ?? .portrait, isMirrored: connection?.isVideoMirrored ?? false)
    }

    // @objc(pointForCaptureDevicePointOfInterest:)
    /// The point of the layer that shows a place in the camera's own picture.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        let frame = VideoGeometry.frame(of: connection == nil ? .zero : pictureSize, in: bounds, videoGravity)
        let shown = VideoGeometry.shownPoint(
            captureDevicePointOfInterest, connection?.videoOrientation ?? .portrait, isMirrored: connection?.isVideoMirrored ?? false)
        return CGPoint(x: frame.minX + shown.x * frame.width, y: frame.minY + shown.y * frame.height)
    }

    // @objc(metadataOutputRectOfInterestForRect:)
    /// A rectangle of the layer as a metadata output's `rectOfInterest` needs it.
    ///
    /// A layer without bounds shows nothing that could be left out: its rectangles stand for the whole picture.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return VideoGeometry.rect(rectInLayerCoordinates) { captureDevicePointConverted(fromLayerPoint: $0) }
    }

    // @objc(rectForMetadataOutputRectOfInterest:)
    /// The rectangle of the layer that shows a part of the camera's own picture.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        VideoGeometry.rect(rectInMetadataOutputCoordinates) { layerPointConverted(fromCaptureDevicePoint: $0) }
    }

    /// What a metadata output found, in the layer's coordinates.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
        guard connection != nil else { return nil }
        let map = { self.layerPointConverted(fromCaptureDevicePoint: $0) }
        if let code = metadataObject as? AVMetadataMachineReadableCodeObject { return code.mapped(map) }
        return AVMetadataObject(type: metadataObject.type, bounds: VideoGeometry.rect(metadataObject.bounds, map))
    }
}
