import Foundation

/// Values of property lists as the objects that archives take.
enum PropertyListObject {
    /// The object; `nil` for what property lists do not hold.
    static func object(_ value: Any?) -> NSObject? {
        switch value {
        case let value as String: value as NSString
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Data: value as NSData
        case let value as Date: value as NSDate
        case let value as [String: Any]: value.compactMapValues { object($0) } as NSDictionary
        case let value as [Any]: value.compactMap { object($0) } as NSArray
        case let value as NSNumber: value
        default: nil
        }
    }
}
