import Foundation

/// The domain of this framework's errors.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// What goes wrong with thumbnails. See https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailerror-swift.struct.
public struct QLThumbnailError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// No picture can be made of the file.
        case generationFailed
        /// The picture could not be written.
        case savingToURLFailed
        /// There is no picture that was made before.
        case noCachedThumbnail
        /// There is no picture in the cloud.
        case noCloudThumbnail
        /// What was asked for makes no sense.
        case requestInvalid
        /// The request was cancelled.
        case requestCancelled

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == QLThumbnailErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    /// More about it.
    public let errorUserInfo: [String: Any]

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, errorUserInfo) = (code, userInfo) }

    /// The domain of this framework's errors.
    public static var errorDomain: String { QLThumbnailErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, in a sentence.
    public var errorDescription: String? {
        switch code {
        case .generationFailed: "No thumbnail could be made of the file."
        case .savingToURLFailed: "The thumbnail could not be written."
        case .noCachedThumbnail, .noCloudThumbnail: "There is no such thumbnail."
        case .requestInvalid: "The request for a thumbnail is not valid."
        case .requestCancelled: "The request for a thumbnail was cancelled."
        }
    }

    /// Whether both are of one code.
    public static func == (a: QLThumbnailError, b: QLThumbnailError) -> Bool { a.code == b.code }
    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// No picture can be made of the file.
    public static var generationFailed: Code { .generationFailed }
    /// The picture could not be written.
    public static var savingToURLFailed: Code { .savingToURLFailed }
    /// There is no picture that was made before.
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    /// There is no picture in the cloud.
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    /// What was asked for makes no sense.
    public static var requestInvalid: Code { .requestInvalid }
    /// The request was cancelled.
    public static var requestCancelled: Code { .requestCancelled }
}
