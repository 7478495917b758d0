import Foundation

/// How sure an observation is, from 0 to 1.
public typealias VNConfidence = Float

/// The domain of Vision's errors; their codes are those of `VNErrorCode`.
public let VNErrorDomain = "com.apple.vis"

/// What went wrong. See https://developer.apple.com/documentation/vision/vnerrorcode.
public enum VNErrorCode: Int, Sendable {
    /// A model of Turi Create failed.
    case turiCore = -1
    /// Nothing went wrong.
    case ok = 0
    /// The request was cancelled.
    case requestCancelled = 1
    /// The picture's format is not known.
    case invalidFormat = 2
    /// The operation failed.
    case operationFailed = 3
    /// A number is outside of what is there.
    case outOfBoundsError = 4
    /// An option is not known, or not of that type.
    case invalidOption = 5
    /// A file could not be read.
    case ioError = 6
    /// An option is missing.
    case missingOption = 7
    /// The method is not there.
    case notImplemented = 8
    /// Vision itself failed.
    case internalError = 9
    /// There is too little memory.
    case outOfMemory = 10
    /// Nobody knows what went wrong.
    case unknownError = 11
    /// The operation is not possible now.
    case invalidOperation = 12
    /// The picture cannot be read.
    case invalidImage = 13
    /// An argument is not of use.
    case invalidArgument = 14
    /// The model is not of use.
    case invalidModel = 15
    /// The request has no such revision.
    case unsupportedRevision = 16
    /// What the request needs is not on this machine.
    case dataUnavailable = 17
    /// There is nothing at that time.
    case timeStampNotFound = 18
    /// The request is not known.
    case unsupportedRequest = 19
    /// It took too long.
    case timeout = 20
    /// The stage is not known.
    case unsupportedComputeStage = 21
    /// The device is not known.
    case unsupportedComputeDevice = 22
}

/// An error of Vision's, with a text for people.
func visionError(_ code: VNErrorCode, _ text: String) -> NSError {
    NSError(domain: VNErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
}
