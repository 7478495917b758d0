import CoreGraphics
import Foundation
import Network
import SampanFoundation

/// Whether, and how, something can be reached. See https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The flags' bits.
    public let rawValue: UInt32
    /// Creates flags of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// By a connection that does not stay.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// It can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// That is made when something is sent.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The person has to do something for it.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// It is made when it is asked for.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// It is the device itself.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Nothing lies between.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By a provider's radio.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The same as `connectionOnTraffic`.
    public static let connectionAutomatic = connectionOnTraffic
}

/// What goes with a callback. See https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycontext.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: CFIndex
    /// What the callback gets.
    public var info: UnsafeMutableRawPointer?
    /// Called when the context is set.
    public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called when it is set no more.
    public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
    /// Called for words about it.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// Creates a context of nothing.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

    /// Creates a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: (@convention(c) (UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
    }
}

/// Called when what can be reached changes.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// Says whether a host or an address can be reached: whether there is a way out of the device; nothing is sent.
///
/// See https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability.
public final class SCNetworkReachability: @unchecked Sendable {
    let isLoopback: Bool
    private let lock = NSLock()
    private let read: @Sendable () -> [Link]
    private var callback: SCNetworkReachabilityCallBack?
    private var context = SCNetworkReachabilityContext()
    private var last: SCNetworkReachabilityFlags?
    private var timer: (any DispatchSourceTimer)?

    init(isLoopback: Bool, read: @escaping @Sendable () -> [Link] = { LinkTable.read() }) {
        (self.isLoopback, self.read) = (isLoopback, read)
    }

    deinit {
        timer?.cancel()
        setCallback(nil, nil)
    }

    var flags: SCNetworkReachabilityFlags {
        if isLoopback { return [.reachable, .isLocalAddress, .isDirect] }
        let path = NWPath(read())
        guard path.status == .satisfied else { return [] }
        return path.isExpensive ? [.reachable, .transientConnection, .isWWAN] : .reachable
    }

    func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        lock.withLock {
            if let info = self.context.info { self.context.release?(info) }
            self.callback = callback
            self.context = context ?? SCNetworkReachabilityContext()
            if let info = self.context.info, let retain = self.context.retain {
                self.context.info = UnsafeMutableRawPointer(mutating: retain(info))
            }
        }
    }

    /// Looks once a second on a queue, or no more; tells of what it sees first, as it was not known before.
    func watch(on queue: DispatchQueue?, interval: Double = 1) {
        lock.withLock {
            timer?.cancel()
            timer = nil
            last = nil
            guard let queue else { return }
            let new = DispatchSource.makeTimerSource(queue: queue)
            new.schedule(deadline: .now(), repeating: interval)
            new.setEventHandler { [weak self] in self?.look() }
            timer = new
            new.resume()
        }
    }

    private func look() {
        let new = flags
        let told = lock.withLock { () -> (SCNetworkReachabilityCallBack, UnsafeMutableRawPointer?)? in
            guard new != last else { return nil }
            last = new
            return callback.map { ($0, context.info) }
        }
        told?.0(self, new, told?.1)
    }
}

/// Creates what says whether an address can be reached.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability?
{
    SCNetworkReachability(isLoopback: isLoopback(address))
}

/// Creates what says whether an address can be reached from another.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    guard localAddress != nil || remoteAddress != nil else { return nil }
    return SCNetworkReachability(isLoopback: remoteAddress.map(isLoopback) ?? false)
}

/// Creates what says whether a host can be reached, by its name.
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    let name = String(cString: nodename).lowercased()
    return name.isEmpty ? nil : SCNetworkReachability(isLoopback: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// Says whether, and how, something can be reached.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets what is called when that changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context?.pointee)
    return true
}

/// Has changes looked for on a queue, or no more.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.watch(on: queue)
    return true
}

private func isLoopback(_ address: UnsafePointer<sockaddr>) -> Bool {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 24 == 127 }
    case AF_INET6:
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
            withUnsafeBytes(of: $0.pointee.sin6_addr) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
        }
    default: false
    }
}

extension sockaddr {
    /// The address's length, which iOS writes into it; Linux knows it by the family.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set { precondition(newValue == 0 || newValue == sa_len, "an address has \(sa_len) bytes") }
    }
}

extension sockaddr_in {
    /// The address's length, which iOS writes into it; Linux knows it by the family.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { precondition(newValue == 0 || newValue == sin_len, "an address of IPv4 has \(sin_len) bytes") }
    }

    /// Creates an address by the fields that iOS has.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
    ) { self.init(sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr, sin_zero: sin_zero) }
}
