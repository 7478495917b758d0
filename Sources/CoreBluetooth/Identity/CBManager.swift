import Foundation

/// How Bluetooth stands. See https://developer.apple.com/documentation/corebluetooth/cbmanagerstate.
public enum CBManagerState: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// The system's part of it begins anew.
    case resetting = 1
    /// The device has none that can be used.
    case unsupported = 2
    /// The app may not use it.
    case unauthorized = 3
    /// It is switched off.
    case poweredOff = 4
    /// It can be used.
    case poweredOn = 5
}

/// Whether the app may use Bluetooth. See https://developer.apple.com/documentation/corebluetooth/cbmanagerauthorization.
public enum CBManagerAuthorization: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody may be asked.
    case restricted = 1
    /// The person does not want it.
    case denied = 2
    /// It may.
    case allowedAlways = 3
}

/// What centrals and peripherals have in common. There is no Bluetooth here, as on a simulator: managers learn that soon after they were made.
///
/// See https://developer.apple.com/documentation/corebluetooth/cbmanager.
open class CBManager: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var current = CBManagerState.unknown
    let queue: DispatchQueue

    init(queue: DispatchQueue?) {
        self.queue = queue ?? .main
        super.init()
    }

    /// How Bluetooth stands: `unknown` at first, then `unsupported`.
    open var state: CBManagerState { lock.withLock { current } }

    /// Whether the app may use Bluetooth. The person is not asked for what is not there.
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    /// Whether the app may use Bluetooth.
    @available(iOS, introduced: 13.0, deprecated: 13.1, message: "Use the class's")
    open var authorization: CBManagerAuthorization { .allowedAlways }

    /// Finds out how Bluetooth stands, and tells of it on the manager's queue.
    func find(then tell: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            lock.withLock { current = .unsupported }
            tell()
        }
    }

    /// Where lines go; tests set it.
    nonisolated(unsafe) static var log: @Sendable (String) -> Void = { NSLog("%@", $0) }

    /// Says that a command came while there is no Bluetooth.
    func refuse() {
        Self.log("API MISUSE: <\(type(of: self))> can only accept this command while in the powered on state")
    }
}

/// A device at the other end. See https://developer.apple.com/documentation/corebluetooth/cbpeer.
open class CBPeer: NSObject, NSCopying {
    /// What this device knows it by.
    public let identifier: UUID

    init(identifier: UUID) { self.identifier = identifier }

    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
