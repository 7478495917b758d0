import CryptoKit
import Foundation
import SampanHost
import UIKit

/// The account of this machine that apps sign people in with. It belongs to a person who does not exist, so that no app gets anything of who
/// sits at the machine.
final class LocalAccount: @unchecked Sendable {
    static let shared = LocalAccount(
        app: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName, permissions: .shared, file: defaultFile)

    let permissions: Permissions
    private let app: String
    private let file: URL?
    private let lock = NSLock()
    private var hides: Bool

    private static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Accounts/Account.plist")
        }
    }

    /// - Parameters:
    ///   - app: the app's identifier.
    ///   - permissions: where it is kept whether the person signed in.
    ///   - file: where it is kept which address the app knows; `nil` keeps it in memory.
    init(app: String, permissions: Permissions, file: URL?) {
        (self.app, self.permissions, self.file) = (app, permissions, file)
        let kept = file.flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Bool] }
        hides = kept?["HidesAddress"] ?? false
        permissions.observe { [weak self] service in
            guard service == .appleID, self?.permissions.answer(for: .appleID) == .denied else { return }
            DispatchQueue.main.async {
                NotificationCenter.default.post(name: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil)
            }
        }
    }

    /// The account's own address.
    let address = "ada@example.com"

    /// The person's name.
    var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Example")
        return name
    }

    /// What the app knows the person by: the same each time, another one for another app.
    var user: String {
        let digest = hex("user")
        return "000001.\(digest.prefix(32)).0001"
    }

    /// The address that the app has of a person who hides their own. Nothing that is sent there arrives.
    var hiddenAddress: String { "\(hex("relay").prefix(10))@privaterelay.example.com" }

    private func hex(_ purpose: String) -> String {
        SHA256.hash(data: Data("\(purpose) \(app)".utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// Whether the person signed in, and still uses the account with the app.
    var isSignedIn: Bool { permissions.answer(for: .appleID).map { $0 != .denied } ?? false }

    /// Whether the app does not know the account's own address.
    var hidesAddress: Bool { lock.withLock { hides } }

    func state(of user: String) -> ASAuthorizationAppleIDProvider.CredentialState {
        guard user == self.user else { return .notFound }
        return switch permissions.answer(for: .appleID) {
        case nil: .notFound
        case .denied: .revoked
        case .granted, .grantedOnce: .authorized
        }
    }

    /// Signs the person in: with what was asked for on the first time, without it later.
    func signIn(_ request: ASAuthorizationAppleIDRequest, hidesAddress: Bool) -> ASAuthorizationAppleIDCredential {
        let scopes = isSignedIn ? [] : request.requestedScopes ?? []
        if !isSignedIn { keep(hidesAddress) }
        permissions.set(.granted, for: .appleID)
        let known = hidesAddress ? hiddenAddress : address
        return ASAuthorizationAppleIDCredential(
            user: user, state: request.state, scopes: scopes, token: IdentityToken(account: self, app: app, nonce: request.nonce).data,
            email: scopes.contains(.email) ? known : nil, name: scopes.contains(.fullName) ? name : nil)
    }

    private func keep(_ hidesAddress: Bool) {
        lock.withLock { hides = hidesAddress }
        guard let file,
            let data = try? PropertyListSerialization.data(fromPropertyList: ["HidesAddress": hidesAddress], format: .xml, options: 0)
        else { return }
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("sampan: the local account cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }
}
