import CoreGraphics

/// Where something with four corners is in a picture. See https://developer.apple.com/documentation/vision/vnrectangleobservation.
///
/// Corners are those of the thing itself, in fractions of the picture from its lower left.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The upper left corner.
    public let topLeft: CGPoint
    /// The upper right corner.
    public let topRight: CGPoint
    /// The lower left corner.
    public let bottomLeft: CGPoint
    /// The lower right corner.
    public let bottomRight: CGPoint

    /// - Parameter corners: top left, top right, bottom right, bottom left.
    init(corners: [CGPoint], confidence: VNConfidence, requestRevision: Int) {
        (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
        let box = CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)
        super.init(boundingBox: box, confidence: confidence, requestRevision: requestRevision)
    }

    /// Says that something is somewhere: it lies as the picture does.
    public convenience init(boundingBox: CGRect) { self.init(requestRevision: 1, boundingBox: boundingBox) }

    /// Says, as a request of a revision would, that something is somewhere: it lies as the picture does.
    public required convenience init(requestRevision: Int, boundingBox: CGRect) {
        self.init(corners: Self.corners(of: boundingBox), confidence: 1, requestRevision: requestRevision)
    }

    /// Says, as a request of a revision would, where something has its corners.
    public convenience init(requestRevision: Int, topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
        self.init(corners: [topLeft, topRight, bottomRight, bottomLeft], confidence: 1, requestRevision: requestRevision)
    }

    /// Says, as a request of a revision would, where something has its corners.
    @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use init(requestRevision:topLeft:topRight:bottomRight:bottomLeft:)")
    public convenience init(requestRevision: Int, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint) {
        self.init(
            requestRevision: requestRevision, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    }

    static func corners(of box: CGRect) -> [CGPoint] {
        [
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.minX, y: box.minY),
        ]
    }
}
