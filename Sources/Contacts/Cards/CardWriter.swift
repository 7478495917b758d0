import Foundation

/// Writes cards of version 3.0, as Apple's are.
enum CardWriter {
    /// A card of somebody.
    ///
    /// - Parameter isForStore: whether the identifier is written, too: elsewhere it means nothing.
    static func card(of values: ContactValues, isForStore: Bool = false) -> String {
        var lines = Lines()
        let name = [values.familyName, values.givenName, values.middleName, values.namePrefix, values.nameSuffix].map(CardLine.escaped)
        lines.add("N", name.joined(separator: ";"))
        let shown = NameText.fullName(of: values) ?? ""
        lines.add("FN", CardLine.escaped(shown))
        if isForStore { lines.add("UID", CardLine.escaped(values.identifier)) }
        lines.addText("NICKNAME", values.nickname)
        lines.addText("X-MAIDENNAME", values.previousFamilyName)
        lines.addText("X-PHONETIC-FIRST-NAME", values.phoneticGivenName)
        lines.addText("X-PHONETIC-MIDDLE-NAME", values.phoneticMiddleName)
        lines.addText("X-PHONETIC-LAST-NAME", values.phoneticFamilyName)
        lines.addText("X-PHONETIC-ORG", values.phoneticOrganizationName)
        if !values.organizationName.isEmpty || !values.departmentName.isEmpty {
            lines.add("ORG", "\(CardLine.escaped(values.organizationName));\(CardLine.escaped(values.departmentName))")
        }
        lines.addText("TITLE", values.jobTitle)
        lines.addText("NOTE", values.note)
        if values.contactType == .organization { lines.add("X-ABShowAs", "COMPANY") }
        for phone in values.phoneNumbers {
            lines.add("TEL", CardLine.escaped(phone.value.stringValue), label: phone.label, types: CardLabels.types(ofPhone: phone.label))
        }
        for mail in values.emailAddresses {
            lines.add(
                "EMAIL", CardLine.escaped(String(describing: mail.value)), label: mail.label,
                types: CardLabels.types(ofPlace: mail.label).map { ["INTERNET"] + $0 })
        }
        for address in values.postalAddresses { lines.add(address) }
        for url in values.urlAddresses {
            lines.add("URL", CardLine.escaped(String(describing: url.value)), label: url.label, types: CardLabels.types(ofPlace: url.label))
        }
        addNames(of: values, to: &lines)
        addDays(of: values, to: &lines)
        if let image = values.imageData {
            lines.add("PHOTO", image.base64EncodedString(), parameters: [("ENCODING", "b")] + type(of: image))
        }
        let own = values.otherLines.map(\.text).joined()
        return "BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:-//Sampan//Contacts//EN\r\n\(lines.text)\(own)END:VCARD\r\n"
    }

    private static func type(of image: Data) -> [(String, String)] {
        if image.starts(with: [0xFF, 0xD8]) { return [("TYPE", "JPEG")] }
        if image.starts(with: [0x89, 0x50]) { return [("TYPE", "PNG")] }
        return []
    }

    private static func addNames(of values: ContactValues, to lines: inout Lines) {
        for relation in values.contactRelations {
            lines.add(
                "X-ABRELATEDNAMES", CardLine.escaped(relation.value.name), label: relation.label, types: relation.label == nil ? [] : nil)
        }
        for profile in values.socialProfiles {
            let value = profile.value
            var parameters = value.service.isEmpty ? [] : [("TYPE", value.service.lowercased())]
            if !value.username.isEmpty { parameters.append(("x-user", Lines.parameter(value.username))) }
            if !value.userIdentifier.isEmpty { parameters.append(("x-userid", Lines.parameter(value.userIdentifier))) }
            lines.add("X-SOCIALPROFILE", CardLine.escaped(value.urlString), label: profile.label, types: nil, parameters: parameters)
        }
        for message in values.instantMessageAddresses {
            let (name, service) = (message.value.username, message.value.service)
            lines.add(
                "IMPP", CardLine.escaped("x-apple:\(name)"), label: message.label, types: CardLabels.types(ofPlace: message.label),
                parameters: service.isEmpty ? [] : [("X-SERVICE-TYPE", Lines.parameter(service))])
        }
    }

    private static func addDays(of values: ContactValues, to lines: inout Lines) {
        if let day = values.birthday, let line = CardLine.day(day, name: "BDAY") { lines.add(line) }
        if let day = values.nonGregorianBirthday, var line = CardLine.day(day, name: "X-ALTBDAY"),
            let calendar = CardLabels.calendars.first(where: { $0.identifier == day.calendar?.identifier })
        {
            line.parameters.append(("CALSCALE", calendar.name))
            lines.add(line)
        }
        for date in values.dates {
            guard let line = CardLine.day(date.value.dayComponents, name: "X-ABDATE") else { continue }
            lines.add(line, label: date.label)
        }
    }

    /// The lines of a card as they come.
    private struct Lines {
        private(set) var text = ""
        private var items = 0

        mutating func add(_ line: CardLine, label: String? = nil) {
            var line = line
            guard let label else {
                text += line.text
                return
            }
            items += 1
            line.group = "item\(items)"
            text += line.text + CardLine("X-ABLabel", CardLine.escaped(label), group: line.group).text
        }

        mutating func add(_ name: String, _ value: String, parameters: [(String, String)] = []) {
            add(CardLine(name, value, parameters: parameters))
        }

        mutating func addText(_ name: String, _ value: String) { if !value.isEmpty { add(name, CardLine.escaped(value)) } }

        /// Adds a line whose label is among its types, or stands in a line of its own.
        mutating func add(_ name: String, _ value: String, label: String?, types: [String]?, parameters: [(String, String)] = []) {
            let line = CardLine(name, value, parameters: (types ?? []).map { ("TYPE", $0) } + parameters)
            add(line, label: types == nil ? label : nil)
        }

        mutating func add(_ address: CNLabeledValue<CNPostalAddress>) {
            let parts = address.value.parts
            let fields = ["", "", parts.street, parts.city, parts.state, parts.postalCode, parts.country].map(CardLine.escaped)
            var parameters: [(String, String)] = []
            let besides = [
                ("X-ABADR", parts.isoCountryCode), ("X-APPLE-SUBLOCALITY", parts.subLocality),
                ("X-APPLE-SUBADMINISTRATIVEAREA", parts.subAdministrativeArea),
            ]
            for (name, value) in besides where !value.isEmpty { parameters.append((name, Self.parameter(value))) }
            add(
                "ADR", fields.joined(separator: ";"), label: address.label, types: CardLabels.types(ofPlace: address.label),
                parameters: parameters)
        }

        /// A text as a parameter's value: it has no way to say quotation marks and line breaks.
        static func parameter(_ text: String) -> String {
            let plain = text.map { $0 == "\"" ? "'" : $0.isNewline ? " " : $0 }
            return plain.contains { ";:,".contains($0) } ? "\"\(String(plain))\"" : String(plain)
        }
    }
}
