import Foundation

/// What a page says of itself in its head: title, Open Graph's tags, icons.
struct PageDescription {
    private(set) var title: String?
    /// Addresses of pictures for the page, the best first.
    private(set) var images: [URL] = []
    /// Addresses of the site's icons, the best first.
    private(set) var icons: [URL] = []
    private(set) var video: URL?

    /// Reads a page's HTML; addresses in it may be relative to its own. A page of the network names nothing but what the network has: it is not to
    /// have this machine's files read.
    init(_ html: String, at url: URL) {
        var (titles, base): ([String: String], URL) = ([:], url)
        var ranked: [(rank: Int, url: URL)] = []
        let schemes: Set = url.isFileURL ? ["http", "https", "file"] : ["http", "https"]
        func address(_ text: String?) -> URL? {
            guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty,
                let found = URL(string: text, relativeTo: base)?.absoluteURL, schemes.contains(found.scheme?.lowercased() ?? "")
            else { return nil }
            return found
        }
        for tag in HeadScanner(html) {
            switch tag.name {
            case "base": if let given = address(tag.attributes["href"]) { base = given }
            case "title": if titles["title"] == nil { titles["title"] = tag.text }
            case "meta":
                let name = (tag.attributes["property"] ?? tag.attributes["name"] ?? "").lowercased()
                let content = tag.attributes["content"]
                switch name {
                case "og:title", "twitter:title": if titles[name] == nil { titles[name] = content }
                case "og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src":
                    if let found = address(content), !images.contains(found) { images.append(found) }
                case "og:video", "og:video:url", "og:video:secure_url": video = video ?? address(content)
                default: break
                }
            case "link":
                let kinds = (tag.attributes["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
                guard let found = address(tag.attributes["href"]) else { continue }
                if kinds.contains("apple-touch-icon") || kinds.contains("apple-touch-icon-precomposed") {
                    ranked.append((1000 + PageDescription.side(tag.attributes["sizes"]), found))
                } else if kinds.contains("icon") {
                    ranked.append((PageDescription.side(tag.attributes["sizes"]), found))
                }
            default: break
            }
        }
        let given = ["og:title", "twitter:title", "title"].lazy.compactMap { titles[$0] }.map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        title = given.first { !$0.isEmpty }
        icons = ranked.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element.url)
        // Where a page says nothing of it, a site's icon has a name of its own.
        if let usual = URL(string: "/favicon.ico", relativeTo: url)?.absoluteURL, !icons.contains(usual) { icons.append(usual) }
    }

    /// The side of the largest icon of "16x16 32x32".
    private static func side(_ sizes: String?) -> Int {
        (sizes ?? "").lowercased().split(whereSeparator: \.isWhitespace).compactMap { Int($0.prefix { $0.isNumber }) }.max().map {
            min($0, 999)
        } ?? 0
    }
}

/// Finds the tags of a page's head, and the text of its title. What is malformed is passed over.
struct HeadScanner: Sequence, IteratorProtocol {
    struct Tag {
        let name: String
        let attributes: [String: String]
        /// What stands behind the tag up to its end, for a title.
        let text: String
    }

    private let bytes: [UInt8]
    private var position = 0
    private var isAtEnd = false

    init(_ html: String) { bytes = Array(html.utf8) }

    mutating func next() -> Tag? {
        while !isAtEnd, let start = find([0x3C]) {
            position = start + 1
            if bytes[position...].starts(with: "!--".utf8) {
                position = find(Array("-->".utf8)).map { $0 + 3 } ?? bytes.count
                continue
            }
            let name = word().lowercased()
            guard !name.isEmpty else { continue }
            if name == "body" { isAtEnd = true }
            let attributes = readAttributes()
            if ["script", "style", "noscript"].contains(name) {
                position = find(Array("</\(name)".utf8)) ?? bytes.count
                continue
            }
            var text = ""
            if name == "title" {
                let end = find(Array("</title".utf8)) ?? bytes.count
                text = HeadScanner.decoded(String(decoding: bytes[position..<end], as: UTF8.self))
                position = end
            }
            return Tag(name: name, attributes: attributes, text: text)
        }
        return nil
    }

    /// The next place of some letters, large or small.
    private func find(_ letters: [UInt8]) -> Int? {
        func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }
        var place = position
        while place + letters.count <= bytes.count {
            if bytes[place..<place + letters.count].lazy.map(small).elementsEqual(letters.lazy.map(small)) { return place }
            place += 1
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, !HeadScanner.isSpace(bytes[position]), !"<>=/\"'".utf8.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readAttributes() -> [String: String] {
        var result: [String: String] = [:]
        while position < bytes.count {
            while position < bytes.count, HeadScanner.isSpace(bytes[position]) || bytes[position] == 0x2F { position += 1 }
            guard position < bytes.count else { break }
            if bytes[position] == 0x3E {
                position += 1
                break
            }
            if bytes[position] == 0x3C { break }
            let name = word().lowercased()
            guard !name.isEmpty else {
                position += 1
                continue
            }
            while position < bytes.count, HeadScanner.isSpace(bytes[position]) { position += 1 }
            var value = ""
            if position < bytes.count, bytes[position] == 0x3D {
                position += 1
                value = readValue()
            }
            if result[name] == nil { result[name] = HeadScanner.decoded(value) }
        }
        return result
    }

    private mutating func readValue() -> String {
        while position < bytes.count, HeadScanner.isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count else { return "" }
        let quote = bytes[position]
        if quote == 0x22 || quote == 0x27 {
            let start = position + 1
            let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
            position = Swift.min(end + 1, bytes.count)
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }
        let start = position
        while position < bytes.count, !HeadScanner.isSpace(bytes[position]), bytes[position] != 0x3E { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A text with what stands for characters in HTML replaced by them.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let names = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "mdash": "—", "ndash": "–", "hellip": "…",
            "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "middot": "·", "bull": "•", "copy": "©",
            "reg": "®", "trade": "™", "euro": "€", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
            "szlig": "ß",
            "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
        ]
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else {
                result.append("&")
                rest = rest.dropFirst()
                continue
            }
            let name = String(rest[rest.index(after: start)..<end])
            var replacement = names[name]
            if name.hasPrefix("#x") || name.hasPrefix("#X") {
                replacement = UInt32(name.dropFirst(2), radix: 16).flatMap { UnicodeScalar($0) }.map { String($0) }
            } else if name.hasPrefix("#") {
                replacement = UInt32(name.dropFirst()).flatMap { UnicodeScalar($0) }.map { String($0) }
            }
            if let replacement {
                result += replacement
                rest = rest[rest.index(after: end)...]
            } else {
                result.append("&")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
