import Foundation

/// Reads the directories of a TIFF file, which is also what cameras put their remarks into (EXIF). Nothing outside the bytes is looked at,
/// whatever they say.
struct TIFFReader {
    private let bytes: [UInt8]
    private let isLittle: Bool
    private var seen: Set<Int> = []

    private init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == 0x49 || bytes[0] == 0x4D else { return nil }
        (self.bytes, isLittle) = (bytes, bytes[0] == 0x49)
        guard short(2) == 42 else { return nil }
    }

    /// What the first picture's directory, and those that it leads to, say.
    static func read(_ bytes: [UInt8], to properties: inout FileProperties) {
        guard var reader = TIFFReader(bytes) else { return }
        let first = reader.directory(at: reader.long(4) ?? 0)
        properties.tiff.merge(reader.values(first, .tiff)) { $1 }
        if let exif = first[0x8769].flatMap({ reader.numbers($0).first }) {
            let directory = reader.directory(at: Int(exif))
            properties.exif.merge(reader.values(directory, .exif)) { $1 }
        }
        if let gps = first[0x8825].flatMap({ reader.numbers($0).first }) {
            let directory = reader.directory(at: Int(gps))
            properties.gps.merge(reader.values(directory, .gps)) { $1 }
        }
        if properties.iptc.isEmpty, let iptc = first[0x83BB] { properties.iptc = IPTCRecord.read(Array(bytes[iptc.range])) }
        if properties.xmp == nil, let xmp = first[0x02BC] { properties.xmp = Data(bytes[xmp.range]) }
    }

    private struct Entry {
        var kind: TagTable.Kind
        var range: Range<Int>
    }

    private func short(_ position: Int) -> Int? {
        guard position >= 0, position + 2 <= bytes.count else { return nil }
        let (a, b) = (Int(bytes[position]), Int(bytes[position + 1]))
        return isLittle ? b << 8 | a : a << 8 | b
    }

    private func long(_ position: Int) -> Int? {
        guard let a = short(position), let b = short(position + 2) else { return nil }
        return isLittle ? b << 16 | a : a << 16 | b
    }

    private mutating func directory(at offset: Int) -> [UInt16: Entry] {
        guard offset >= 8, seen.insert(offset).inserted, let count = short(offset) else { return [:] }
        var result: [UInt16: Entry] = [:]
        for index in 0..<min(count, 1024) {
            let place = offset + 2 + 12 * index
            guard let tag = short(place), let type = short(place + 2), let number = long(place + 4), place + 12 <= bytes.count else {
                break
            }
            // 13 is the number of a directory, 6 and 8 are signed numbers: all of them as wide as others.
            let known = [6: 1, 8: 3, 13: 4][type] ?? type
            guard let kind = TagTable.Kind(rawValue: UInt16(known)), number > 0, number <= bytes.count else { continue }
            let size = number * kind.size
            guard let start = size <= 4 ? place + 8 : long(place + 8), start <= bytes.count - size else { continue }
            result[UInt16(tag)] = Entry(kind: kind, range: start..<start + size)
        }
        return result
    }

    private func numbers(_ entry: Entry) -> [Double] {
        stride(from: entry.range.lowerBound, to: entry.range.upperBound, by: entry.kind.size).map { place in
            switch entry.kind {
            case .byte, .ascii, .undefined: return Double(bytes[place])
            case .short: return Double(short(place) ?? 0)
            case .long: return Double(long(place) ?? 0)
            case .slong: return Double(Int32(truncatingIfNeeded: long(place) ?? 0))
            case .rational:
                let divisor = long(place + 4) ?? 0
                return divisor == 0 ? 0 : Double(long(place) ?? 0) / Double(divisor)
            case .srational:
                let divisor = Int32(truncatingIfNeeded: long(place + 4) ?? 0)
                return divisor == 0 ? 0 : Double(Int32(truncatingIfNeeded: long(place) ?? 0)) / Double(divisor)
            }
        }
    }

    private func values(_ directory: [UInt16: Entry], _ table: TagTable) -> [String: Any] {
        var result: [String: Any] = [:]
        for (number, entry) in directory {
            guard let tag = table.byNumber[number], let value = value(entry, tag.form) else { continue }
            result[tag.key] = value
        }
        return result
    }

    private func value(_ entry: Entry, _ form: TagTable.Form) -> Any? {
        let isWhole = entry.kind != .rational && entry.kind != .srational
        func seen(_ number: Double) -> Any { isWhole ? Int(number) as Any : number }
        switch form {
        case .number, .byte: return numbers(entry).first.map(seen)
        case .list: return entry.range.count > 1 << 16 ? nil : numbers(entry).map(seen)
        case .text: return text(bytes[entry.range])
        case .bytes: return entry.range.count > 1 << 16 ? nil : bytes[entry.range].map { Int($0) }
        case .data: return Data(bytes[entry.range])
        case .version: return version(Array(bytes[entry.range]))
        case .degrees:
            let parts = numbers(entry).prefix(3)
            return zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
        case .time:
            let parts = numbers(entry)
            guard parts.count >= 3, parts.allSatisfy({ $0 >= 0 && $0 < 1000 }) else { return nil }
            func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let whole = "\(padded(Int(parts[0]))):\(padded(Int(parts[1]))):\(padded(Int(parts[2])))"
            let fraction = Int((parts[2] - parts[2].rounded(.down)) * 100)
            return fraction == 0 ? whole : "\(whole).\(padded(fraction))"
        case .comment: return comment(bytes[entry.range])
        }
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String? {
        let content = bytes.prefix { $0 != 0 }
        return String(validating: content, as: UTF8.self) ?? String(content.map { Character(UnicodeScalar($0)) })
    }

    private func version(_ bytes: [UInt8]) -> [Int]? {
        guard bytes.count == 4 else { return nil }
        guard bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return bytes.map { Int($0) } }
        let digits = bytes.map { Int($0) - 0x30 }
        let parts = [digits[0] * 10 + digits[1], digits[2], digits[3]]
        return parts[2] == 0 ? Array(parts.prefix(2)) : parts
    }

    private func comment(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count > 8 else { return nil }
        let (code, content) = (bytes.prefix(8), Array(bytes.dropFirst(8)))
        guard code.starts(with: Array("UNICODE".utf8)) else {
            return text(content[...])?.trimmingCharacters(in: .whitespaces)
        }
        let units = stride(from: 0, to: content.count - 1, by: 2).map { index -> UInt16 in
            let (a, b) = (UInt16(content[index]), UInt16(content[index + 1]))
            return isLittle ? b << 8 | a : a << 8 | b
        }
        return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
    }
}
