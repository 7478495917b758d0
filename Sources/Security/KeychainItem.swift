import CoreGraphics
import Foundation

/// A kind of items: what tells two of them apart, and what else they have.
enum KeychainClass: String, CaseIterable {
    case genericPassword = "genp"
    case internetPassword = "inet"
    case key = "keys"

    /// No two items of an app agree in all of these.
    var primaryKeys: [String] {
        switch self {
        case .genericPassword: ["acct", "svce", "agrp", "sync"]
        case .internetPassword: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
        case .key: ["kcls", "klbl", "atag", "crtr", "type", "bsiz", "esiz", "agrp", "sync"]
        }
    }

    /// All attributes that such an item can have.
    var attributes: Set<String> {
        let shared: Set = ["labl", "pdmn", "agrp", "sync", "cdat", "mdat", "crtr", "type", "invi", "desc", "icmt", "nega"]
        switch self {
        case .genericPassword: return shared.union(["acct", "svce", "gena"])
        case .internetPassword: return shared.union(["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path"])
        case .key:
            return shared.union(["kcls", "klbl", "atag", "bsiz", "esiz", "perm", "drve", "encr", "decr", "sign", "vrfy", "wrap", "unwp"])
        }
    }
}

/// Something that is kept: its class, attributes that property lists can have, and its secret.
struct KeychainItem {
    var kind: KeychainClass
    var identifier: Int
    var attributes: [String: Any]
    var secret: Data?

    /// What finds the item later.
    var persistentReference: Data { Data("\(kind.rawValue)\(String(identifier, radix: 16))".utf8) }

    /// Whether the item has these values.
    func has(_ wanted: [String: Any], ignoringCase: Bool) -> Bool {
        wanted.allSatisfy { name, value in
            let own = attributes[name] ?? Self.absent(name)
            if ignoringCase, let own = own as? String, let value = value as? String {
                return own.compare(value, options: .caseInsensitive) == .orderedSame
            }
            return Self.areEqual(own, value)
        }
    }

    /// Whether two items cannot be kept both.
    func conflicts(with other: KeychainItem) -> Bool {
        kind == other.kind && identifier != other.identifier
            && kind.primaryKeys.allSatisfy {
                Self.areEqual(attributes[$0] ?? Self.absent($0), other.attributes[$0] ?? Self.absent($0))
            }
    }

    private static func absent(_ name: String) -> Any { ["sync", "port", "type", "crtr", "bsiz", "esiz"].contains(name) ? 0 : "" }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        // An account may be written as text or as data.
        if let a = bytes(a), let b = bytes(b) { return a == b }
        if let a = a as? Date, let b = b as? Date { return a == b }
        if let a = a as? Int, let b = b as? Int { return a == b }
        if let a = a as? Double, let b = b as? Double { return a == b }
        return false
    }

    private static func bytes(_ value: Any) -> Data? { (value as? String).map { Data($0.utf8) } ?? value as? Data }
}
