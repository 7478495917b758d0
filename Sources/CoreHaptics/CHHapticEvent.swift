import Foundation

/// Something stated of an event. See https://developer.apple.com/documentation/corehaptics/chhapticeventparameter.
open class CHHapticEventParameter: NSObject {
    /// What is stated.
    public let parameterID: CHHapticEvent.ParameterID
    /// How much.
    open var value: Float

    /// States something.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// A tap, a vibration or a sound of a pattern. See https://developer.apple.com/documentation/corehaptics/chhapticevent.
open class CHHapticEvent: NSObject {
    /// What it is.
    public let type: EventType
    /// What is stated of it.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds from the pattern's beginning.
    open var relativeTime: TimeInterval
    /// How long it takes, in seconds.
    open var duration: TimeInterval
    /// The sound's file, of an event that a dictionary has.
    var waveform: Waveform?

    /// The sound of an event, as dictionaries state it.
    struct Waveform: Equatable {
        let path: String
        var usesVolumeEnvelope: Bool?
        var loops: Bool?
    }

    /// An event that takes no time of its own.
    public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }

    /// An event that takes a while.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}
