import Foundation

/// The names of a font, from its `name` table.
///
/// See https://learn.microsoft.com/typography/opentype/spec/name.
struct FontFace: Hashable {
    let family: String
    let style: String
    let postScriptName: String

    /// Why bytes are no font.
    struct Fault: Error { let text: String }

    /// How many fonts a collection may have.
    private static let limit = 4_096

    /// The fonts of a file: one, or those of a collection.
    ///
    /// - Throws: `Fault`.
    static func all(in bytes: [UInt8]) throws -> [FontFace] {
        let reader = FontReader(bytes: bytes)
        guard try reader.number(at: 0, size: 4) == FontReader.tag("ttcf") else { return [try FontFace(reader, at: 0)] }
        let count = try reader.number(at: 8, size: 4)
        guard count <= limit else { throw Fault(text: "it says that it holds \(count) fonts") }
        return try (0..<count).map { try FontFace(reader, at: try reader.number(at: 12 + 4 * $0, size: 4)) }
    }

    private init(_ reader: FontReader, at start: Int) throws {
        let kinds = [0x0001_0000, FontReader.tag("OTTO"), FontReader.tag("true"), FontReader.tag("typ1")]
        guard kinds.contains(try reader.number(at: start, size: 4)) else { throw Fault(text: "it does not begin as fonts do") }
        let names = try reader.names(ofFontAt: start)
        // The typographic names tell families of more than four styles together; older programs go by the first two.
        guard let family = names[16] ?? names[1], let name = names[6] else { throw Fault(text: "it has no name") }
        (self.family, style, postScriptName) = (family, names[17] ?? names[2] ?? "Regular", name)
    }
}

/// Reads the tables of a font; nothing is read beyond the file.
struct FontReader {
    let bytes: [UInt8]

    static func tag(_ text: String) -> Int { text.utf8.reduce(0) { $0 << 8 | Int($1) } }

    func number(at place: Int, size: Int) throws -> Int {
        guard place >= 0, place <= bytes.count - size else { throw FontFace.Fault(text: "it is cut short") }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The texts of a font by their numbers: of each the one in American English, if there is one.
    func names(ofFontAt start: Int) throws -> [Int: String] {
        let tables = try number(at: start + 4, size: 2)
        var place: Int?
        for index in 0..<tables {
            let entry = start + 12 + 16 * index
            if try number(at: entry, size: 4) == Self.tag("name") { place = try number(at: entry + 8, size: 4) }
        }
        guard let place else { throw FontFace.Fault(text: "it has no table of names") }
        let texts = place + (try number(at: place + 4, size: 2))
        var best: [Int: (rank: Int, text: String)] = [:]
        for index in 0..<(try number(at: place + 2, size: 2)) {
            let record = place + 6 + 12 * index
            let parts = try (0..<6).map { try number(at: record + 2 * $0, size: 2) }
            guard [1, 2, 6, 16, 17].contains(parts[3]), let rank = Self.rank(platform: parts[0], encoding: parts[1], language: parts[2])
            else {
                continue
            }
            let begin = texts + parts[5]
            guard begin <= bytes.count - parts[4], rank < best[parts[3]]?.rank ?? .max else { continue }
            let text = Self.text(bytes[begin..<begin + parts[4]], isMacRoman: parts[0] == 1)
            if !text.isEmpty { best[parts[3]] = (rank, text) }
        }
        return best.mapValues(\.text)
    }

    /// The place of a record among those of its number, lower is better; `nil` for what cannot be read.
    private static func rank(platform: Int, encoding: Int, language: Int) -> Int? {
        // Core Text takes a Mac's own records first.
        switch (platform, encoding) {
        case (1, 0): language == 0 ? 0 : 6
        case (3, 1), (3, 10), (3, 0): language == 0x0409 ? 1 : language & 0x3FF == 0x09 ? 2 : 5
        case (0, _): 3
        default: nil
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>, isMacRoman: Bool) -> String {
        let bytes = Array(bytes)
        if isMacRoman { return String(bytes: bytes, encoding: .macOSRoman) ?? "" }
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }
}
