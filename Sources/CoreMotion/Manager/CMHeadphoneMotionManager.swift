import Foundation

/// Is told of headphones that know how a head moves. See
/// https://developer.apple.com/documentation/coremotion/cmheadphonemotionmanagerdelegate.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    // @objc optional
    /// Such headphones were connected. No device here has any.
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    // @objc optional
    /// They are no longer connected.
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

/// How a head with headphones moves: of a device to which none can be connected.
///
/// See https://developer.apple.com/documentation/coremotion/cmheadphonemotionmanager.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    /// Takes how the head moves, or why that is not known.
    public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

    private let lock = NSLock()
    private var watchesConnections = false

    /// A manager that asks for nothing yet.
    public override init() { super.init() }

    /// Is told when headphones come and go.
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

    /// Whether the app may know how the person moves.
    open class func authorizationStatus() -> CMAuthorizationStatus { .current }

    // @objc(deviceMotionAvailable)
    /// Whether it is known how a head moves: it is not.
    open var isDeviceMotionAvailable: Bool { false }
    // @objc(deviceMotionActive)
    /// Whether that is measured: it cannot be.
    open var isDeviceMotionActive: Bool { false }
    /// The newest measurement: there is none.
    open var deviceMotion: CMDeviceMotion? { nil }
    // @objc(connectionStatusActive)
    /// Whether the delegate is told of headphones.
    open var isConnectionStatusActive: Bool { lock.withLock { watchesConnections } }

    /// Begins nothing, as where `isDeviceMotionAvailable` is false.
    open func startDeviceMotionUpdates() {}

    // @objc(startDeviceMotionUpdatesToQueue:withHandler:)
    /// Fails with `CMErrorNotAvailable`.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {
        Telling(queue, handler).fail(CMErrorNotAvailable)
    }

    /// Ends what could not begin.
    open func stopDeviceMotionUpdates() {}

    /// Tells the delegate of headphones from now on.
    open func startConnectionStatusUpdates() { lock.withLock { watchesConnections = true } }
    /// Ends that.
    open func stopConnectionStatusUpdates() { lock.withLock { watchesConnections = false } }
}
