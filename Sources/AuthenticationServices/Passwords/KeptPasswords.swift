import CoreGraphics
import Foundation
import Security

/// The passwords for servers that the app has in the keychain.
struct KeptPasswords {
    struct Password {
        let user: String
        let server: String
        let password: String

        /// What the person chooses it by.
        var title: String { server.isEmpty ? user : "\(user) — \(server)" }
    }

    func all() -> [Password] {
        let query: NSDictionary = [
            kSecClass: kSecClassInternetPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
        ]
        var found: CFTypeRef?
        guard SecItemCopyMatching(query, &found) == errSecSuccess, let items = found as? NSArray else { return [] }
        return items.compactMap { item in
            guard let item = item as? NSDictionary, let user = item[kSecAttrAccount] as? String,
                let data = item[kSecValueData] as? Data, let password = String(data: data, encoding: .utf8)
            else { return nil }
            return Password(user: user, server: item[kSecAttrServer] as? String ?? "", password: password)
        }
    }
}
