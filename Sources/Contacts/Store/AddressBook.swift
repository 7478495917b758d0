import Foundation
import SampanHost

/// All contacts and groups of a person.
struct AddressBook {
    var contacts: [ContactValues] = []
    var groups: [StoredGroup] = []

    init() {}

    /// Reads a file of cards: groups are cards, too.
    init(cards data: Data) throws {
        for card in try CardReader.cards(in: data) {
            if card.isGroup {
                let members = card.lines.filter { $0.name == "X-ADDRESSBOOKSERVER-MEMBER" || $0.name == "MEMBER" }.map {
                    $0.plain.replacingOccurrences(of: "urn:uuid:", with: "")
                }
                groups.append(
                    StoredGroup(identifier: card.value("UID") ?? UUID().uuidString, name: card.value("FN") ?? "", members: members))
            } else {
                contacts.append(CardReader.contact(card))
            }
        }
    }

    /// The file of cards.
    var cards: Data {
        var text = contacts.map { CardWriter.card(of: $0, isForStore: true) }.joined()
        for group in groups {
            let lines =
                [
                    CardLine("N", CardLine.escaped(group.name)), CardLine("FN", CardLine.escaped(group.name)),
                    CardLine("UID", CardLine.escaped(group.identifier)), CardLine("X-ADDRESSBOOKSERVER-KIND", "group"),
                ] + group.members.map { CardLine("X-ADDRESSBOOKSERVER-MEMBER", CardLine.escaped("urn:uuid:\($0)")) }
            text += "BEGIN:VCARD\r\nVERSION:3.0\r\n\(lines.map(\.text).joined())END:VCARD\r\n"
        }
        return Data(text.utf8)
    }
}

/// Keeps the person's contacts in the app's container, as a file of cards.
///
/// Others may add cards to the file, too: it is read again when it has changed. May be used on any thread.
final class ContactsDatabase: @unchecked Sendable {
    static let shared = ContactsDatabase(file: AddedContacts.file)

    private let file: URL?
    private let lock = NSLock()
    private var known: (book: AddressBook, change: FileChange?)?

    /// What tells one state of a file from another.
    private struct FileChange: Equatable {
        var date: Date?
        var size: Int?
    }

    /// - Parameter file: where it is kept; `nil` keeps it in memory.
    init(file: URL?) { self.file = file }

    var book: AddressBook { lock.withLock { loaded() } }

    /// Changes what is kept.
    ///
    /// - Throws: what `body` throws, or `CNError.dataAccessError` if it cannot be written; it is as before then.
    func change(_ body: (inout AddressBook) throws -> Void) throws {
        try lock.withLock {
            var book = loaded()
            try body(&book)
            try write(book)
        }
    }

    private func write(_ book: AddressBook) throws {
        guard let file else { return known = (book, nil) }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try book.cards.write(to: file, options: .atomic)
        } catch {
            throw CNError(
                .dataAccessError, [NSLocalizedFailureReasonErrorKey: "The contacts cannot be kept: \(error.localizedDescription)"])
        }
        known = (book, change(of: file))
    }

    private func change(of file: URL) -> FileChange {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return FileChange(date: attributes?[.modificationDate] as? Date, size: (attributes?[.size] as? NSNumber)?.intValue)
    }

    /// A file that cannot be read is put aside, and a new one begun.
    private func loaded() -> AddressBook {
        guard let file else { return known?.book ?? AddressBook() }
        let change = change(of: file)
        if let known, known.change == change { return known.book }
        var book = AddressBook()
        if let data = try? Data(contentsOf: file) {
            do {
                book = try AddressBook(cards: data)
                // Cards from elsewhere have no identifiers: those that they were given now are to be the same at the next start.
                if book.cards != data { try? write(book) }
            } catch {
                let aside = file.appendingPathExtension("unreadable")
                try? FileManager.default.removeItem(at: aside)
                try? FileManager.default.moveItem(at: file, to: aside)
                let reason = (error as? CNError)?.failureReason ?? error.localizedDescription
                FileHandle.standardError.write(
                    Data("sampan: \(file.path) is no file of cards and was put aside as \(aside.lastPathComponent): \(reason)\n".utf8))
            }
        }
        known = (book, self.change(of: file))
        return book
    }
}
