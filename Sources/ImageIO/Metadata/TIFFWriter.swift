import Foundation

/// Writes what is said of a picture as the directories of a TIFF file, the highest byte first.
enum TIFFWriter {
    private struct Entry {
        var number: UInt16
        var kind: TagTable.Kind
        var count: Int
        var content: [UInt8]
    }

    /// What says how the pixels of a TIFF file lie, and would be wrong in another.
    private static let structural: Set<UInt16> = [0x0103, 0x0106, 0x012D, 0x0142, 0x0143]

    /// The bytes; `nil` if there is nothing to say.
    static func data(_ properties: FileProperties) -> [UInt8]? {
        var main = entries(properties.tiff, .tiff).filter { !structural.contains($0.number) }
        let exif = entries(properties.exif, .exif)
        let gps = entries(properties.gps, .gps)
        guard !main.isEmpty || !exif.isEmpty || !gps.isEmpty else { return nil }
        // Where other directories begin is known when the first one's length is.
        if !exif.isEmpty { main.append(Entry(number: 0x8769, kind: .long, count: 1, content: long(0))) }
        if !gps.isEmpty { main.append(Entry(number: 0x8825, kind: .long, count: 1, content: long(0))) }
        let exifStart = 8 + length(main)
        let gpsStart = exifStart + (exif.isEmpty ? 0 : length(exif))
        for index in main.indices {
            if main[index].number == 0x8769 { main[index].content = long(exifStart) }
            if main[index].number == 0x8825 { main[index].content = long(gpsStart) }
        }
        var result: [UInt8] = [0x4D, 0x4D, 0, 42] + long(8)
        for directory in [main, exif, gps] where !directory.isEmpty { result += bytes(directory, at: result.count) }
        return result
    }

    private static func short(_ value: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)] }
    private static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }

    private static func length(_ directory: [Entry]) -> Int {
        6 + 12 * directory.count + directory.reduce(0) { $0 + ($1.content.count > 4 ? ($1.content.count + 1) & ~1 : 0) }
    }

    private static func bytes(_ directory: [Entry], at start: Int) -> [UInt8] {
        var (head, body) = (short(directory.count), [UInt8]())
        let bodyStart = start + 6 + 12 * directory.count
        for entry in directory.sorted(by: { $0.number < $1.number }) {
            head += short(Int(entry.number)) + short(Int(entry.kind.rawValue)) + long(entry.count)
            if entry.content.count > 4 {
                head += long(bodyStart + body.count)
                body += entry.content + (entry.content.count % 2 == 1 ? [0] : [])
            } else {
                head += entry.content + [UInt8](repeating: 0, count: 4 - entry.content.count)
            }
        }
        return head + long(0) + body
    }

    private static func entries(_ values: [String: Any], _ table: TagTable) -> [Entry] {
        table.tags.compactMap { tag in
            guard let value = values[tag.key], let (content, count) = content(value, tag), content.count < 1 << 16 else { return nil }
            return Entry(number: tag.number, kind: tag.kind, count: count, content: content)
        }
    }

    private static func numbers(_ value: Any) -> [Double] {
        let list = (value as? [Any]) ?? [value]
        return list.compactMap { ($0 as? NSNumber)?.doubleValue ?? ($0 as? String).flatMap { Double($0) } }.filter(\.isFinite)
    }

    private static func content(_ value: Any, _ tag: TagTable.Tag) -> (bytes: [UInt8], count: Int)? {
        switch tag.form {
        case .number, .list, .byte, .bytes:
            if tag.kind == .ascii { break }
            var numbers = numbers(value)
            if tag.form == .number || tag.form == .byte { numbers = Array(numbers.prefix(1)) }
            if numbers.isEmpty { return nil }
            return (numbers.flatMap { content($0, tag.kind) }, numbers.count)
        case .text: break
        case .data: return (value as? Data).map { (Array($0), $0.count) }
        case .version:
            let parts = numbers(value).map { Int(min(max($0, 0), 99)) }
            guard !parts.isEmpty else { return nil }
            let digits = [parts[0] / 10, parts[0] % 10, parts.count > 1 ? parts[1] % 10 : 0, parts.count > 2 ? parts[2] % 10 : 0]
            return (digits.map { UInt8(0x30 + $0) }, 4)
        case .degrees:
            guard let degrees = numbers(value).first.map({ abs($0) }), degrees < 1000 else { return nil }
            let minutes = (degrees - degrees.rounded(.down)) * 60
            // Whole degrees, and minutes as finely as they are known.
            return (content(degrees.rounded(.down), .rational) + content(minutes, .rational) + content(0, .rational), 3)
        case .time:
            let parts = ((value as? String) ?? "").split(separator: ":").compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 }
            return parts.count == 3 ? (parts.flatMap { content($0, .rational) }, 3) : nil
        case .comment:
            guard let text = value as? String else { return nil }
            if text.utf8.allSatisfy({ $0 < 128 }) {
                let bytes = Array("ASCII".utf8) + [0, 0, 0] + Array(text.utf8)
                return (bytes, bytes.count)
            }
            let bytes = Array("UNICODE".utf8) + [0] + text.utf16.flatMap { short(Int($0)) }
            return (bytes, bytes.count)
        }
        let text = (value as? String) ?? (value as? NSNumber)?.stringValue
        return text.map { text in
            let bytes = Array(text.utf8.filter { $0 != 0 }) + [0]
            return (bytes, bytes.count)
        }
    }

    private static func content(_ number: Double, _ kind: TagTable.Kind) -> [UInt8] {
        func whole(_ least: Double, _ greatest: Double) -> Int { Int(min(max(number.rounded(), least), greatest)) }
        switch kind {
        case .byte, .ascii, .undefined: return [UInt8(whole(0, 255))]
        case .short: return short(whole(0, 65535))
        case .long: return long(whole(0, 4_294_967_295))
        case .slong: return long(whole(-2_147_483_648, 2_147_483_647))
        case .rational:
            let (top, bottom) = fraction(min(max(number, 0), 4_294_967_295))
            return long(top) + long(bottom)
        case .srational:
            let (top, bottom) = fraction(min(abs(number), 2_147_483_647))
            return long(number < 0 ? -top : top) + long(bottom)
        }
    }

    /// The simplest fraction that a number can hardly be told from.
    static func fraction(_ number: Double) -> (Int, Int) {
        var (rest, p, q) = (number, (0, 1), (1, 0))
        for _ in 0..<32 {
            let whole = rest.rounded(.down)
            guard whole < 2_147_483_648 else { break }
            let (nextP, nextQ) = (Int(whole) * p.1 + p.0, Int(whole) * q.1 + q.0)
            guard nextP < 2_147_483_648, nextQ < 2_147_483_648 else { break }
            (p, q) = ((p.1, nextP), (q.1, nextQ))
            let difference = rest - whole
            if difference < 1e-9 || abs(Double(p.1) / Double(q.1) - number) <= number * 1e-12 { break }
            rest = 1 / difference
        }
        return q.1 == 0 ? (Int(min(number, 4_294_967_295)), 1) : (p.1, q.1)
    }
}
