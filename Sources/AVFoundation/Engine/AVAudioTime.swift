import Foundation

/// A moment: by the machine's clock, in samples, or both. See https://developer.apple.com/documentation/avfaudio/avaudiotime.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The machine's clock, in nanoseconds.
    public let hostTime: UInt64
    /// The moment in samples.
    public let sampleTime: AVAudioFramePosition
    /// Samples a second.
    public let sampleRate: Double
    // @objc(hostTimeValid)
    /// Whether `hostTime` counts.
    public let isHostTimeValid: Bool
    // @objc(sampleTimeValid)
    /// Whether `sampleTime` counts.
    public let isSampleTimeValid: Bool

    /// A moment of the machine's clock.
    public init(hostTime: UInt64) {
        (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0)
        (isHostTimeValid, isSampleTimeValid) = (true, false)
    }

    // @objc(initWithSampleTime:atRate:)
    /// A moment in samples.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
        (isHostTimeValid, isSampleTimeValid) = (false, true)
    }

    // @objc(initWithHostTime:sampleTime:atRate:)
    /// A moment of the machine's clock and in samples.
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, self.sampleTime, self.sampleRate) = (hostTime, sampleTime, sampleRate)
        (isHostTimeValid, isSampleTimeValid) = (true, true)
    }

    // @objc(hostTimeForSeconds:)
    /// Seconds in units of the machine's clock.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
    // @objc(secondsForHostTime:)
    /// Units of the machine's clock in seconds.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}
