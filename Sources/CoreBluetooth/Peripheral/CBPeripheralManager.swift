import Foundation
import ObjCRuntime

/// Whether a dialog tells the person that Bluetooth is switched off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// What a manager is restored by.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"

/// How fast the other end is answered. See https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerconnectionlatency.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
    /// At once.
    case low = 0
    /// Soon.
    case medium = 1
    /// When there is time.
    case high = 2
}

/// A device that uses the app's services. See https://developer.apple.com/documentation/corebluetooth/cbcentral.
open class CBCentral: CBPeer {
    /// How many bytes it is told at once.
    open var maximumUpdateValueLength: Int { 20 }
}

/// What a device asks of the app's services. See https://developer.apple.com/documentation/corebluetooth/cbattrequest.
open class CBATTRequest: NSObject {
    /// Who asks.
    public let central: CBCentral
    /// What for.
    public let characteristic: CBCharacteristic
    /// From which byte on.
    public let offset: Int
    /// The value that is to be written, or the answer.
    open var value: Data?

    init(central: CBCentral, characteristic: CBCharacteristic, offset: Int, value: Data?) {
        (self.central, self.characteristic, self.offset, self.value) = (central, characteristic, offset, value)
    }
}

/// Offers services to other devices. There is no Bluetooth here: it is told so, and what it is asked to do is refused in the log.
///
/// See https://developer.apple.com/documentation/corebluetooth/cbperipheralmanager.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// Who is told.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether the app is advertised: it is not.
    open var isAdvertising: Bool { false }

    /// A manager that tells nobody.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    /// A manager. The delegate is told on the queue, the main one if that is `nil`, how Bluetooth stands.
    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    /// A manager with options.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
        find { [weak self] in
            guard let self else { return }
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    /// Advertises the app: refused.
    open func startAdvertising(_ advertisementData: [String: Any]?) { refuse() }
    /// Advertises it no longer: refused.
    open func stopAdvertising() { refuse() }
    // @objc(setDesiredConnectionLatency:forCentral:)
    /// How fast a device is answered: refused.
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) { refuse() }
    // @objc(addService:)
    /// Offers a service: refused.
    open func add(_ service: CBMutableService) { refuse() }
    // @objc(removeService:)
    /// Offers it no longer: refused.
    open func remove(_ service: CBMutableService) { refuse() }
    /// Offers nothing any more: refused.
    open func removeAllServices() { refuse() }
    // @objc(respondToRequest:withResult:)
    /// Answers a device: refused.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { refuse() }

    // @objc(updateValue:forCharacteristic:onSubscribedCentrals:)
    /// Tells devices of a value: refused, and `false`.
    open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool {
        refuse()
        return false
    }
}

/// Who is told of what devices ask. See https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerdelegate.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// It is known how Bluetooth stands.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    // @objc optional
    /// The manager was restored.
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    // @objc optional
    /// The app is advertised, or cannot be.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    // @objc(peripheralManager:didAddService:error:) optional
    /// A service is offered, or cannot be.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    // @objc(peripheralManager:central:didSubscribeToCharacteristic:) optional
    /// A device wants to be told of a value.
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    // @objc(peripheralManager:central:didUnsubscribeFromCharacteristic:) optional
    /// A device does not want to be told of a value any more.
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    // @objc(peripheralManager:didReceiveReadRequest:) optional
    /// A device wants to read a value.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    // @objc(peripheralManager:didReceiveWriteRequests:) optional
    /// A device wants to write values.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    // @objc(peripheralManagerIsReadyToUpdateSubscribers:) optional
    /// More can be told.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}
