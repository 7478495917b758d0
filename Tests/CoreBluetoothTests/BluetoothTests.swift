import Foundation
import Testing

@testable import CoreBluetooth

@Suite(.serialized) struct BluetoothTests {
    @Test func shortIdentifiersAreTheLongOnesThatTheBaseMakesOfThem() {
        let battery = CBUUID(string: "180f")
        #expect(battery.uuidString == "180F" && battery.data == Data([0x18, 0x0F]) && battery.description == "Battery")
        let long = CBUUID(string: "0000180F-0000-1000-8000-00805F9B34FB")
        #expect(long == battery && long.hash == battery.hash && CBUUID(string: "0000180F") == battery)
        #expect(long.uuidString == "0000180F-0000-1000-8000-00805F9B34FB" && long.data.count == 16)
        #expect(Set([battery, long]).count == 1)
        let own = UUID()
        #expect(CBUUID(nsuuid: own).uuidString == own.uuidString && CBUUID(nsuuid: own).description == own.uuidString)
        #expect(CBUUID(data: Data([0x2A, 0x19])).description == "Battery Level")
        #expect(CBUUID(string: "1234") != battery)
    }

    @Test func textsThatAreNoIdentifiersEndTheApp() async {
        await #expect(processExitsWith: .failure) { _ = CBUUID(string: "Battery") }
        await #expect(processExitsWith: .failure) { _ = CBUUID(data: Data([1, 2, 3])) }
    }

    @Test func managersLearnThatThereIsNoBluetoothOnTheirQueue() async {
        let states = States()
        let queue = DispatchQueue(label: "bluetooth")
        let (central, peripheral) = await withCheckedContinuation { done in
            queue.suspend()
            let central = CBCentralManager(delegate: states, queue: queue)
            let peripheral = CBPeripheralManager(delegate: states, queue: queue)
            #expect(central.state == .unknown && peripheral.state == .unknown)
            queue.resume()
            queue.async { done.resume(returning: (central, peripheral)) }
        }
        #expect(states.all == [.unsupported, .unsupported])
        #expect(central.state == .unsupported && peripheral.state == .unsupported)
        #expect(CBManagerState.unsupported.rawValue == 2 && !central.isScanning && !peripheral.isAdvertising)
    }

    @Test func commandsAreRefusedInTheLog() {
        let lines = Lines()
        let log = CBManager.log
        CBManager.log = { lines.add($0) }
        defer { CBManager.log = log }
        CBCentralManager(delegate: nil, queue: nil).scanForPeripherals(withServices: nil)
        CBPeripheralManager().startAdvertising(nil)
        #expect(
            lines.all == [
                "API MISUSE: <CBCentralManager> can only accept this command while in the powered on state",
                "API MISUSE: <CBPeripheralManager> can only accept this command while in the powered on state",
            ])
        CBPeripheral(identifier: UUID()).discoverServices(nil)
        #expect(lines.all.count == 3 && lines.all[2].hasSuffix("can only accept commands while in the connected state"))
    }

    @Test func whatAnAppOffersBelongsToWhatItWasPutInto() {
        let level = CBMutableCharacteristic(
            type: CBUUID(string: "2A19"), properties: [.read, .notify], value: Data([80]), permissions: .readable)
        let name = CBMutableDescriptor(type: CBUUID(string: CBUUIDCharacteristicUserDescriptionString), value: "Level")
        level.descriptors = [name]
        let service = CBMutableService(type: CBUUID(string: "180F"), primary: true)
        service.characteristics = [level]
        #expect(level.service === service && name.characteristic === level && service.isPrimary && level.value == Data([80]))
        service.characteristics = nil
        #expect(level.service == nil && level.properties.contains(.notify))
    }

    @Test func errorsAreKnownByTheirCodes() {
        let error: any Error = CBATTError(.invalidOffset)
        switch error {
        case CBError.unknown: Issue.record("another error")
        case CBATTError.invalidOffset: break
        default: Issue.record("no error")
        }
        #expect((error as NSError).domain == "CBATTErrorDomain" && (error as NSError).code == 7)
    }
}

private final class States: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var states: [CBManagerState] = []
    var all: [CBManagerState] { lock.withLock { states } }
    func centralManagerDidUpdateState(_ central: CBCentralManager) { lock.withLock { states.append(central.state) } }
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { lock.withLock { states.append(peripheral.state) } }
}

private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
}
