import Foundation

extension AVAudioSession {
    /// What an app's sound is for. See https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app is as good without it; other apps sound on.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// The app is as good without it, and other apps are silent.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// It is what the app is there for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// The app records, and is silent itself.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// The app records and sounds.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several ways out at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What a category is used for in particular. See https://developer.apple.com/documentation/avfaudio/avaudiosession/mode-swift.struct.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nothing in particular.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// People talk.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// People see each other and talk.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// People talk in a game.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// A film is made.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Sound is measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// A film is shown.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// A text is read out.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Short texts are read out.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// How a category is used. See https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps sound on.
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        /// Other apps are softer meanwhile.
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        /// Headsets for calls, by radio.
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        /// The loudspeaker, not what is held to the ear.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        /// Apps that speak stop, and go on after it.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Headphones for music, by radio.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// Other devices, by AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
        /// A microphone that is shut off does not interrupt.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
    }

    /// How a session is begun or ended.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps that were interrupted are told of the end.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Which way out long sounds take.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
        /// An older name of `longFormAudio`.
        @available(iOS, introduced: 11.0, deprecated: 13.0, message: "Use AVAudioSessionRouteSharingPolicyLongFormAudio")
        public static let longForm = RouteSharingPolicy.longFormAudio
    }

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        case began = 1
        case ended = 0
    }

    /// What is known of an interruption's end.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// What was interrupted is to go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why the ways in and out are others.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }

    /// Whether other apps' main sound begins or ends.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case begin = 1
        case end = 0
    }

    /// A way out in the place of the category's.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        /// The person was not asked yet.
        case undetermined = 0x756E_6474
        /// It must not.
        case denied = 0x6465_6E79
        /// It may.
        case granted = 0x6772_6E74
    }

    /// What goes wrong with sessions, by Apple's four letters.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 0x6D73_7276
        case isBusy = 0x2161_6374
        case incompatibleCategory = 0x2163_6174
        case cannotInterruptOthers = 0x2169_6E74
        case missingEntitlement = 0x656E_743F
        case siriIsRecording = 0x7369_7269
        case cannotStartPlaying = 0x2170_6C61
        case cannotStartRecording = 0x2172_6563
        case badParam = -50
        case insufficientPriority = 0x2170_7269
        case resourceNotAvailable = 0x2172_6573
        case unspecified = 0x7768_6174
        case expiredSession = 0x2173_6573
        case sessionNotActive = 0x696E_6163
    }

    /// A kind of way in or out. See https://developer.apple.com/documentation/avfaudio/avaudiosession/port.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The device's loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// What is held to the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The device's microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// The microphone of a headset.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// A line in.
        public static let lineIn = Port(rawValue: "LineIn")
        /// A line out.
        public static let lineOut = Port(rawValue: "LineOut")
        /// Headphones for music, by radio.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A headset for calls, by radio.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// A device of low energy, by radio.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// A screen.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// Another device, by AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A device at the plug.
        public static let usbAudio = Port(rawValue: "USBAudio")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
    }
}

/// A way in or out.
open class AVAudioSessionPortDescription: NSObject {
    /// Its kind.
    public let portType: AVAudioSession.Port
    /// Its name for people.
    public let portName: String
    /// What tells it from others.
    public let uid: String

    init(_ type: AVAudioSession.Port, name: String) { (portType, portName, uid) = (type, name, name) }
}

/// The ways in and out that are used.
open class AVAudioSessionRouteDescription: NSObject {
    /// Those in.
    public let inputs: [AVAudioSessionPortDescription]
    /// Those out.
    public let outputs: [AVAudioSessionPortDescription]

    init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
        (self.inputs, self.outputs) = (inputs, outputs)
    }
}

/// The key of whether an interruption begins or ends: the raw value of an `AVAudioSession.InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what is known of an interruption's end: the raw value of `AVAudioSession.InterruptionOptions`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why the ways in and out are others: the raw value of an `AVAudioSession.RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the ways in and out before: an `AVAudioSessionRouteDescription`.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether other apps' main sound begins or ends: the raw value of an `AVAudioSession.SilenceSecondaryAudioHintType`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
