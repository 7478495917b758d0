import Foundation

/// What Apple's `ProcessInfo` tells of the device; Linux's has none of it.
extension ProcessInfo {
    /// Whether an iOS app runs on a Mac by Mac Catalyst: it does not.
    public var isMacCatalystApp: Bool { false }
    /// Whether an iOS app runs on a Mac as it is: it does not.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the device saves power: it does not.
    public var isLowPowerModeEnabled: Bool { false }
}
