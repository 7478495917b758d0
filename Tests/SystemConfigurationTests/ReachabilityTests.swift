import Foundation
import Network
import Testing

@testable import SystemConfiguration

/// Whether something can be reached.
@Suite struct ReachabilityTests {
    private let cable = Link(name: "eth0", index: 2, type: .wiredEthernet, hasIPv4: true)

    @Test func theDeviceItselfIsAlwaysReachedAndOthersByAWayOut() {
        #expect(SCNetworkReachability(isLoopback: true) { [] }.flags.contains([.reachable, .isLocalAddress]))
        #expect(SCNetworkReachability(isLoopback: false) { [] }.flags == [])
        #expect(SCNetworkReachability(isLoopback: false) { [cable] }.flags == .reachable)
        let phone = Link(name: "wwan0", index: 4, type: .cellular, hasIPv4: true)
        #expect(SCNetworkReachability(isLoopback: false) { [phone] }.flags.contains(.isWWAN))
    }

    @Test func addressesAreWrittenAsOnIOS() {
        var address = sockaddr_in(
            sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let reachability = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        var flags = SCNetworkReachabilityFlags()
        #expect(reachability.map { SCNetworkReachabilityGetFlags($0, &flags) } == true)
        #expect(flags.contains(.isLocalAddress) && SCNetworkReachabilityCreateWithName(nil, "localhost")?.isLoopback == true)
        #expect(
            SCNetworkReachabilityCreateWithName(nil, "example.org")?.isLoopback == false
                && SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }

    @Test func aCallbackIsToldWithItsContextWhichIsReleased() async {
        let seen = Seen()
        do {
            let reachability = SCNetworkReachability(isLoopback: true)
            var context = SCNetworkReachabilityContext()
            context.info = Unmanaged.passUnretained(seen).toOpaque()
            context.release = { Unmanaged<Seen>.fromOpaque($0).takeUnretainedValue().note("released") }
            #expect(
                SCNetworkReachabilitySetCallback(
                    reachability,
                    { _, flags, info in Unmanaged<Seen>.fromOpaque(info!).takeUnretainedValue().note("\(flags.contains(.reachable))") },
                    &context))
            #expect(SCNetworkReachabilitySetDispatchQueue(reachability, DispatchQueue(label: "reachability")))
            for _ in 0..<500 where seen.all.isEmpty { try? await Task.sleep(for: .milliseconds(4)) }
            #expect(seen.all == ["true"])
            SCNetworkReachabilitySetDispatchQueue(reachability, nil)
            SCNetworkReachabilitySetCallback(reachability, nil, nil)
        }
        #expect(seen.all == ["true", "released"])
    }
}

private final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []
    var all: [String] { lock.withLock { notes } }
    func note(_ text: String) { lock.withLock { notes.append(text) } }
}
