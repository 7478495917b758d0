import Foundation

/// An interface of the machine, with the families of its addresses.
package struct Link: Hashable, Sendable {
    package let name: String
    package let index: Int
    package let type: NWInterface.InterfaceType
    package var hasIPv4 = false
    package var hasIPv6 = false

    package init(name: String, index: Int, type: NWInterface.InterfaceType, hasIPv4: Bool = false, hasIPv6: Bool = false) {
        (self.name, self.index, self.type, self.hasIPv4, self.hasIPv6) = (name, index, type, hasIPv4, hasIPv6)
    }
}

/// The machine's interfaces that are up and have an address with which they reach others.
package enum LinkTable {
    /// Reads the table from the kernel.
    package static func read() -> [Link] {
        // `IFF_UP`, `IFF_RUNNING` and `IFF_LOOPBACK`, which C libraries declare in different ways.
        let (isUp, isRunning, isLoopback): (Int32, Int32, Int32) = (1, 0x40, 8)
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var links: [String: Link] = [:]
        var next = first
        while let entry = next?.pointee {
            next = entry.ifa_next
            let flags = Int32(bitPattern: entry.ifa_flags)
            guard flags & isUp != 0, flags & isRunning != 0, let address = entry.ifa_addr else { continue }
            let name = String(cString: entry.ifa_name)
            var link =
                links[name]
                ?? Link(
                    name: name, index: Int(if_nametoindex(name)), type: flags & isLoopback != 0 ? .loopback : type(of: name))
            switch Int32(address.pointee.sa_family) {
            case AF_INET: link.hasIPv4 = true
            case AF_INET6: if link.type == .loopback || isGlobal(address) { link.hasIPv6 = true }
            default: continue
            }
            links[name] = link
        }
        return links.values.filter { $0.hasIPv4 || $0.hasIPv6 }.sorted { $0.index < $1.index }
    }

    private static func type(of name: String) -> NWInterface.InterfaceType {
        // As the kernel and udev name them.
        if name.hasPrefix("wl") { return .wifi }
        if name.hasPrefix("ww") { return .cellular }
        return name.hasPrefix("e") ? .wiredEthernet : .other
    }

    /// Whether an address is more than one that reaches the neighbours only.
    private static func isGlobal(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
            withUnsafeBytes(of: address.pointee.sin6_addr) { !($0[0] == 0xFE && $0[1] & 0xC0 == 0x80) }
        }
    }
}

extension NWPath {
    /// What can be reached by interfaces, if only some of them may be used.
    package init(_ links: [Link], required: NWInterface.InterfaceType? = nil, prohibited: Set<NWInterface.InterfaceType> = []) {
        let usable = links.filter { link in
            (link.type != .loopback || required == .loopback) && (required == nil || link.type == required)
                && !prohibited.contains(link.type)
        }
        self.init(
            status: usable.isEmpty ? .unsatisfied : .satisfied,
            availableInterfaces: usable.map { NWInterface(type: $0.type, name: $0.name, index: $0.index) },
            supportsIPv4: usable.contains { $0.hasIPv4 }, supportsIPv6: usable.contains { $0.hasIPv6 })
    }
}
