import CoreGraphics
import Foundation

/// What a line of text may say. See https://developer.apple.com/documentation/vision/vnrecognizedtext.
open class VNRecognizedText: NSObject, NSCopying, @unchecked Sendable {
    /// What the line says.
    public let string: String
    /// How sure that is, from 0 to 1.
    public let confidence: VNConfidence
    /// The revision of the request that read it.
    public let requestRevision: Int
    /// Where the parts of the text are that have a place, in fractions of the picture from its lower left; they follow each other.
    private let places: [(range: Range<Int>, box: CGRect)]

    /// - Parameter places: parts of the text in UTF-16 units, and where they are.
    init(string: String, confidence: VNConfidence, places: [(range: Range<Int>, box: CGRect)], requestRevision: Int) {
        (self.string, self.confidence, self.places, self.requestRevision) = (string, confidence, places, requestRevision)
    }

    /// Returns the text itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // @objc(boundingBoxForRange:error:)
    /// Returns where a part of the text is: exactly by characters where the text was read quickly, otherwise by the words that the part has
    /// anything of. `nil` for a part that has no place, as a space.
    ///
    /// Throws `VNErrorCode.outOfBoundsError` for a part that is not in the text.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
        guard range.upperBound <= string.endIndex else {
            throw visionError(.outOfBoundsError, "The range is not within the text.")
        }
        let units = NSRange(range, in: string)
        let asked = units.location..<units.location + units.length
        let boxes = places.filter { $0.range.overlaps(asked) }.map(\.box)
        guard let first = boxes.first else { return nil }
        let corners = VNRectangleObservation.corners(of: boxes.dropFirst().reduce(first) { $0.union($1) })
        return VNRectangleObservation(corners: corners, confidence: confidence, requestRevision: requestRevision)
    }
}

/// A line of text in a picture. See https://developer.apple.com/documentation/vision/vnrecognizedtextobservation.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// No line is said to say more than so many things.
    static let mostCandidates = 10
    private let candidates: [VNRecognizedText]

    init(candidates: [VNRecognizedText], boundingBox: CGRect, requestRevision: Int) {
        self.candidates = candidates
        super.init(
            corners: Self.corners(of: boundingBox), confidence: candidates.first?.confidence ?? 0, requestRevision: requestRevision)
    }

    /// Says that there is a line somewhere of which nothing was read.
    public convenience init(boundingBox: CGRect) { self.init(requestRevision: 1, boundingBox: boundingBox) }

    /// Says, as a request of a revision would, that there is a line somewhere of which nothing was read.
    public required convenience init(requestRevision: Int, boundingBox: CGRect) {
        self.init(candidates: [], boundingBox: boundingBox, requestRevision: requestRevision)
    }

    /// Returns what the line may say, the likeliest first: at most as many as asked for, and at most ten.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
        Array(candidates.prefix(max(0, min(maxCandidateCount, Self.mostCandidates))))
    }
}
