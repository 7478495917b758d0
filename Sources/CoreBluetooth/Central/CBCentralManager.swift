import Foundation
import ObjCRuntime

/// Whether a dialog tells the person that Bluetooth is switched off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// What a manager is restored by.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether a device is told of each time that it advertises.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The services that devices look for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// Whether the person is told of a connection while the app is suspended.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether the person is told of the end of a connection while the app is suspended.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether the person is told of what a device sends while the app is suspended.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// How many seconds pass before a connection is made.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// A device's name, as it advertises it.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// How strong a device sends.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The services of a device.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// What a device says of its services.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// What a device's maker says.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// Services that had no room among the others.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// Whether a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The services that a device looks for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"

/// Looks for devices, and connects to them. There is no Bluetooth here: it is told so, and what it is asked to do is refused in the log.
///
/// See https://developer.apple.com/documentation/corebluetooth/cbcentralmanager.
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// Who is told.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether devices are looked for: they are not.
    open var isScanning: Bool { false }

    /// A manager that tells nobody.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    /// A manager. The delegate is told on the queue, the main one if that is `nil`, how Bluetooth stands.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    /// A manager with options.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
        find { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }

    /// Looks for devices: refused.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) { refuse() }
    /// Looks no longer: refused.
    open func stopScan() { refuse() }
    /// Connects to a device: refused.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { refuse() }
    /// Ends a connection: refused.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) { refuse() }

    /// The devices that are known by identifiers: none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        refuse()
        return []
    }

    /// The devices that are connected and have one of some services: none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        refuse()
        return []
    }
}

/// Who is told of devices. See https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// It is known how Bluetooth stands.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    // @objc optional
    /// The manager was restored.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    // @objc(centralManager:didDiscoverPeripheral:advertisementData:RSSI:) optional
    /// A device was found.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    // @objc(centralManager:didConnectPeripheral:) optional
    /// A device was connected.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    // @objc(centralManager:didFailToConnectPeripheral:error:) optional
    /// A device could not be connected.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    // @objc(centralManager:didDisconnectPeripheral:error:) optional
    /// A connection has ended.
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}
