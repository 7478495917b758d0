import Foundation

/// What can be reached from the device, and how. See https://developer.apple.com/documentation/network/nwpath.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a way.
    public enum Status: Sendable {
        /// There is.
        case satisfied
        /// There is none.
        case unsatisfied
        /// There is one that has to be opened first.
        case requiresConnection
    }

    /// Why there is no way.
    public enum UnsatisfiedReason: Sendable {
        /// Nobody said.
        case notAvailable
        /// The person does not let the app use the provider's.
        case cellularDenied
        /// The person does not let the app use the router's.
        case wifiDenied
        /// The person does not let the app use what is near.
        case localNetworkDenied
    }

    /// Whether there is a way.
    public let status: Status
    /// Ways that can be used, the one that is used first.
    public let availableInterfaces: [NWInterface]
    /// Whether addresses of IPv4 can be reached.
    public let supportsIPv4: Bool
    /// Whether addresses of IPv6 can be reached.
    public let supportsIPv6: Bool

    /// Why there is no way.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether names can be looked up.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether the way costs: no, as there is no provider's.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// Whether the person wants little to be sent: no.
    public var isConstrained: Bool { false }

    /// Whether the path goes by such a way.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && availableInterfaces.contains { $0.type == type }
    }

    /// The status, and the ways.
    public var debugDescription: String {
        let status = status == .satisfied ? "satisfied (Path is satisfied)" : "unsatisfied (No network route)"
        return
            ([status] + (availableInterfaces.isEmpty ? [] : ["interface: \(availableInterfaces[0].name)"])
            + (supportsIPv4 ? ["ipv4"] : []) + (supportsIPv6 ? ["ipv6"] : []) + (supportsDNS ? ["dns"] : [])).joined(separator: ", ")
    }
}
