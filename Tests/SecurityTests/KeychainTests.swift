import CoreGraphics
import Foundation
import Testing

@testable import Security

/// Items of the keychain: what is kept, found, changed and refused.
@Suite struct KeychainTests {
    private func query(_ values: [String: Any]) throws -> KeychainQuery { try KeychainQuery(NSDictionary(dictionary: values)) }

    private func password(_ account: String, _ secret: String? = nil, _ more: [String: Any] = [:]) -> [String: Any] {
        var values: [String: Any] = ["class": "genp", "acct": account, "svce": "mail"]
        values["v_Data"] = secret.map { Data($0.utf8) }
        return values.merging(more) { $1 }
    }

    private func status(_ body: () throws -> Void) -> OSStatus {
        do {
            try body()
            return 0
        } catch { return (error as? KeychainQuery.Refusal)?.status ?? 1 }
    }

    @Test func aPasswordIsKeptOnceFoundChangedAndTakenOut() throws {
        let keychain = Keychain(folder: nil)
        _ = try keychain.add(query(password("ann", "one")))
        #expect(status { _ = try keychain.add(query(password("ann", "two"))) } == errSecDuplicateItem)
        #expect(status { _ = try keychain.add(query(password("ann", "two", ["svce": "bank"]))) } == errSecSuccess)
        #expect(try keychain.find(query(password("ann", nil, ["r_Data": true]))) as? Data == Data("one".utf8))
        try keychain.update(query(password("ann")), with: query(["v_Data": Data("three".utf8), "labl": "Ann's"]))
        let both = try keychain.find(query(password("ann", nil, ["r_Data": true, "r_Attributes": true]))) as? [String: Any]
        #expect(both?["v_Data"] as? Data == Data("three".utf8) && both?["labl"] as? String == "Ann's" && both?["acct"] as? String == "ann")
        #expect(both?["pdmn"] as? String == "ak" && both?["cdat"] is Date && both?["class"] as? String == "genp")
        try keychain.delete(query(password("ann")))
        #expect(status { _ = try keychain.find(query(password("ann", nil, ["r_Data": true]))) } == errSecItemNotFound)
        #expect(status { try keychain.delete(query(password("ann"))) } == errSecItemNotFound)
        #expect(status { try keychain.update(query(password("ann")), with: query(["v_Data": Data()])) } == errSecItemNotFound)
    }

