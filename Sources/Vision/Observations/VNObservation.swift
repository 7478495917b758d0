import CoreGraphics
import Foundation

/// What a request found in a picture. See https://developer.apple.com/documentation/vision/vnobservation.
open class VNObservation: NSObject, NSCopying, @unchecked Sendable {
    /// What tells the observation from all others.
    public let uuid: UUID
    /// How sure it is, from 0 to 1.
    public let confidence: VNConfidence
    /// The revision of the request that found it.
    public let requestRevision: Int

    init(confidence: VNConfidence, requestRevision: Int) {
        (uuid, self.confidence, self.requestRevision) = (UUID(), confidence, requestRevision)
    }

    /// Returns the observation itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where something is in a picture. See https://developer.apple.com/documentation/vision/vndetectedobjectobservation.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The rectangle around it, in fractions of the picture from its lower left.
    public let boundingBox: CGRect

    init(boundingBox: CGRect, confidence: VNConfidence, requestRevision: Int) {
        self.boundingBox = boundingBox
        super.init(confidence: confidence, requestRevision: requestRevision)
    }

    /// Says that something is somewhere, in fractions of the picture from its lower left.
    public convenience init(boundingBox: CGRect) { self.init(requestRevision: 1, boundingBox: boundingBox) }

    /// Says, as a request of a revision would, that something is somewhere.
    public required convenience init(requestRevision: Int, boundingBox: CGRect) {
        self.init(boundingBox: boundingBox, confidence: 1, requestRevision: requestRevision)
    }
}
