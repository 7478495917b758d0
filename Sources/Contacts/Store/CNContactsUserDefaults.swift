import Foundation

/// What the person chose for contacts. See https://developer.apple.com/documentation/contacts/cncontactsuserdefaults.
open class CNContactsUserDefaults: NSObject {
    private static let only = CNContactsUserDefaults()

    override init() { super.init() }

    /// The person's.
    open class func shared() -> Self { unsafeDowncast(only, to: Self.self) }

    /// The country, by its code in small letters: that of the locale.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
    /// By what lists are sorted: as iOS has it where nobody chose.
    open var sortOrder: CNContactSortOrder { .familyName }
}
