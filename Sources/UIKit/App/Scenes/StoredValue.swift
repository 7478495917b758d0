import Foundation

/// A value of an activity's or a session's dictionary, as it is kept on disk: what property lists have, and URLs, sets and nothing.
enum StoredValue: Codable, Equatable {
    case nothing
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case url(String)
    case array([StoredValue])
    case set([StoredValue])
    case dictionary([Entry])

    struct Entry: Codable, Equatable {
        var key: StoredValue
        var value: StoredValue
    }

    /// What cannot be kept.
    struct Unsuitable: Error, CustomStringConvertible {
        let description: String
    }

    /// How deep values may lie in each other.
    private static let depth = 100

    /// - Throws: `Unsuitable`, with the type that cannot be kept.
    init(_ value: Any, depth: Int = StoredValue.depth) throws {
        guard depth > 0 else { throw Unsuitable(description: "its values lie too deep in each other") }
        let value = Self.native(value)
        switch value {
        case is NSNull: self = .nothing
        case let value as Bool: self = .bool(value)
        case let value as any BinaryInteger:
            guard let number = Int64(exactly: value) else { throw Unsuitable(description: "\(value) is too large") }
            self = .integer(number)
        case let value as any BinaryFloatingPoint: self = .real(Double(value))
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as URL: self = .url(value.absoluteString)
        case let value as [Any]: self = .array(try value.map { try StoredValue($0, depth: depth - 1) })
        case let value as Set<AnyHashable>: self = .set(try value.map { try StoredValue($0.base, depth: depth - 1) })
        case let value as [AnyHashable: Any]:
            self = .dictionary(
                try value.map { try Entry(key: StoredValue($0.key.base, depth: depth - 1), value: StoredValue($0.value, depth: depth - 1)) }
            )
        default: throw Unsuitable(description: "\(type(of: value)) is no type that can be kept")
        }
    }

    /// The value of Swift that an object of Foundation stands for.
    private static func native(_ value: Any) -> Any {
        let value = (value as? AnyHashable)?.base ?? value
        switch value as AnyObject {
        case let number as NSNumber where type(of: value) is AnyClass:
            switch number.objCType.pointee {
            case CChar(UInt8(ascii: "c")), CChar(UInt8(ascii: "B")): return number.boolValue
            case CChar(UInt8(ascii: "f")), CChar(UInt8(ascii: "d")): return number.doubleValue
            default: return number.int64Value
            }
        case let string as NSString where type(of: value) is AnyClass: return string as String
        case let data as NSData where type(of: value) is AnyClass: return data as Data
        case let date as NSDate where type(of: value) is AnyClass: return date as Date
        case let url as NSURL where type(of: value) is AnyClass: return url as URL
        case let array as NSArray where type(of: value) is AnyClass: return array.map { $0 }
        case let set as NSSet where type(of: value) is AnyClass: return Set(set.compactMap { $0 as? AnyHashable })
        case let dictionary as NSDictionary where type(of: value) is AnyClass:
            var copy: [AnyHashable: Any] = [:]
            for (key, value) in dictionary { if let key = key as? AnyHashable { copy[key] = value } }
            return copy
        default: return value
        }
    }

    /// The value as an app gets it back.
    var value: Any {
        switch self {
        case .nothing: NSNull()
        case .bool(let value): value
        case .integer(let value): Int(value)
        case .real(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .url(let text): URL(string: text) ?? text
        case .array(let values): values.map(\.value)
        case .set(let values): Set(values.compactMap { $0.value as? AnyHashable })
        case .dictionary(let entries):
            if entries.allSatisfy({ if case .string = $0.key { true } else { false } }) {
                Dictionary(entries.map { ($0.key.value as! String, $0.value.value) }) { $1 }
            } else {
                Dictionary(entries.compactMap { entry in (entry.key.value as? AnyHashable).map { ($0, entry.value.value) } }) { $1 }
            }
        }
    }
}

/// An activity as it is kept on disk.
struct StoredActivity: Codable, Equatable {
    var type: String
    var title: String?
    var userInfo: [StoredValue.Entry]?
    var webpageURL: String?
    var referrerURL: String?
    var targetContentIdentifier: String?
    var persistentIdentifier: String?
    var requiredKeys: [String]?
    var keywords: [String]?
    var expirationDate: Date?

    /// Takes an activity over as far as it can be kept, and tells of the rest.
    init(_ activity: NSUserActivity) {
        type = activity.activityType
        title = activity.title
        let kept = activity.requiredUserInfoKeys
        userInfo = activity.userInfo?.compactMap { key, value in
            if let kept, let name = key.base as? String, !kept.contains(name) { return nil }
            do {
                return StoredValue.Entry(key: try StoredValue(key.base), value: try StoredValue(value))
            } catch {
                NSLog("userInfo of the activity %@: the value for \"%@\" is not kept: %@", activity.activityType, "\(key)", "\(error)")
                return nil
            }
        }
        userInfo?.sort { "\($0.key)" < "\($1.key)" }
        webpageURL = activity.webpageURL?.absoluteString
        referrerURL = activity.referrerURL?.absoluteString
        targetContentIdentifier = activity.targetContentIdentifier
        persistentIdentifier = activity.persistentIdentifier
        requiredKeys = kept?.sorted()
        keywords = activity.keywords.isEmpty ? nil : activity.keywords.sorted()
        expirationDate = activity.expirationDate
    }

    /// The activity, made anew.
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.title = title
        if let userInfo {
            activity.userInfo = Dictionary(
                userInfo.compactMap { entry in (entry.key.value as? AnyHashable).map { ($0, entry.value.value) } }
            ) { $1 }
        }
        activity.webpageURL = webpageURL.flatMap(URL.init(string:))
        activity.referrerURL = referrerURL.flatMap(URL.init(string:))
        activity.targetContentIdentifier = targetContentIdentifier
        activity.persistentIdentifier = persistentIdentifier
        activity.requiredUserInfoKeys = requiredKeys.map(Set.init)
        activity.keywords = Set(keywords ?? [])
        activity.expirationDate = expirationDate
        return activity
    }
}
