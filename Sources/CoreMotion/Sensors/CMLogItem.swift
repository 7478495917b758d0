import Foundation

/// Something that was measured. See https://developer.apple.com/documentation/coremotion/cmlogitem.
open class CMLogItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When, in seconds since the device was started: of the clock that `CACurrentMediaTime()` tells.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public class var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        timestamp = coder.decodeDouble(forKey: "timestamp")
        super.init()
    }

    open func encode(with coder: NSCoder) { coder.encode(timestamp, forKey: "timestamp") }
}

extension NSCoder {
    func encode(_ vector: Vector, forKey key: String) {
        for (name, value) in [("x", vector.x), ("y", vector.y), ("z", vector.z)] { encode(value, forKey: "\(key).\(name)") }
    }

    func decodeVector(forKey key: String) -> Vector {
        Vector(decodeDouble(forKey: "\(key).x"), decodeDouble(forKey: "\(key).y"), decodeDouble(forKey: "\(key).z"))
    }
}
