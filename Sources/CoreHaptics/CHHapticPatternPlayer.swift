import Foundation

/// When something is done at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays a pattern. No device here has what it takes, so no engine makes one.
///
/// See https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    // @objc(startAtTime:error:)
    /// Begins to play, at a time of the engine's.
    func start(atTime time: TimeInterval) throws
    // @objc(stopAtTime:error:)
    /// Ends, at a time of the engine's.
    func stop(atTime time: TimeInterval) throws
    // @objc(sendParameters:atTime:error:)
    /// Changes how it plays.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    // @objc(scheduleParameterCurve:atTime:error:)
    /// Changes how it plays, along a curve.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    // @objc(cancelAndReturnError:)
    /// Ends at once, and forgets what was to be changed.
    func cancel() throws
    /// Whether nothing is felt or heard.
    var isMuted: Bool { get set }
}

/// Plays a pattern, again and again, from anywhere and at any pace.
///
/// See https://developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    // @objc(pauseAtTime:error:)
    /// Pauses, at a time of the engine's.
    func pause(atTime time: TimeInterval) throws
    // @objc(resumeAtTime:error:)
    /// Goes on, at a time of the engine's.
    func resume(atTime time: TimeInterval) throws
    // @objc(seekToOffset:error:)
    /// Goes to a time of the pattern's, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether it begins again at its end.
    var loopEnabled: Bool { get set }
    /// Where it begins again, in seconds.
    var loopEnd: TimeInterval { get set }
    /// How fast it plays; 1 is its own pace.
    var playbackRate: Float { get set }
    /// Called when it has ended.
    var completionHandler: (((any Error)?) -> Void)? { get set }
}

/// What values a parameter may have. See https://developer.apple.com/documentation/corehaptics/chhapticparameterattributes.
public protocol CHHapticParameterAttributes: NSObjectProtocol {
    /// The least.
    var minValue: Float { get }
    /// The greatest.
    var maxValue: Float { get }
    /// Where nothing is said.
    var defaultValue: Float { get }
}

/// What the device can do. See https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
    // @objc(attributesForEventParameter:eventType:error:)
    /// What values a parameter of an event may have.
    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes
    // @objc(attributesForDynamicParameter:error:)
    /// What values a change may have.
    func attributes(forDynamicParameter inParameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes
}
