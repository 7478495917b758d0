import SampanFoundation

/// What the predicates of contacts, groups and containers are: no others are taken by stores.
final class RecordPredicate: SampanFoundation.NSPredicate {
    enum Records {
        case contacts(String, (AddressBook, ContactValues) -> Bool)
        case groups(String, (AddressBook, StoredGroup) -> Bool)
        case containers(String, (AddressBook) -> Bool)
    }

    let records: Records

    init(_ records: Records) {
        self.records = records
        super.init(block: { _, _ in false })
    }

    required init?(coder: NSCoder) { nil }

    override var predicateFormat: String {
        switch records {
        case .contacts(let text, _), .groups(let text, _), .containers(let text, _): text
        }
    }
}

extension CNContact {
    /// Matches contacts of whose names each word of a text begins one.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        return RecordPredicate(
            .contacts("name MATCHES \"\(name)\"") { _, contact in
                let own = contact.nameWords
                return !words.isEmpty
                    && words.allSatisfy { word in
                        own.contains { $0.range(of: word, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil }
                    }
            })
    }

    /// Matches contacts with an address of mail.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        RecordPredicate(
            .contacts("emailAddresses CONTAINS \"\(emailAddress)\"") { _, contact in
                contact.emailAddresses.contains { String(describing: $0.value).caseInsensitiveCompare(emailAddress) == .orderedSame }
            })
    }

    // @objc(predicateForContactsMatchingPhoneNumber:)
    /// Matches contacts with a phone number, also where it is written differently.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        RecordPredicate(
            .contacts("phoneNumbers CONTAINS \"\(phoneNumber.stringValue)\"") { _, contact in
                contact.phoneNumbers.contains { $0.value.reaches(phoneNumber) }
            })
    }

    /// Matches contacts of some identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        let wanted = Set(identifiers)
        return RecordPredicate(.contacts("identifier IN \(identifiers)") { _, contact in wanted.contains(contact.identifier) })
    }

    /// Matches the contacts of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        RecordPredicate(
            .contacts("group.identifier == \(groupIdentifier)") { book, contact in
                book.groups.contains { $0.identifier == groupIdentifier && $0.members.contains(contact.identifier) }
            })
    }

    /// Matches the contacts of a container.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        RecordPredicate(.contacts("container.identifier == \(containerIdentifier)") { _, _ in containerIdentifier == CNContainer.local })
    }
}

extension CNGroup {
    /// Matches groups of some identifiers.
    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        RecordPredicate(.groups("identifier IN \(identifiers)") { _, group in identifiers.contains(group.identifier) })
    }

    /// Matches the groups of a container.
    public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        RecordPredicate(.groups("container.identifier == \(containerIdentifier)") { _, _ in containerIdentifier == CNContainer.local })
    }
}
