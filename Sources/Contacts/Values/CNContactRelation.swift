import Foundation

/// Somebody whom a contact is related to. See https://developer.apple.com/documentation/contacts/cncontactrelation.
///
/// Does not change. May be used on any thread.
public final class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The related person's name.
    public let name: String

    /// Creates a relation to somebody of a name.
    public init(name: String) {
        self.name = name
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    public override var hash: Int { name.hashValue }
    public override var description: String { "<CNContactRelation: name=\(name)>" }

    /// The same: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    public func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
    /// Reads it from an archive.
    public init?(coder: NSCoder) {
        guard let value = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        name = String(describing: value)
        super.init()
    }
}
