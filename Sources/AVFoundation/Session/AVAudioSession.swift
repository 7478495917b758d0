import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

/// What an app's sound is for, and how it gets on with what else sounds on the device.
///
/// The device is one with a loudspeaker and a microphone, on which no other app sounds. A script's `interrupt` is a call; `foreground` ends it.
///
/// See https://developer.apple.com/documentation/avfaudio/avaudiosession.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    /// The app's.
    open class func sharedInstance() -> AVAudioSession { shared }

    private let lock = NSLock()
    private var state = State()

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var port = PortOverride.none
        var sampleRate = 0.0
        var bufferDuration = 0.0
        var inputChannels = 0
        var outputChannels = 0
        var inputGain: Float = 1
        var hasPreferredInput = false
    }

    override init() { super.init() }

    private func read<Value>(_ path: KeyPath<State, Value>) -> Value { lock.withLock { state[keyPath: path] } }

    private static func error(_ code: ErrorCode) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: code.rawValue) }

    // MARK: Category

    /// What the app's sound is for.
    open var category: Category { read(\.category) }
    /// What the category is used for in particular.
    open var mode: Mode { read(\.mode) }
    /// How the category is used.
    open var categoryOptions: CategoryOptions { read(\.options) }
    /// Which way out long sounds take.
    open var routeSharingPolicy: RouteSharingPolicy { read(\.policy) }
    /// The categories that can be set.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
    /// The modes that can be set.
    open var availableModes: [Mode] {
        [
            .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio, .voicePrompt,
        ]
    }

    // @objc(setCategory:error:)
    /// Says what the app's sound is for.
    ///
    /// - Throws: an error of `NSOSStatusErrorDomain` where options do not go with the category, as at Apple.
    open func setCategory(_ category: Category) throws { try set(category, .default, [], .default) }

    // @objc(setCategory:withOptions:error:)
    /// Says what the app's sound is for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { try set(category, .default, options, .default) }

    // @objc(setCategory:mode:options:error:)
    /// Says what the app's sound is for.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try set(category, mode, options, .default)
    }

    // @objc(setCategory:mode:routeSharingPolicy:options:error:)
    /// Says what the app's sound is for.
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        try set(category, mode, options, policy)
    }

    // @objc(setMode:error:)
    /// Says what the category is used for in particular.
    open func setMode(_ mode: Mode) throws { lock.withLock { state.mode = mode } }

    private func set(_ category: Category, _ mode: Mode, _ options: CategoryOptions, _ policy: RouteSharingPolicy) throws {
        guard availableCategories.contains(category), Self.permits(options, category) else { throw Self.error(.badParam) }
        let before = currentRoute
        lock.withLock { (state.category, state.mode, state.options, state.policy) = (category, mode, options, policy) }
        routeMayHaveChanged(from: before, .categoryChange)
    }

    /// Apple's table of which options go with which category.
    private static func permits(_ options: CategoryOptions, _ category: Category) -> Bool {
        if options.contains(.defaultToSpeaker) { if category != .playAndRecord { return false } }
        if options.contains(.allowBluetooth) { if ![.playAndRecord, .record, .playback].contains(category) { return false } }
        if !options.isDisjoint(with: [.mixWithOthers, .duckOthers]) {
            return [.ambient, .playback, .playAndRecord, .multiRoute].contains(category)
        }
        return true
    }

    /// Whether the app sounds on in the background.
    var soundsInBackground: Bool {
        let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? []
        return modes.contains("audio") && [.playback, .record, .playAndRecord, .multiRoute].contains(category)
    }

    // MARK: Activity

    // @objc(setActive:error:)
    /// Begins or ends the app's turn. What plays begins it by itself.
    ///
    /// - Throws: `ErrorCode.isBusy` where the app still sounds when it ends; what sounded is silent then, as on iOS.
    open func setActive(_ active: Bool) throws { try setActive(active, options: []) }

    // @objc(setActive:withOptions:error:)
    /// Begins or ends the app's turn. What plays begins it by itself.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        guard !active, SoundingObjects.shared.interrupt() else { return }
        throw Self.error(.isBusy)
    }

    /// Whether another app sounds: there is none.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether another app's main sound is to be heard alone: there is none.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }

    // MARK: Permission

    /// Whether the app may record.
    open var recordPermission: RecordPermission {
        switch Permissions.shared.answer(for: .microphone) {
        case nil: .undetermined
        case .denied: .denied
        default: .granted
        }
    }

    /// Asks the person, the first time, whether the app may record.
    ///
    /// - Parameter response: is called with the answer, on the main thread or at once.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let response = response
        SystemPermission.request(
            .microphone, title: "“\(SystemPermission.appName)” Would Like to Access the Microphone",
            usageKey: "NSMicrophoneUsageDescription"
        ) { response($0) }
    }

    // MARK: Ways in and out

    private static let speaker = AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker")
    private static let receiver = AVAudioSessionPortDescription(.builtInReceiver, name: "Receiver")
    private static let microphone = AVAudioSessionPortDescription(.builtInMic, name: "iPhone Microphone")

    /// The ways in and out that are used.
    open var currentRoute: AVAudioSessionRouteDescription {
        let state = lock.withLock { self.state }
        let records = [.record, .playAndRecord].contains(state.category)
        let isNear = state.category == .playAndRecord && !state.options.contains(.defaultToSpeaker) && state.port != .speaker
        return AVAudioSessionRouteDescription(
            inputs: records ? [Self.microphone] : [], outputs: state.category == .record ? [] : [isNear ? Self.receiver : Self.speaker])
    }

    private func routeMayHaveChanged(from before: AVAudioSessionRouteDescription, _ reason: RouteChangeReason) {
        guard before.inputs != currentRoute.inputs || before.outputs != currentRoute.outputs else { return }
        NotificationCenter.default.post(
            name: Self.routeChangeNotification, object: self,
            userInfo: [AVAudioSessionRouteChangeReasonKey: reason.rawValue, AVAudioSessionRouteChangePreviousRouteKey: before])
    }

    // @objc(overrideOutputAudioPort:error:)
    /// Takes the loudspeaker, where the category would have it at the ear.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        guard category == .playAndRecord || portOverride == .none else { throw Self.error(.badParam) }
        let before = currentRoute
        lock.withLock { state.port = portOverride }
        routeMayHaveChanged(from: before, .override)
    }

    /// The ways in that the category can have.
    open var availableInputs: [AVAudioSessionPortDescription]? {
        [.record, .playAndRecord].contains(category) ? [Self.microphone] : nil
    }
    /// The way in that the app prefers.
    open var preferredInput: AVAudioSessionPortDescription? { read(\.hasPreferredInput) ? Self.microphone : nil }
    // @objc(setPreferredInput:error:)
    /// Prefers a way in.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        lock.withLock { state.hasPreferredInput = inPort != nil }
    }
    // @objc(inputAvailable)
    /// Whether there is a microphone.
    open var isInputAvailable: Bool { true }
    // @objc(inputGainSettable)
    /// Whether the microphone can be made more sensitive: it cannot.
    open var isInputGainSettable: Bool { false }
    /// How sensitive the microphone is.
    open var inputGain: Float { 1 }
    /// How many channels come in.
    open var inputNumberOfChannels: Int { currentRoute.inputs.isEmpty ? 0 : 1 }
    /// How many channels go out.
    open var outputNumberOfChannels: Int { SoundFormat.channels }
    /// How many channels can come in.
    open var maximumInputNumberOfChannels: Int { 1 }
    /// How many channels can go out.
    open var maximumOutputNumberOfChannels: Int { SoundFormat.channels }

    // MARK: The device

    /// How loud the device is, from 0 to 1: the person's side does that, and it is always full.
    open var outputVolume: Float { 1 }
    /// Samples a second: the device's own, whatever the app prefers.
    open var sampleRate: Double { Double(SoundFormat.sampleRate) }
    /// What the app prefers.
    open var preferredSampleRate: Double { read(\.sampleRate) }
    // @objc(setPreferredSampleRate:error:)
    /// Says what the app prefers.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { lock.withLock { state.sampleRate = sampleRate } }
    /// How long what is exchanged with the device at once lasts, in seconds.
    open var ioBufferDuration: TimeInterval { 1024 / Double(SoundFormat.sampleRate) }
    /// What the app prefers, in seconds.
    open var preferredIOBufferDuration: TimeInterval { read(\.bufferDuration) }
    // @objc(setPreferredIOBufferDuration:error:)
    /// Says what the app prefers, in seconds.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { lock.withLock { state.bufferDuration = duration } }
    /// How long sound takes to come in, in seconds.
    open var inputLatency: TimeInterval { 0 }
    /// How long sound takes to be heard, in seconds.
    open var outputLatency: TimeInterval { SoundMixer.current.lag }

    // MARK: Notifications

    /// Posted when something else sounds in the app's place, and when that is over.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when the ways in and out are others.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when the system's sound was begun anew, which never happens.
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// Posted when the system's sound ended, which never happens.
    public static let mediaServicesWereLostNotification = Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    /// Posted when another app's main sound begins or ends, which never happens.
    public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// A call comes, or is over.
    func interrupt(_ isInterrupted: Bool) {
        var info: [String: Any] = [:]
        if isInterrupted {
            SoundingObjects.shared.interrupt()
            info[AVAudioSessionInterruptionTypeKey] = InterruptionType.began.rawValue
        } else {
            info[AVAudioSessionInterruptionTypeKey] = InterruptionType.ended.rawValue
            info[AVAudioSessionInterruptionOptionKey] = InterruptionOptions.shouldResume.rawValue
        }
        NotificationCenter.default.post(name: Self.interruptionNotification, object: self, userInfo: info)
    }
}
