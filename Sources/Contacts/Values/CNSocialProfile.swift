import Foundation

/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceFacebook = "Facebook"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceFlickr = "Flickr"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceMySpace = "MySpace"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceTwitter = "Twitter"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceYelp = "Yelp"
/// A social network, as `CNSocialProfile.service` names it.
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// The key of `CNSocialProfile.urlString`.
public let CNSocialProfileURLStringKey = "urlString"
/// The key of `CNSocialProfile.username`.
public let CNSocialProfileUsernameKey = "username"
/// The key of `CNSocialProfile.userIdentifier`.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// The key of `CNSocialProfile.service`.
public let CNSocialProfileServiceKey = "service"

/// What a contact is called in a social network. See https://developer.apple.com/documentation/contacts/cnsocialprofile.
///
/// Does not change. May be used on any thread.
public final class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The page of the profile.
    public let urlString: String
    /// The name in the network.
    public let username: String
    /// The network's own name for the profile.
    public let userIdentifier: String
    /// The network.
    public let service: String

    /// Creates a profile; what is left out is empty.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
        super.init()
    }

    /// A key as people read it.
    public class func localizedString(forKey key: String) -> String {
        switch key {
        case CNSocialProfileURLStringKey: "URL"
        case CNSocialProfileUsernameKey: "Username"
        case CNSocialProfileUserIdentifierKey: "User Identifier"
        case CNSocialProfileServiceKey: "Service"
        default: key
        }
    }

    /// A network as people read it.
    public class func localizedString(forService service: String) -> String {
        switch service {
        case CNSocialProfileServiceSinaWeibo: "Sina Weibo"
        case CNSocialProfileServiceTencentWeibo: "Tencent Weibo"
        case CNSocialProfileServiceGameCenter: "Game Center"
        case CNSocialProfileServiceMySpace: "Myspace"
        default: service
        }
    }

    private var parts: [String] { [urlString, username, userIdentifier, service] }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.parts == parts }
    public override var hash: Int { parts.hashValue }
    public override var description: String {
        "<CNSocialProfile: urlString=\(urlString), username=\(username), userIdentifier=\(userIdentifier), service=\(service)>"
    }

    /// The same: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(urlString, forKey: CNSocialProfileURLStringKey)
        coder.encode(username, forKey: CNSocialProfileUsernameKey)
        coder.encode(userIdentifier, forKey: CNSocialProfileUserIdentifierKey)
        coder.encode(service, forKey: CNSocialProfileServiceKey)
    }
    /// Reads it from an archive.
    public convenience init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } }
        self.init(
            urlString: text(CNSocialProfileURLStringKey), username: text(CNSocialProfileUsernameKey),
            userIdentifier: text(CNSocialProfileUserIdentifierKey), service: text(CNSocialProfileServiceKey))
    }
}
