import Foundation

/// Says who a person is, as a JSON web token with the claims of Apple's. It is not signed (`"alg": "none"`) and names this machine as its issuer:
/// a server that looks will not take it for one of Apple's.
struct IdentityToken {
    let account: LocalAccount
    let app: String
    let nonce: String?
    var now = Date()

    static let issuer = "sampan.localhost"
    /// For how many seconds it holds.
    static let lifetime = 86400.0

    /// The token: two parts in Base 64, and a signature of no characters.
    var data: Data {
        let begin = Int(now.timeIntervalSince1970)
        var claims: [String: Any] = [
            "iss": Self.issuer, "aud": app, "sub": account.user, "iat": begin, "exp": begin + Int(Self.lifetime), "auth_time": begin,
            "email": account.hidesAddress ? account.hiddenAddress : account.address, "email_verified": false,
            "is_private_email": account.hidesAddress, "nonce_supported": true,
            "real_user_status": ASUserDetectionStatus.unknown.rawValue,
        ]
        if let nonce { claims["nonce"] = nonce }
        return Data("\(Self.part(["alg": "none", "typ": "JWT"])).\(Self.part(claims)).".utf8)
    }

    private static func part(_ values: [String: Any]) -> String {
        let json = (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
        return json.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
