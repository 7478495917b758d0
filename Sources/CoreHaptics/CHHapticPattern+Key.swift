import Foundation

extension CHHapticPattern {
    /// The keys of a pattern's dictionary.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name, as files have it.
        public let rawValue: String
        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The version of the form: 1.
        public static let version = Key(rawValue: "Version")
        /// What the pattern is made of, a list.
        public static let pattern = Key(rawValue: "Pattern")
        /// An event.
        public static let event = Key(rawValue: "Event")
        /// What an event is.
        public static let eventType = Key(rawValue: "EventType")
        /// When it begins, in seconds.
        public static let time = Key(rawValue: "Time")
        /// How long it takes, in seconds.
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// Where the sound of an event lies.
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        /// What is stated of an event, a list.
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// A change while the pattern plays.
        public static let parameter = Key(rawValue: "Parameter")
        /// What is stated, or changes.
        public static let parameterID = Key(rawValue: "ParameterID")
        /// How much.
        public static let parameterValue = Key(rawValue: "ParameterValue")
        /// A change along a curve.
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        /// The curve's points, a list.
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
        /// Whether a sound becomes loud and soft as its parameters say.
        public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
        /// Whether a sound is played again and again.
        public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
    }
}
