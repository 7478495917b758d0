import Foundation

/// A way out of the device. See https://developer.apple.com/documentation/network/nwinterface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// Kinds of ways.
    public enum InterfaceType: Hashable, Sendable, CaseIterable {
        /// Some other: a tunnel, a bridge.
        case other
        /// By radio, to a router.
        case wifi
        /// By radio, to a provider.
        case cellular
        /// By cable.
        case wiredEthernet
        /// To the device itself.
        case loopback
    }

    /// What kind of way it is.
    public let type: InterfaceType
    /// The system's name of it: "eth0".
    public let name: String
    /// The system's number of it.
    public let index: Int

    /// The name.
    public var debugDescription: String { name }
}
