import CoreGraphics
import Foundation

/// Is called when a request was performed, with it and what went wrong.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What has found something. The requests' own results are of types of their own, and Swift lets no class override an array by one of another
/// type: those of requests of any type are a member of this protocol, which the classes' own members hide.
public protocol ObservationFinder {}

extension ObservationFinder where Self: VNRequest {
    /// What was found; `nil` before the request was performed, and after it failed.
    public var results: [VNObservation]? { observations }
}

/// Something to be found in a picture. See https://developer.apple.com/documentation/vision/vnrequest.
///
/// A request can be performed again, on another picture.
open class VNRequest: NSObject, NSCopying, ObservationFinder, @unchecked Sendable {
    /// What is called when the request was performed, on the thread that performed it.
    public let completionHandler: VNRequestCompletionHandler?
    private let lock = NSLock()
    private var found: [VNObservation]?
    private var isCancelled = false

    /// Creates a request that nobody hears of.
    public override convenience init() { self.init(completionHandler: nil) }

    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler?) {
        self.completionHandler = completionHandler
        super.init()
        revision = Self.defaultRevision
    }

    /// The revisions that there are.
    open class var supportedRevisions: IndexSet { IndexSet(integer: 1) }
    /// The revision of requests that are not told another.
    open class var defaultRevision: Int { supportedRevisions.last ?? 1 }
    /// The newest revision.
    open class var currentRevision: Int { supportedRevisions.last ?? 1 }
    /// How the request works: as of a version of Apple's. One that is not there makes performing it fail.
    open var revision = 1

    /// Whether graphics chips are left out. They always are here.
    open var usesCPUOnly = false

    /// What was found, whatever the request is.
    final var observations: [VNObservation]? { lock.withLock { found } }

    /// Ends the request: performing it throws `VNErrorCode.requestCancelled`, at the next place where it can be left.
    open func cancel() { lock.withLock { isCancelled = true } }

    /// Returns a request with the same settings that was not performed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = fresh()
        take(copy)
        return copy
    }

    /// A request of the class, with the same handler.
    func fresh() -> VNRequest { VNRequest(completionHandler: completionHandler) }

    /// Gives its settings to a copy.
    func take(_ copy: VNRequest) { (copy.revision, copy.usesCPUOnly) = (revision, usesCPUOnly) }

    /// Finds what there is.
    func observations(in picture: VisionPicture) throws -> [VNObservation] {
        throw visionError(.unsupportedRequest, "\(Swift.type(of: self)) finds nothing by itself.")
    }

    /// Throws if the request was cancelled.
    func checkCancellation() throws {
        guard lock.withLock({ isCancelled }) else { return }
        throw visionError(.requestCancelled, "The request was cancelled.")
    }

    /// Performs the request and tells who waits for it. Returns what went wrong.
    func perform(_ picture: Result<VisionPicture, any Error>) -> (any Error)? {
        let outcome = Result {
            try checkCancellation()
            guard Self.supportedRevisions.contains(revision) else {
                throw visionError(.unsupportedRevision, "\(Swift.type(of: self)) has no revision \(revision).")
            }
            let found = try observations(in: picture.get())
            try checkCancellation()
            return found
        }
        // A request that was cancelled can be performed again.
        lock.withLock { (found, isCancelled) = (try? outcome.get(), false) }
        var error: (any Error)?
        if case .failure(let failure) = outcome { error = failure }
        completionHandler?(self, error)
        return error
    }
}

/// Something to be found in a part of a picture. See https://developer.apple.com/documentation/vision/vnimagebasedrequest.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// Where it is looked: a part of the picture in fractions from its lower left. Where things are is said in fractions of that part. What is
    /// not within the picture makes performing the request fail.
    open var regionOfInterest = VNNormalizedIdentityRect

    override func take(_ copy: VNRequest) {
        super.take(copy)
        (copy as? VNImageBasedRequest)?.regionOfInterest = regionOfInterest
    }

    /// The part of the picture that is looked at.
    func region(of picture: VisionPicture) throws -> CGImage {
        let region = regionOfInterest
        guard region.width > 0, region.height > 0, VNNormalizedIdentityRect.insetBy(dx: -1e-9, dy: -1e-9).contains(region) else {
            throw visionError(.outOfBoundsError, "The region of interest \(region) is not within the picture.")
        }
        if VNNormalizedRectIsIdentityRect(region) { return picture.image }
        let (width, height) = (CGFloat(picture.image.width), CGFloat(picture.image.height))
        let pixels = CGRect(
            x: region.minX * width, y: (1 - region.maxY) * height, width: region.width * width, height: region.height * height)
        guard let part = picture.image.cropping(to: pixels) else {
            throw visionError(.outOfBoundsError, "The region of interest \(region) has no pixels.")
        }
        return part
    }
}
