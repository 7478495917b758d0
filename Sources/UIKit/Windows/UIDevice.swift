import Foundation
import SampanHost

/// How a device is held. See https://developer.apple.com/documentation/uikit/uideviceorientation.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is one an interface can have.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app believes to run on. See https://developer.apple.com/documentation/uikit/uidevice.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// Where the battery's charge comes from.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    private static let device = UIDevice()

    nonisolated private override init() { super.init() }

    /// The device.
    open class var current: UIDevice { device }

    /// The device's name.
    open var name: String { UIScreen.main.device.name }
    /// The kind of device: "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device, in the person's language.
    open var localizedModel: String { model }
    /// The system's name.
    open var systemName: String { "iOS" }
    /// The version of iOS on the device: "17.0".
    open var systemVersion: String { "\(SystemVersion.current)" }
    /// Phone or pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom == .pad ? .pad : .phone }
    /// A number that names this installation; the same for the life of the process.
    open private(set) lazy var identifierForVendor: UUID? = UUID()
    /// How the device is held.
    open package(set) var orientation = UIDeviceOrientation.portrait
    // @objc(generatesDeviceOrientationNotifications)
    /// Whether orientation notifications are posted.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Whether the battery is watched. A host has none to tell of: the level stays unknown.
    open var isBatteryMonitoringEnabled = false
    /// The battery's charge from 0 to 1; -1 where it is unknown.
    open var batteryLevel: Float { -1 }
    /// The battery's state.
    open var batteryState: BatteryState { .unknown }
    /// Whether the proximity sensor is watched; a host has none.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near the proximity sensor.
    open var proximityState: Bool { false }
    /// Whether several tasks can run at once.
    open var isMultitaskingSupported: Bool { true }

    /// Starts posting orientation notifications.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Stops posting orientation notifications.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Posted when `orientation` changed.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted when `proximityState` changed: never here. See
    /// https://developer.apple.com/documentation/uikit/uidevice/proximitystatedidchangenotification.
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
    /// Posted when `batteryState` changed.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted when `batteryLevel` changed.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
}

/// The kind of device, as `UIDevice.current.userInterfaceIdiom` says it.
@available(iOS, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom } }
