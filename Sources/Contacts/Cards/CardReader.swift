import Foundation

/// Reads cards: RFC 2426, with what Apple's and others' of versions 2.1 and 4.0 have besides.
enum CardReader {
    /// A card of a text: its lines.
    struct Card {
        var lines: [CardLine] = []

        func value(_ name: String) -> String? { lines.first { $0.name == name }?.plain }
        /// Whether the card is of several people.
        var isGroup: Bool { (value("KIND") ?? value("X-ADDRESSBOOKSERVER-KIND"))?.lowercased() == "group" }
    }

    /// The contacts of a file; groups are left out.
    ///
    /// - Throws: `CNError.vCardMalformed` with the line, if it is no file of cards.
    static func contacts(in data: Data) throws -> [ContactValues] { try cards(in: data).filter { !$0.isGroup }.map(contact) }

    /// The cards of a file.
    ///
    /// - Throws: `CNError.vCardMalformed` with the line, if it is no file of cards.
    static func cards(in data: Data) throws -> [Card] {
        var (cards, card): ([Card], Card?) = ([], nil)
        for (number, text) in unfolded(data) {
            guard let line = CardLine(text) else {
                // Between the cards there may be anything.
                if card == nil { continue }
                throw malformed(number, "expected a name, a colon and a value")
            }
            switch (line.name, line.value.trimmingCharacters(in: .whitespaces).uppercased()) {
            case ("BEGIN", "VCARD"):
                guard card == nil else { throw malformed(number, "a card begins within another; expected END:VCARD before it") }
                card = Card()
            case ("END", "VCARD"):
                guard let ended = card else { throw malformed(number, "a card ends that did not begin") }
                cards.append(ended)
                card = nil
            default: card?.lines.append(line)
            }
        }
        if card != nil { throw malformed(nil, "the last card does not end; expected END:VCARD") }
        return cards
    }

    private static func malformed(_ line: Int?, _ reason: String) -> CNError {
        CNError(.vCardMalformed, [NSLocalizedFailureReasonErrorKey: line.map { "Line \($0): \(reason)." } ?? "\(reason)."])
    }

