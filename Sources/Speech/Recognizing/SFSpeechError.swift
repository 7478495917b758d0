import Foundation

/// The domain of `SFSpeechError`.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

/// Why sound could not be recognized. See https://developer.apple.com/documentation/speech/sfspeecherror-swift.struct.
public struct SFSpeechError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else went wrong.
        case internalServiceError = 1
        /// The sound cannot be read.
        case audioReadFailed = 2
        /// A sentence with gaps names a class of words that there is not.
        case undefinedTemplateClassName = 7
        /// What was added to the model cannot be read.
        case malformedSupplementalModel = 8

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == SFSpeechErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `SFSpeechErrorDomain`.
    public static var errorDomain: String { SFSpeechErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        switch code {
        case .internalServiceError: "Speech could not be recognized."
        case .audioReadFailed: "The audio could not be read."
        case .undefinedTemplateClassName: "A template names a class that is not defined."
        case .malformedSupplementalModel: "The supplemental model could not be read."
        }
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Something else went wrong.
    public static var internalServiceError: Code { .internalServiceError }
    /// The sound cannot be read.
    public static var audioReadFailed: Code { .audioReadFailed }
    /// A sentence with gaps names a class of words that there is not.
    public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
    /// What was added to the model cannot be read.
    public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
}

/// What tasks fail with that has no type at Apple, by the domains and codes of
/// https://developer.apple.com/documentation/speech/sfspeechrecognitiontask/error.
enum RecognitionFailure {
    /// The language's model is missing.
    static var notInstalled: NSError {
        make("kLSRErrorDomain", 102, "There is nothing on this device that recognizes the language.")
    }
    /// The app cancelled the task.
    static var cancelled: NSError { make("kLSRErrorDomain", 301, "The recognition was canceled.") }
    /// There was nothing to hear.
    static var noSpeech: NSError { make("kAFAssistantErrorDomain", 1110, "No speech was detected.") }
    /// The person did not allow it.
    static var notAuthorized: NSError { make("kAFAssistantErrorDomain", 1700, "The app may not recognize speech.") }

    private static func make(_ domain: String, _ code: Int, _ text: String) -> NSError {
        NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
