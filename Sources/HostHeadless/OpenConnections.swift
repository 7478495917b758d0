import Foundation

/// The process's connections to others over the network, whose answers come by the machine's clock.
enum OpenConnections {
    /// No process here has more descriptors open that matter.
    private static let limit: Int32 = 256
    /// `SO_DOMAIN`, which Glibc's module hides.
    private static let domain: Int32 = 39

    /// Whether there is one. Who only listens has none.
    static var areThere: Bool {
        (3..<limit).contains { descriptor in
            guard let family = option(domain, of: descriptor), family == AF_INET || family == AF_INET6 else { return false }
            return option(SO_ACCEPTCONN, of: descriptor) == 0
        }
    }

    private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }
}
