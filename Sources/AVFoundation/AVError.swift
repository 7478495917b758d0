import Foundation

/// The domain of this framework's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What goes wrong with films. See https://developer.apple.com/documentation/avfoundation/averror-swift.struct.
public struct AVError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceNotConnected = -11814
        case noDataCaptured = -11805
        case mediaServicesWereReset = -11819
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsNotAuthorized = -11835
        case operationNotSupportedForAsset = -11838
        case operationInterrupted = -11847
        case serverIncorrectlyConfigured = -11850
        case failedToLoadMediaData = -11849
        case noSourceTrack = -11869
        case operationCancelled = -11878

        /// Whether an error is that.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// An error.
    public init(_ code: Code) { self.code = code }

    /// `AVFoundationErrorDomain`.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What is known besides.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// What went wrong, for people.
    public var errorDescription: String? {
        switch code {
        case .fileFormatNotRecognized: "Cannot Open"
        case .noImageAtTime: "Cannot Create Image"
        case .operationCancelled: "Operation Cancelled"
        default: "The operation could not be completed"
        }
    }
}
