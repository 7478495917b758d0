import CoreGraphics
import Foundation
import SampanFoundation

/// What an app says of an item, or of items that it looks for.
struct KeychainQuery {
    /// Why a query is refused.
    struct Refusal: Error {
        let status: OSStatus
    }

    var kind: KeychainClass?
    /// Whether the class is one of which nothing is kept here: certificates, and identities, which have one.
    var isUnkept = false
    var attributes: [String: Any] = [:]
    var secret: Data?
    var hasSecret = false
    var reference: Data?
    /// How many items are wanted; `nil` if the query does not say.
    var limit: Int?
    var ignoresCase = false
    var matchesAnySync = false
    var returnsData = false
    var returnsAttributes = false
    var returnsReference = false

    var returnsAnything: Bool { returnsData || returnsAttributes || returnsReference }

    /// Reads a dictionary. Throws the status that the function answers then.
    init(_ dictionary: CFDictionary) throws(Refusal) {
        for (key, value) in dictionary {
            guard let name = key as? String else { throw Refusal(status: errSecParam) }
            try read(name, value)
        }
        guard let kind else { return }
        for name in attributes.keys where !kind.attributes.contains(name) { throw Refusal(status: errSecNoSuchAttr) }
    }

    private mutating func read(_ name: String, _ value: Any) throws(Refusal) {
        switch name {
        case "class":
            guard let text = value as? String, ["genp", "inet", "keys", "cert", "idnt"].contains(text) else {
                throw Refusal(status: errSecParam)
            }
            kind = KeychainClass(rawValue: text)
            isUnkept = kind == nil
        case "r_Data": returnsData = try flag(value)
        case "r_Attributes": returnsAttributes = try flag(value)
        case "r_PersistentRef": returnsReference = try flag(value)
        // There are no objects for passwords; what asks for them gets none.
        case "r_Ref": if try flag(value) { throw Refusal(status: errSecUnimplemented) }
        case "v_Data":
            guard let data = value as? Data else { throw Refusal(status: errSecParam) }
            (secret, hasSecret) = (data, true)
        case "v_PersistentRef":
            guard let data = value as? Data else { throw Refusal(status: errSecParam) }
            reference = data
        case "v_Ref": throw Refusal(status: errSecUnimplemented)
        case "m_Limit":
            if let text = value as? String {
                guard text == "m_LimitOne" || text == "m_LimitAll" else { throw Refusal(status: errSecParam) }
                limit = text == "m_LimitOne" ? 1 : .max
            } else {
                guard let number = value as? Int, number > 0 else { throw Refusal(status: errSecParam) }
                limit = number
            }
        case "m_CaseInsensitive": ignoresCase = try flag(value)
        case "sync" where value as? String == "syna": matchesAnySync = true
        case "sync", "invi", "nega", "perm": attributes[name] = try flag(value) ? 1 : 0
        // Who asks, and how: nothing kept here asks the person.
        case "u_OpPrompt", "u_AuthUI", "u_AuthCtx", "nleg": break
        default:
            guard !name.hasPrefix("m_"), !name.hasPrefix("u_") else { throw Refusal(status: errSecUnimplemented) }
            attributes[name] = try plain(value)
        }
    }

    private func flag(_ value: Any) throws(Refusal) -> Bool {
        if let value = value as? Bool { return value }
        guard let number = value as? NSNumber else { throw Refusal(status: errSecParam) }
        return number.boolValue
    }

    private func plain(_ value: Any) throws(Refusal) -> Any {
        switch value {
        case let value as String: value
        case let value as Data: value
        case let value as Date: value
        case let value as Int: value
        case let value as NSNumber: value
        default: throw Refusal(status: errSecParam)
        }
    }
}
