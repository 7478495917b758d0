import Foundation

/// What a pedometer tells of somebody who walks. See https://developer.apple.com/documentation/coremotion/cmpedometereventtype.
public enum CMPedometerEventType: Int, Sendable {
    /// Walking ended.
    case pause
    /// It began.
    case resume
}

/// Somebody began to walk, or ceased to. See https://developer.apple.com/documentation/coremotion/cmpedometerevent.
open class CMPedometerEvent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When.
    public let date: Date
    /// Which of the two.
    public let type: CMPedometerEventType

    init(_ type: CMPedometerEventType, at date: Date) {
        (self.type, self.date) = (type, date)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let date = coder.decodeObject(of: NSDate.self, forKey: "date"),
            let type = CMPedometerEventType(rawValue: coder.decodeInteger(forKey: "type"))
        else { return nil }
        (self.date, self.type) = (date as Date, type)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(date as NSDate, forKey: "date")
        coder.encode(type.rawValue, forKey: "type")
    }
}
