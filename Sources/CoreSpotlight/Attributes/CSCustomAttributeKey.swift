import Foundation

/// The name of an attribute of an app's own. See https://developer.apple.com/documentation/corespotlight/cscustomattributekey.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    /// The name.
    public let keyName: String
    // @objc(searchable)
    /// Whether queries can name it.
    public let isSearchable: Bool
    // @objc(searchableByDefault)
    /// Whether queries of all attributes look at it.
    public let isSearchableByDefault: Bool
    // @objc(unique)
    /// Whether few items have the same value. The index keeps it all the same way.
    public let isUnique: Bool
    // @objc(multiValued)
    /// Whether an item can have several values. The index takes arrays of any key.
    public let isMultiValued: Bool

    // @objc(initWithKeyName:)
    /// Creates a key that queries can name; `nil` for a name that is not of Latin letters, digits and underscores.
    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    // @objc(initWithKeyName:searchable:searchableByDefault:unique:multiValued:)
    /// Creates a key; `nil` for a name that is not of Latin letters, digits and underscores.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else { return nil }
        self.keyName = keyName
        (isSearchable, isSearchableByDefault, isUnique, isMultiValued) = (searchable, searchableByDefault, unique, multiValued)
    }

    /// What marks names that not every query looks at.
    static let mark: Character = "\u{1}"

    /// The name under which the index keeps the value: with a mark behind it where only queries that name it look at it, and with another where none
    /// does.
    var storedName: String { isSearchable ? (isSearchableByDefault ? keyName : Self.namedOnly(keyName)) : keyName + "\(Self.mark)kept" }

    static func namedOnly(_ name: String) -> String { name + "\(mark)named" }
}
