import Foundation

extension ProcessInfo {
    /// How hot the device is. See https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum.
    public enum ThermalState: Int, Sendable {
        /// As it should be.
        case nominal
        /// A little warm.
        case fair
        /// Hot.
        case serious
        /// Too hot.
        case critical
    }

    /// How hot the device is: no device of Sampan's is.
    public var thermalState: ThermalState { .nominal }

    /// Posted when `thermalState` has changed.
    public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")

    /// What an activity asks of the system. See https://developer.apple.com/documentation/foundation/processinfo/activityoptions.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt64
        /// Creates options from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The system does not sleep.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The app is not ended suddenly.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The app is not ended by itself.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// An animation is measured for how smoothly it runs: here `sampan profile` measures all.
        public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
        /// The activity is an interval of what is recorded of the app: here `sampan profile` has intervals of signposts alone.
        public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
        /// What a person asked for.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// What a person does at this moment.
        public static let userInteractive = userInitiated.union(latencyCritical)
        /// What a person asked for, though the system may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// What nobody waits for.
        public static let background = ActivityOptions(rawValue: 0x0000_00FF)
        /// What needs precise timers.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    private final class Activity: NSObject {}

    /// Begins an activity; the system neither sleeps nor ends an app here that it could be kept from. Ends with `endActivity(_:)`.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { Activity() }

    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Does something as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) { block() }

    /// Does something on a thread of the background, in the time that an app has when it is left: the block is told that it may.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global(qos: .background).async { block(false) }
    }
}

extension NSNotification.Name {
    /// Posted when the device begins or ends to save power.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
    /// Posted when the clock was set.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
