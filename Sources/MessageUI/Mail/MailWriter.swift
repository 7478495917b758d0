import Foundation

/// Writes mail as files that any program of mail reads: RFC 5322, with MIME (RFC 2045 to 2047, 2231) for what is not plain.
struct MailWriter {
    /// The address of a person who set up no other.
    static let ownAddress = "person@localhost"

    let draft: MailDraft
    let date: Date

    /// The file.
    var file: Data {
        var lines = ["From: \(Self.address(draft.sender ?? Self.ownAddress))"]
        for (name, addresses) in [("To", draft.to), ("Cc", draft.cc), ("Bcc", draft.bcc)] where !addresses.isEmpty {
            lines.append("\(name): " + addresses.map(Self.address).joined(separator: ",\r\n "))
        }
        lines += ["Subject: \(Self.words(draft.subject))", "Date: \(Self.text(of: date))", "MIME-Version: 1.0"]
        // Programs of mail open such a file to be sent, not to be read.
        lines.append("X-Unsent: 1")
        let content = content
        return Data((lines + content.headers).joined(separator: "\r\n").utf8) + Data("\r\n\r\n".utf8) + content.body
    }

    // MARK: Parts

    private struct Part {
        var headers: [String]
        var body: Data
    }

    private var content: Part {
        var text = Self.part(draft.text, subtype: "plain")
        if let html = draft.html { text = Self.joined([text, Self.part(html, subtype: "html")], as: "alternative") }
        guard !draft.attachments.isEmpty else { return text }
        return Self.joined([text] + draft.attachments.map(Self.part), as: "mixed")
    }

    /// Text of short lines of ASCII is written as it is, any other in base 64.
    private static func part(_ text: String, subtype: String) -> Part {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let isPlain = text.utf8.allSatisfy { $0 < 128 && $0 != 0 } && lines.allSatisfy { $0.utf8.count <= 76 }
        let body = lines.joined(separator: "\r\n") + "\r\n"
        return Part(
            headers: [
                "Content-Type: text/\(subtype); charset=utf-8", "Content-Transfer-Encoding: \(isPlain ? "7bit" : "base64")",
            ], body: isPlain ? Data(body.utf8) : base64(Data(body.utf8)))
    }

    private static func part(_ attachment: Attachment) -> Part {
        Part(
            headers: [
                "Content-Type: \(mediaType(attachment.mimeType))", "Content-Transfer-Encoding: base64",
                "Content-Disposition: attachment;\r\n \(fileName(attachment.name))",
            ], body: base64(attachment.data))
    }

    private static func joined(_ parts: [Part], as kind: String) -> Part {
        // Whatever is in no part may stand between them.
        var number = 1
        var boundary: String { "part-of-\(kind)-\(number)" }
        while parts.contains(where: { $0.body.range(of: Data(boundary.utf8)) != nil }) { number += 1 }
        var body = Data()
        for part in parts {
            body += Data("--\(boundary)\r\n\(part.headers.joined(separator: "\r\n"))\r\n\r\n".utf8)
            body += part.body + Data("\r\n".utf8)
        }
        body += Data("--\(boundary)--\r\n".utf8)
        return Part(headers: ["Content-Type: multipart/\(kind); boundary=\"\(boundary)\""], body: body)
    }

    private static func base64(_ data: Data) -> Data {
        data.base64EncodedData(options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed]) + Data("\r\n".utf8)
    }

    // MARK: Fields

    /// What is no type of data is unknown data: it must not end the line.
    private static func mediaType(_ text: String) -> String {
        let isType =
            isPrintable(text) && text.split(separator: ";").first.map { $0.split(separator: "/").count == 2 } ?? false
        return isType ? text : "application/octet-stream"
    }

    /// A file's name as a parameter.
    private static func fileName(_ name: String) -> String {
        if isPrintable(name) { return "filename=\"\(escaped(name))\"" }
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return "filename*=utf-8''\(name.addingPercentEncoding(withAllowedCharacters: plain) ?? "")"
    }

    /// An address, perhaps with a name before it: `Name <address>`.
    static func address(_ text: String) -> String {
        let text = singleLine(text)
        guard text.hasSuffix(">"), let start = text.lastIndex(of: "<") else { return text }
        let name = text[..<start].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
        guard !name.isEmpty else { return String(text[start...]) }
        return (isPrintable(name) ? "\"\(escaped(name))\"" : words(name)) + " \(text[start...])"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }

    /// Whether a text is of ASCII's visible characters and spaces, which a field may hold as they are.
    private static func isPrintable(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 32 && $0 < 127 } }

    private static func singleLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// A text of a field: what is not ASCII, or too long for a line, in encoded words of at most 75 characters.
    static func words(_ text: String) -> String {
        let text = singleLine(text)
        if isPrintable(text), text.utf8.count <= 66, !text.contains("=?") { return text }
        var (words, current) = ([String](), "")
        for character in text {
            // 45 bytes are 60 of base 64.
            if current.utf8.count + character.utf8.count > 45, !current.isEmpty {
                words.append(current)
                current = ""
            }
            current.append(character)
        }
        return (words + [current]).map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }

    private static func text(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .current
        formatter.dateFormat = "EEE, d MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }
}
