import Foundation

/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceAIM = "AIM"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceFacebook = "Facebook"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceICQ = "ICQ"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceJabber = "Jabber"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceMSN = "MSN"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceQQ = "QQ"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceSkype = "Skype"
/// A service of messages, as `CNInstantMessageAddress.service` names it.
public let CNInstantMessageServiceYahoo = "Yahoo"

/// The key of `CNInstantMessageAddress.username`.
public let CNInstantMessageAddressUsernameKey = "username"
/// The key of `CNInstantMessageAddress.service`.
public let CNInstantMessageAddressServiceKey = "service"

/// What a contact is called with a service of messages. See
/// https://developer.apple.com/documentation/contacts/cninstantmessageaddress.
///
/// Does not change. May be used on any thread.
public final class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name with the service.
    public let username: String
    /// The service.
    public let service: String

    /// Creates an address.
    public init(username: String, service: String) {
        (self.username, self.service) = (username, service)
        super.init()
    }

    /// A key as people read it.
    public class func localizedString(forKey key: String) -> String {
        switch key {
        case CNInstantMessageAddressUsernameKey: "Username"
        case CNInstantMessageAddressServiceKey: "Service"
        default: key
        }
    }

    /// A service as people read it.
    public class func localizedString(forService service: String) -> String {
        switch service {
        case CNInstantMessageServiceGaduGadu: "Gadu-Gadu"
        case CNInstantMessageServiceGoogleTalk: "Google Talk"
        default: service
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return username == other.username && service == other.service
    }
    public override var hash: Int { username.hashValue }
    public override var description: String { "<CNInstantMessageAddress: username=\(username), service=\(service)>" }

    /// The same: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(username, forKey: CNInstantMessageAddressUsernameKey)
        coder.encode(service, forKey: CNInstantMessageAddressServiceKey)
    }
    /// Reads it from an archive.
    public convenience init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } }
        guard let username = text(CNInstantMessageAddressUsernameKey) else { return nil }
        self.init(username: username, service: text(CNInstantMessageAddressServiceKey) ?? "")
    }
}
