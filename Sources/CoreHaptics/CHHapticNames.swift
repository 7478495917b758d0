import Foundation

extension CHHapticEvent {
    /// What an event is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name, as files have it.
        public let rawValue: String
        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration for a while.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone for a while.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the app's own.
        public static let audioCustom = EventType(rawValue: "AudioCustom")

        /// Those that there are.
        static let all: Set<EventType> = [
            .hapticTransient, .hapticContinuous, .audioContinuous, .audioCustom,
        ]
    }
}

extension CHHapticEvent {
    /// What is stated of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name, as files have it.
        public let rawValue: String
        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is: 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp it is: 0 to 1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How long it takes to become strong.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How long it takes to become weak.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How long it takes to end.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays strong for its duration: 0 or 1.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud a sound is: 0 to 1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high a sound is: -1 to 1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Where a sound is: from -1, left, to 1, right.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How much of a sound's high tones there is: 0 to 1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")

        /// Those that there are.
        static let all: Set<ParameterID> = [
            .hapticIntensity, .hapticSharpness, .attackTime, .decayTime, .releaseTime, .sustained, .audioVolume, .audioPitch,
            .audioPan, .audioBrightness,
        ]
    }
}

extension CHHapticDynamicParameter {
    /// What changes while a pattern plays.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name, as files have it.
        public let rawValue: String
        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Multiplies how strong it is.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// Added to how sharp it is.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// Added to how long haptics take to become strong.
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        /// Added to how long haptics take to become weak.
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        /// Added to how long haptics take to end.
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        /// Multiplies how loud sounds are.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// Added to where sounds are.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// Multiplies how much of their high tones there is.
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
        /// Added to how high sounds are.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        /// Added to how long sounds take to become loud.
        public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
        /// Added to how long sounds take to become soft.
        public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
        /// Added to how long sounds take to end.
        public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")

        /// Those that there are.
        static let all: Set<ID> = [
            .hapticIntensityControl, .hapticSharpnessControl, .hapticAttackTimeControl, .hapticDecayTimeControl,
            .hapticReleaseTimeControl, .audioVolumeControl, .audioPanControl, .audioBrightnessControl, .audioPitchControl,
            .audioAttackTimeControl, .audioDecayTimeControl, .audioReleaseTimeControl,
        ]
    }
}
