import Foundation

/// How loud tracks are when they are mixed. See https://developer.apple.com/documentation/avfoundation/avaudiomix.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var parameters: [AVAudioMixInputParameters] = []

    override init() { super.init() }

    /// How loud each track is; those that are not named are as loud as they are.
    open var inputParameters: [AVAudioMixInputParameters] { parameters }

    /// A mix that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(AVAudioMix()) }
    /// A mix that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableAudioMix()) }

    private func filled(_ copy: AVAudioMix) -> AVAudioMix {
        copy.parameters = parameters.compactMap { $0.copy() as? AVAudioMixInputParameters }
        return copy
    }
}

/// A mix that can be changed. See https://developer.apple.com/documentation/avfoundation/avmutableaudiomix.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    /// Creates a mix in which all tracks are as loud as they are.
    public override init() { super.init() }

    /// How loud each track is; those that are not named are as loud as they are.
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { super.inputParameters }
        set { parameters = newValue }
    }
}

/// How loud a track is. See https://developer.apple.com/documentation/avfoundation/avaudiomixinputparameters.
open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var track = kCMPersistentTrackID_Invalid
    final var pitch: AVAudioTimePitchAlgorithm?
    final var volume = RampCourse<Float>(1)

    override init() { super.init() }

    /// The track.
    open var trackID: CMPersistentTrackID { track }
    /// How pitch follows pace in stretches that are scaled; `nil` for as the player or the export has it.
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { pitch }

    // @objc(getVolumeRampForTime:startVolume:endVolume:timeRange:)
    /// Gets the stretch that a time is in, and how loud it is at its beginning and end.
    ///
    /// - Returns: whether there is one: not after the last ramp's end.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { volume.get(time, startVolume, endVolume, timeRange) }

    /// The same, not to be changed.
    open func copy(with zone: NSZone? = nil) -> Any { filled(AVAudioMixInputParameters()) }
    /// The same, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableAudioMixInputParameters()) }

    private func filled(_ copy: AVAudioMixInputParameters) -> AVAudioMixInputParameters {
        (copy.track, copy.pitch, copy.volume) = (track, pitch, volume)
        return copy
    }
}

/// How loud a track is, to be changed. See https://developer.apple.com/documentation/avfoundation/avmutableaudiomixinputparameters.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    /// Creates parameters of no track, as loud as it is.
    public override init() { super.init() }

    // @objc(audioMixInputParametersWithTrack:)
    /// Creates parameters of a track, as loud as it is.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        self.track = track?.trackID ?? kCMPersistentTrackID_Invalid
    }

    /// The track.
    open override var trackID: CMPersistentTrackID {
        get { super.trackID }
        set { track = newValue }
    }
    /// How pitch follows pace in stretches that are scaled; `nil` for as the player or the export has it.
    open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
        get { super.audioTimePitchAlgorithm }
        set { pitch = newValue }
    }

    // @objc(setVolumeRampFromStartVolume:toEndVolume:timeRange:)
    /// Has the volume go evenly from one to another in a stretch.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        volume.set(startVolume, endVolume, timeRange)
    }

    // @objc(setVolume:atTime:)
    /// Sets the volume from a time on: 1 is as loud as it is.
    open func setVolume(_ volume: Float, at time: CMTime) { self.volume.set(volume, at: time) }
}

extension RampCourse {
    /// Tells of the stretch that a time is in, as Apple's methods do; whether there is one.
    func get(
        _ time: CMTime, _ start: UnsafeMutablePointer<Value>?, _ end: UnsafeMutablePointer<Value>?,
        _ range: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = ramp(at: time) else { return false }
        start?.pointee = ramp.start
        end?.pointee = ramp.end
        range?.pointee = ramp.range
        return true
    }
}
