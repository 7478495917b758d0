import CoreGraphics
import Foundation
import SampanFoundation

/// Adds an item to the keychain.
///
/// Passwords and keys' data are kept, in the app's container; certificates and identities answer `errSecUnimplemented`.
///
/// - Parameters:
///   - attributes: the item's class, its attributes and its secret, and what is wanted of it at once.
///   - result: where that is written to.
/// - Returns: `errSecSuccess`, or why it was not added.
///
/// See https://developer.apple.com/documentation/security/secitemadd(_:_:).
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in
        let added = try Keychain.shared.add(KeychainQuery(attributes))
        result?.pointee = added
    }
}

/// Looks for items in the keychain. See https://developer.apple.com/documentation/security/secitemcopymatching(_:_:).
///
/// - Parameters:
///   - query: what the items are like, and what is wanted of them.
///   - result: where that is written to: of one item, or an array where more than one may be found.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or what is wrong with the query.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in
        let found = try Keychain.shared.find(KeychainQuery(query))
        result?.pointee = found
    }
}

/// Changes items in the keychain. See https://developer.apple.com/documentation/security/secitemupdate(_:_:).
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in try Keychain.shared.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate)) }
}

/// Takes items out of the keychain. See https://developer.apple.com/documentation/security/secitemdelete(_:).
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in try Keychain.shared.delete(KeychainQuery(query)) }
}

private func status(_ body: () throws(KeychainQuery.Refusal) -> Void) -> OSStatus {
    do {
        try body()
        return errSecSuccess
    } catch { return error.status }
}
