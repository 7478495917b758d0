import Foundation

/// The person's contacts as they lie in the app's container: a file of cards, at whose end others can be added.
package enum AddedContacts {
    /// The file; `nil` for what has no container.
    package static var file: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/AddressBook/Contacts.vcf")
        }
    }

    /// Whether a file of that name has contacts.
    package static func has(_ name: String) -> Bool { ["vcf", "vcard"].contains((name as NSString).pathExtension.lowercased()) }

    /// Adds cards.
    ///
    /// - Returns: why they cannot be added.
    package static func add(_ cards: Data, name: String) -> String? {
        let text = String(decoding: cards, as: UTF8.self)
        let begins = text.components(separatedBy: "BEGIN:VCARD").count - 1
        guard begins > 0, begins == text.components(separatedBy: "END:VCARD").count - 1 else {
            return "\(name): expected cards, each from BEGIN:VCARD to END:VCARD"
        }
        guard let file else { return "\(name): there is nothing to keep contacts in" }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let kept = (try? Data(contentsOf: file)) ?? Data()
            try (kept + cards + Data("\r\n".utf8)).write(to: file, options: .atomic)
        } catch { return "\(name): the contacts cannot be kept: \(error.localizedDescription)" }
        return nil
    }
}
