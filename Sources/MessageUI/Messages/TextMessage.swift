import Foundation

/// A message as it is written.
struct TextMessage: Equatable {
    var recipients: [String] = []
    /// `nil` for a message of a kind that has none.
    var subject: String?
    var text = ""
    var attachments: [Attachment] = []

    /// Whether there is something to send, and somebody to send it to.
    var canBeSent: Bool { !recipients.isEmpty && !(text.isEmpty && attachments.isEmpty) }

    /// The message as a text: whom it goes to and the like, an empty line, and what is written.
    ///
    /// - Parameter files: the names that its attachments were given.
    func file(date: Date, files: [String]) -> Data {
        func line(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
        var lines = ["To: \(line(recipients.joined(separator: ", ")))"]
        if let subject, !subject.isEmpty { lines.append("Subject: \(line(subject))") }
        lines.append("Date: \(ISO8601DateFormatter().string(from: date))")
        lines += files.map { "Attachment: \($0)" }
        return Data((lines + ["", text, ""]).joined(separator: "\n").utf8)
    }
}

extension Outbox {
    /// Keeps a message and its attachments. Returns where the message is.
    @discardableResult
    func keep(_ message: TextMessage, date: Date) throws -> URL {
        let name = message.recipients.first ?? ""
        let names = Self.distinct(message.attachments.map { URL.fileName(of: $0.name, else: "Attachment") })
        let file = try keep(message.file(date: date, files: names), named: name, ending: "txt", in: .messages)
        guard !message.attachments.isEmpty else { return file }
        let folder = file.deletingPathExtension()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (attachment, name) in zip(message.attachments, names) {
                try attachment.data.write(to: folder.appendingPathComponent(name))
            }
        } catch {
            // A message without its attachments is not what was written.
            for place in [file, folder] { try? FileManager.default.removeItem(at: place) }
            throw error
        }
        return file
    }

    /// The names, with numbers behind those that were there before.
    private static func distinct(_ names: [String]) -> [String] {
        var seen = Set<String>()
        return names.map { name in
            let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            var (free, number) = (name, 1)
            while !seen.insert(free.lowercased()).inserted {
                number += 1
                free = "\(stem) \(number)\(ending.isEmpty ? "" : ".\(ending)")"
            }
            return free
        }
    }
}
