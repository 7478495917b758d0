import Foundation

/// The domain of `MLModelError`.
public let MLModelErrorDomain = "com.apple.CoreML"

/// What went wrong with a model. See https://developer.apple.com/documentation/coreml/mlmodelerror-swift.struct.
public struct MLModelError: CustomNSError, LocalizedError, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something that has no code of its own.
        case generic = 0
        /// A feature is missing, or of another type than the model's.
        case featureType = 1
        /// A file could not be read or written, or is no model.
        case io = 3
        /// A layer of an app's own failed.
        case customLayer = 4
        /// A model of an app's own failed.
        case customModel = 5
        /// A model could not be trained further.
        case update = 6
        /// A parameter could not be had.
        case parameters = 7
        /// The key of an encrypted model could not be had.
        case modelDecryptionKeyFetch = 8
        /// An encrypted model could not be read.
        case modelDecryption = 9
        /// A collection of models failed.
        case modelCollection = 10
        /// A prediction was given up.
        case predictionCancelled = 11

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == MLModelErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    /// What went wrong, for people.
    public let errorDescription: String?

    init(_ code: Code, _ text: String) {
        self.code = code
        errorDescription = text
    }

    /// `MLModelErrorDomain`.
    public static var errorDomain: String { MLModelErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Something that has no code of its own.
    public static var generic: Code { .generic }
    /// A feature is missing, or of another type than the model's.
    public static var featureType: Code { .featureType }
    /// A file could not be read or written, or is no model.
    public static var io: Code { .io }
    /// A layer of an app's own failed.
    public static var customLayer: Code { .customLayer }
    /// A model of an app's own failed.
    public static var customModel: Code { .customModel }
    /// A model could not be trained further.
    public static var update: Code { .update }
    /// A parameter could not be had.
    public static var parameters: Code { .parameters }
    /// The key of an encrypted model could not be had.
    public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
    /// An encrypted model could not be read.
    public static var modelDecryption: Code { .modelDecryption }
    /// A collection of models failed.
    public static var modelCollection: Code { .modelCollection }
    /// A prediction was given up.
    public static var predictionCancelled: Code { .predictionCancelled }
}
