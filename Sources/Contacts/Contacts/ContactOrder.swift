import Foundation

/// How contacts are sorted by name.
enum ContactOrder {
    static let keys = [
        CNContactTypeKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNicknameKey,
        CNContactOrganizationNameKey, CNContactPhoneticGivenNameKey, CNContactPhoneticFamilyNameKey,
    ]

    static func compare(_ a: ContactValues, _ b: ContactValues, by order: CNContactSortOrder) -> ComparisonResult {
        let order = order == .userDefault ? CNContactsUserDefaults.shared().sortOrder : order
        guard order != .none else { return .orderedSame }
        for (x, y) in zip(words(a, by: order), words(b, by: order)) {
            let result = x.compare(y, options: [.caseInsensitive, .diacriticInsensitive, .numeric], locale: .current)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    /// The words that are compared. Where there is no name, what is shown in its place stands first.
    private static func words(_ values: ContactValues, by order: CNContactSortOrder) -> [String] {
        let given = values.phoneticGivenName.isEmpty ? values.givenName : values.phoneticGivenName
        let family = values.phoneticFamilyName.isEmpty ? values.familyName : values.phoneticFamilyName
        var words = order == .familyName ? [family, given, values.middleName] : [given, values.middleName, family]
        if values.contactType == .organization { words = [] }
        words.append(contentsOf: [values.nickname, values.organizationName])
        words = words.filter { !$0.isEmpty }
        return words + [String](repeating: "", count: 5 - words.count)
    }
}