    /// The lines with their numbers: what begins with a space goes on with the line before, and so does what follows an equals sign in
    /// cards of version 2.1.
    private static func unfolded(_ data: Data) -> [(number: Int, text: String)] {
        var text = data
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        var lines: [(number: Int, text: String)] = []
        let raw = String(decoding: text, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var isSoft = false
        for (index, line) in raw.enumerated() {
            if isSoft, !lines.isEmpty {
                lines[lines.count - 1].text.removeLast()
                lines[lines.count - 1].text += line
            } else if line.first == " " || line.first == "\t", !lines.isEmpty {
                lines[lines.count - 1].text += line.dropFirst()
            } else if !line.isEmpty {
                lines.append((index + 1, String(line)))
            }
            let last = lines.last?.text ?? ""
            isSoft = last.hasSuffix("=") && last.range(of: "QUOTED-PRINTABLE", options: .caseInsensitive) != nil
        }
        return lines
    }

    // MARK: Contacts

    /// What a card says of somebody.
    static func contact(_ card: Card) -> ContactValues {
        var values = ContactValues()
        let labels = Dictionary(
            card.lines.filter { $0.name == "X-ABLABEL" && !$0.group.isEmpty }.map { ($0.group, $0.plain) }, uniquingKeysWith: { $1 })
        for line in card.lines where !read(line, labels[line.group], into: &values) {
            values.otherLines.append(line)
        }
        if values.givenName.isEmpty, values.familyName.isEmpty, values.organizationName.isEmpty, let name = card.value("FN") {
            values.givenName = name
        }
        return values
    }

    /// Reads a line. Returns whether it is known here.
    private static func read(_ line: CardLine, _ label: String?, into values: inout ContactValues) -> Bool {
        var parts: [String] { line.components + [String](repeating: "", count: 8) }
        switch line.name {
        case "N":
            let parts = parts
            (values.familyName, values.givenName, values.middleName) = (parts[0], parts[1], parts[2])
            (values.namePrefix, values.nameSuffix) = (parts[3], parts[4])
        case "FN", "VERSION", "PRODID", "REV", "X-ABLABEL", "X-ABADR", "KIND": break
        case "UID": values.identifier = line.plain
        case "NICKNAME": values.nickname = line.plain
        case "X-MAIDENNAME": values.previousFamilyName = line.plain
        case "X-PHONETIC-FIRST-NAME": values.phoneticGivenName = line.plain
        case "X-PHONETIC-MIDDLE-NAME": values.phoneticMiddleName = line.plain
        case "X-PHONETIC-LAST-NAME": values.phoneticFamilyName = line.plain
        case "X-PHONETIC-ORG": values.phoneticOrganizationName = line.plain
        case "ORG": (values.organizationName, values.departmentName) = (parts[0], parts[1])
        case "TITLE": values.jobTitle = line.plain
        case "NOTE": values.note = line.plain
        case "X-ABSHOWAS": values.contactType = line.value.uppercased() == "COMPANY" ? .organization : .person
        case "PHOTO":
            guard let data = line.bytes else { return false }
            values.imageData = data
        case "BDAY":
            guard let day = line.day else { return false }
            values.birthday = day
        case "X-ALTBDAY":
            guard let day = alternateDay(line) else { return false }
            values.nonGregorianBirthday = day
        case "TEL":
            let label = label ?? CardLabels.phone(line.types)
            values.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: telephone(line.plain))))
        default: return readAddress(line, label ?? CardLabels.place(line.types), into: &values)
        }
        return true
    }

    private static func telephone(_ text: String) -> String { text.lowercased().hasPrefix("tel:") ? String(text.dropFirst(4)) : text }

    /// Reads a line of where somebody is found. Returns whether it is known here.
    private static func readAddress(_ line: CardLine, _ label: String?, into values: inout ContactValues) -> Bool {
        switch line.name {
        case "EMAIL": values.emailAddresses.append(CNLabeledValue(label: label, value: line.plain as NSString))
        case "URL": values.urlAddresses.append(CNLabeledValue(label: label, value: line.plain as NSString))
        case "ADR":
            let parts = line.components + [String](repeating: "", count: 7)
            var address = PostalParts()
            // The post box and what extends the street are lines of the street here.
            address.street = [parts[2], parts[1], parts[0]].filter { !$0.isEmpty }.joined(separator: "\n")
            (address.city, address.state, address.postalCode, address.country) = (parts[3], parts[4], parts[5], parts[6])
            address.isoCountryCode = line.parameter("X-ABADR") ?? ""
            address.subLocality = line.parameter("X-APPLE-SUBLOCALITY") ?? ""
            address.subAdministrativeArea = line.parameter("X-APPLE-SUBADMINISTRATIVEAREA") ?? ""
            values.postalAddresses.append(CNLabeledValue(label: label, value: CNPostalAddress(address)))
        case "X-ABRELATEDNAMES":
            values.contactRelations.append(CNLabeledValue(label: label, value: CNContactRelation(name: line.plain)))
        case "X-ABDATE":
            guard let day = line.day else { return false }
            values.dates.append(CNLabeledValue(label: label, value: NSDateComponents(day)))
        case "X-SOCIALPROFILE":
            let service = line.parameter("TYPE")
            let profile = CNSocialProfile(
                urlString: line.plain, username: line.parameter("X-USER"), userIdentifier: line.parameter("X-USERID"),
                service: service.map(CardLabels.network))
            values.socialProfiles.append(CNLabeledValue(label: label == service ? nil : label, value: profile))
        case "IMPP":
            let text = line.plain
            let name = text.split(separator: ":", maxSplits: 1).last.map(String.init) ?? text
            let address = CNInstantMessageAddress(username: name, service: line.parameter("X-SERVICE-TYPE") ?? "")
            values.instantMessageAddresses.append(CNLabeledValue(label: label, value: address))
        default: return false
        }
        return true
    }

    /// A birthday in a calendar that the line names.
    private static func alternateDay(_ line: CardLine) -> DateComponents? {
        guard var day = line.day, let name = line.parameter("CALSCALE")?.lowercased() else { return nil }
        guard let calendar = CardLabels.calendars.first(where: { $0.name == name }) else { return nil }
        day.calendar = Calendar(identifier: calendar.identifier)
        return day
    }
}

extension NSDateComponents {
    /// The same as `DateComponents`, with a calendar.
    convenience init(_ components: DateComponents) {
        self.init()
        calendar = components.calendar
        if let year = components.year { self.year = year }
        if let month = components.month { self.month = month }
        if let day = components.day { self.day = day }
    }

    /// A day.
    var dayComponents: DateComponents {
        func known(_ value: Int) -> Int? { value == NSDateComponentUndefined ? nil : value }
        var day = DateComponents(calendar: calendar)
        (day.year, day.month, day.day) = (known(year), known(month), known(self.day))
        return day
    }
}
