import Foundation
import ObjCRuntime

/// A device of a session. Two of the same name are not the same.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcpeerid.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Its name for people.
    public let displayName: String
    /// What tells it from others.
    let identifier: String

    /// A device. The name has 63 bytes at most in UTF-8, and one at least; any other ends the app, as on iOS.
    public init(displayName myDisplayName: String) {
        guard (1...63).contains(myDisplayName.utf8.count) else {
            ObjCException.raise("NSInvalidArgumentException", "Invalid displayName passed to MCPeerID")
        }
        (displayName, identifier) = (myDisplayName, UUID().uuidString)
    }

    init(_ card: PeerCard) { (displayName, identifier) = (card.name, card.identifier) }

    /// A device that was kept.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName"),
            let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
        else { return nil }
        (displayName, self.identifier) = ("\(name)", "\(identifier)")
    }

    /// Keeps it.
    open func encode(with coder: NSCoder) {
        coder.encode(displayName as NSString, forKey: "displayName")
        coder.encode(identifier as NSString, forKey: "identifier")
    }

    /// Yes.
    public static var supportsSecureCoding: Bool { true }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { "<MCPeerID: \(identifier) DisplayName = \(displayName)>" }

    /// How others know it.
    var card: PeerCard { PeerCard(identifier: identifier, name: displayName) }
}
