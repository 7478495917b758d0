import Foundation

/// The domain of `CHHapticError`.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// What went wrong with haptics. See https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct.
public struct CHHapticError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something was to be played while the engine did not run.
        case engineNotRunning = -4805
        /// The engine's state does not allow it.
        case operationNotPermitted = -4806
        /// The engine did not start in time.
        case engineStartTimeout = -4808
        /// The device has nothing that haptics could be played with.
        case notSupported = -4809
        /// The system's part of haptics did not begin.
        case serverInitFailed = -4810
        /// The system's part of haptics ended.
        case serverInterrupted = -4811
        /// The player is of no use any more.
        case invalidPatternPlayer = -4812
        /// The data of a pattern cannot be read.
        case invalidPatternData = -4813
        /// The dictionary of a pattern is not one.
        case invalidPatternDictionary = -4814
        /// The audio session is of no use any more.
        case invalidAudioSession = -4815
        /// The engine was made in a way that does not exist.
        case invalidEngineParameter = -4816
        /// There is no such parameter.
        case invalidParameterType = -4820
        /// There is no such event.
        case invalidEventType = -4821
        /// An event's time is none.
        case invalidEventTime = -4822
        /// An event's duration is none.
        case invalidEventDuration = -4823
        /// There is no such sound.
        case invalidAudioResource = -4824
        /// A sound is in use.
        case resourceNotAvailable = -4825
        /// An event lacks something.
        case badEventEntry = -4830
        /// A parameter lacks something.
        case badParameterEntry = -4831
        /// A time is none.
        case invalidTime = -4840
        /// A file is not there.
        case fileNotFound = -4851
        /// There is not enough power.
        case insufficientPower = -4897
        /// Nobody knows.
        case unknownError = -4898
        /// There is not enough memory.
        case memoryError = -4899

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CoreHapticsErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `CoreHapticsErrorDomain`.
    public static var errorDomain: String { CoreHapticsErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(CoreHapticsErrorDomain) error \(code.rawValue).)" }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Something was to be played while the engine did not run.
    public static var engineNotRunning: Code { .engineNotRunning }
    /// The engine's state does not allow it.
    public static var operationNotPermitted: Code { .operationNotPermitted }
    /// The engine did not start in time.
    public static var engineStartTimeout: Code { .engineStartTimeout }
    /// The device has nothing that haptics could be played with.
    public static var notSupported: Code { .notSupported }
    /// The system's part of haptics did not begin.
    public static var serverInitFailed: Code { .serverInitFailed }
    /// The system's part of haptics ended.
    public static var serverInterrupted: Code { .serverInterrupted }
    /// The player is of no use any more.
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
    /// The data of a pattern cannot be read.
    public static var invalidPatternData: Code { .invalidPatternData }
    /// The dictionary of a pattern is not one.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
    /// The audio session is of no use any more.
    public static var invalidAudioSession: Code { .invalidAudioSession }
    /// The engine was made in a way that does not exist.
    public static var invalidEngineParameter: Code { .invalidEngineParameter }
    /// There is no such parameter.
    public static var invalidParameterType: Code { .invalidParameterType }
    /// There is no such event.
    public static var invalidEventType: Code { .invalidEventType }
    /// An event's time is none.
    public static var invalidEventTime: Code { .invalidEventTime }
    /// An event's duration is none.
    public static var invalidEventDuration: Code { .invalidEventDuration }
    /// There is no such sound.
    public static var invalidAudioResource: Code { .invalidAudioResource }
    /// A sound is in use.
    public static var resourceNotAvailable: Code { .resourceNotAvailable }
    /// An event lacks something.
    public static var badEventEntry: Code { .badEventEntry }
    /// A parameter lacks something.
    public static var badParameterEntry: Code { .badParameterEntry }
    /// A time is none.
    public static var invalidTime: Code { .invalidTime }
    /// A file is not there.
    public static var fileNotFound: Code { .fileNotFound }
    /// There is not enough power.
    public static var insufficientPower: Code { .insufficientPower }
    /// Nobody knows.
    public static var unknownError: Code { .unknownError }
    /// There is not enough memory.
    public static var memoryError: Code { .memoryError }
}