    @Test func asManyAreFoundAsAreWanted() throws {
        let keychain = Keychain(folder: nil)
        for name in ["a", "b", "c"] { _ = try keychain.add(query(password(name, name))) }
        let all =
            try keychain.find(query(["class": "genp", "svce": "mail", "m_Limit": "m_LimitAll", "r_Attributes": true])) as? [[String: Any]]
        #expect(all?.compactMap { $0["acct"] as? String } == ["a", "b", "c"])
        let two = try keychain.find(query(["class": "genp", "m_Limit": 2, "r_Data": true])) as? [Data]
        #expect(two == [Data("a".utf8), Data("b".utf8)])
        #expect(try keychain.find(query(["class": "genp"])) == nil)
        let reference = try keychain.find(query(password("b", nil, ["r_PersistentRef": true]))) as? Data
        #expect(try keychain.find(query(["v_PersistentRef": reference!, "r_Data": true])) as? Data == Data("b".utf8))
        #expect(
            try keychain.find(query(["class": "genp", "acct": "B", "m_CaseInsensitive": true, "r_Data": true])) as? Data == Data("b".utf8))
    }

    @Test func itemsOfAllDevicesAreOthers() throws {
        let keychain = Keychain(folder: nil)
        _ = try keychain.add(query(password("ann", "here")))
        _ = try keychain.add(query(password("ann", "everywhere", ["sync": true])))
        #expect(try keychain.find(query(password("ann", nil, ["r_Data": true]))) as? Data == Data("here".utf8))
        #expect(try keychain.find(query(password("ann", nil, ["r_Data": true, "sync": true]))) as? Data == Data("everywhere".utf8))
        let all = try keychain.find(query(password("ann", nil, ["r_Data": true, "sync": "syna", "m_Limit": "m_LimitAll"]))) as? [Data]
        #expect(all?.count == 2)
    }

    @Test func whatIsWrongWithAQueryIsSaidByItsStatus() throws {
        let keychain = Keychain(folder: nil)
        #expect(status { _ = try keychain.add(query(["acct": "a"])) } == errSecParam)
        #expect(status { _ = try query(["class": "genp", "v_Data": "text"]) } == errSecParam)
        #expect(status { _ = try query(["class": "genp", "srvr": "example.org"]) } == errSecNoSuchAttr)
        #expect(status { _ = try query(["class": "nothing"]) } == errSecParam)
        #expect(status { _ = try keychain.add(query(["class": "cert", "v_Data": Data()])) } == errSecUnimplemented)
        #expect(status { _ = try keychain.find(query(["class": "cert"])) } == errSecItemNotFound)
        #expect(status { _ = try keychain.add(query(password("a", "b", ["m_Limit": "m_LimitOne"]))) } == errSecParam)
        _ = try keychain.add(query(password("a", "b")))
        #expect(
            status { try keychain.update(query(password("a", nil, ["m_Limit": "m_LimitOne"])), with: query(["labl": "x"])) } == errSecParam)
        #expect(status { try keychain.update(query(password("a")), with: query(["class": "genp"])) } == errSecParam)
        #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil) as String? == "The specified item already exists in the keychain.")
        #expect(SecCopyErrorMessageString(12, nil) == nil)
    }

    @Test func theFileIsSealedAndOneThatWasChangedIsRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try Keychain(folder: folder).add(query(password("ann", "open sesame")))
        let file = folder.appendingPathComponent("keychain")
        let sealed = try Data(contentsOf: file)
        #expect(sealed.range(of: Data("sesame".utf8)) == nil && sealed.range(of: Data("ann".utf8)) == nil)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
        let again = Keychain(folder: folder)
        #expect(try again.find(query(password("ann", nil, ["r_Data": true]))) as? Data == Data("open sesame".utf8))
        _ = try again.add(query(password("bob", "x")))
        #expect(try Keychain(folder: folder).find(query(password("bob", nil, ["r_Data": true]))) as? Data == Data("x".utf8))
        for index in stride(from: 0, to: sealed.count, by: 7) {
            var changed = sealed
            changed[index] ^= 0x41
            try changed.write(to: file)
            #expect(status { _ = try Keychain(folder: folder).find(query(["class": "genp"])) } == errSecDecode)
            try sealed.prefix(index).write(to: file)
            #expect(status { _ = try Keychain(folder: folder).find(query(["class": "genp"])) } == errSecDecode)
        }
    }

    @Test func theFunctionsTakeWhatAppsWrite() {
        let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "functions", kSecAttrService: "tests"] as CFDictionary
        SecItemDelete(query)
        let full =
            [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "functions", kSecAttrService as String: "tests",
                kSecValueData as String: Data("s".utf8), kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked,
            ] as [String: Any]
        #expect(SecItemAdd(full as CFDictionary, nil) == errSecSuccess && SecItemAdd(full as CFDictionary, nil) == errSecDuplicateItem)
        var item: CFTypeRef?
        let wanted: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "functions",
            kSecReturnData as String: kCFBooleanTrue!,
            kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        #expect(SecItemCopyMatching(wanted as CFDictionary, &item) == errSecSuccess && item as? Data == Data("s".utf8))
        #expect(SecItemUpdate(query, [kSecValueData: Data("t".utf8)] as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(query) == errSecSuccess && SecItemDelete(query) == errSecItemNotFound)
    }

    @Test func randomBytesAreWrittenWhereTheyAreWantedOnly() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
        #expect(bytes[..<32].contains { $0 != 0 } && bytes[32...].allSatisfy { $0 == 0 })
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
    }
}
