import Foundation
import Testing

@testable import Network

/// What can be reached, by the machine's interfaces.
@Suite struct PathTests {
    private let loopback = Link(name: "lo", index: 1, type: .loopback, hasIPv4: true, hasIPv6: true)
    private let cable = Link(name: "eth0", index: 2, type: .wiredEthernet, hasIPv4: true)
    private let radio = Link(name: "wlan0", index: 3, type: .wifi, hasIPv4: true, hasIPv6: true)

    @Test func aPathIsSatisfiedByAnyWayOutThatMayBeUsed() {
        let all = NWPath([loopback, cable, radio])
        #expect(all.status == .satisfied && all.availableInterfaces.map(\.name) == ["eth0", "wlan0"])
        #expect(all.usesInterfaceType(.wifi) && all.usesInterfaceType(.wiredEthernet) && !all.usesInterfaceType(.cellular))
        #expect(all.supportsIPv4 && all.supportsIPv6 && all.supportsDNS && !all.isExpensive && !all.isConstrained)
        let none = NWPath([loopback])
        #expect(none.status == .unsatisfied && none.availableInterfaces.isEmpty && !none.supportsDNS && !none.usesInterfaceType(.loopback))
        #expect(NWPath([loopback, cable], required: .wifi).status == .unsatisfied)
        #expect(NWPath([cable, radio], prohibited: [.wifi]).availableInterfaces.map(\.name) == ["eth0"])
        #expect(NWPath([cable]) == NWPath([loopback, cable]) && NWPath([cable]) != NWPath([radio]))
    }

    @Test func theMachinesOwnTableHasItsLoopback() {
        let links = LinkTable.read()
        #expect(links.contains { $0.type == .loopback && $0.index > 0 })
        #expect(NWPathMonitor(requiredInterfaceType: .loopback).currentPath.status == .satisfied)
    }

    @Test func aMonitorTellsAtOnceAndThenOfChangesOnlyUntilItIsCancelled() async {
        let table = Table([loopback])
        let seen = Table<NWPath.Status>([])
        let monitor = NWPathMonitor(interval: 0.02) { table.all }
        monitor.pathUpdateHandler = { seen.add($0.status) }
        #expect(monitor.queue == nil)
        monitor.start(queue: DispatchQueue(label: "paths"))
        #expect(await seen.reaches([.unsatisfied]))
        try? await Task.sleep(for: .milliseconds(100))
        #expect(seen.all == [.unsatisfied])
        table.set([loopback, cable])
        #expect(await seen.reaches([.unsatisfied, .satisfied]) && monitor.currentPath.status == .satisfied)
        monitor.cancel()
        table.set([loopback])
        try? await Task.sleep(for: .milliseconds(100))
        #expect(seen.all == [.unsatisfied, .satisfied])
    }

    @Test func aMonitorThatNobodyHoldsIsReleased() async {
        weak var released: NWPathMonitor?
        do {
            let monitor = NWPathMonitor { [] }
            monitor.start(queue: DispatchQueue(label: "paths"))
            monitor.cancel()
            released = monitor
        }
        // Its queue may be telling what it saw.
        for _ in 0..<200 where released != nil { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(released == nil)
    }
}

private final class Table<Element: Equatable>: @unchecked Sendable {
    private let lock = NSLock()
    private var elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    var all: [Element] { lock.withLock { elements } }
    func set(_ new: [Element]) { lock.withLock { elements = new } }
    func add(_ element: Element) { lock.withLock { elements.append(element) } }

    func reaches(_ wanted: [Element]) async -> Bool {
        for _ in 0..<500 {
            if all == wanted { return true }
            try? await Task.sleep(for: .milliseconds(4))
        }
        return false
    }
}
