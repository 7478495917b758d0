import Foundation

/// The parts of a PNG file beside its pixels.
enum PNGChunks {
    private static let texts = [
        "Author", "Comment", "Copyright", "Creation Time", "Description", "Disclaimer", "Software", "Source", "Title", "Warning",
    ]
    private static let xmpKeyword = "XML:com.adobe.xmp"

    static func read(_ data: Data) -> FileProperties {
        var properties = FileProperties()
        data.withUnsafeBytes { bytes in
            func number(_ position: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[position + $1]) } }
            var position = 8
            while position + 12 <= bytes.count {
                let count = number(position)
                guard count <= bytes.count - position - 12 else { return }
                let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
                if kind == "IEND" { return }
                if kind != "IDAT" { read(kind, Array(bytes[position + 8..<position + 8 + count]), to: &properties) }
                position += 12 + count
            }
        }
        return properties
    }

    private static func number(_ bytes: [UInt8], _ position: Int) -> Int { bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) } }

    private static func read(_ kind: String, _ content: [UInt8], to properties: inout FileProperties) {
        switch kind {
        case "IHDR" where content.count >= 13: properties.png["InterlaceType"] = Int(content[12])
        case "gAMA" where content.count >= 4: properties.png["Gamma"] = Double(number(content, 0)) / 100_000
        case "sRGB" where !content.isEmpty: properties.png["sRGBIntent"] = Int(content[0])
        case "cHRM" where content.count >= 32:
            properties.png["Chromaticities"] = (0..<8).map { Double(number(content, 4 * $0)) / 100_000 }
        case "pHYs" where content.count >= 9 && content[8] == 1:
            properties.png["XPixelsPerMeter"] = number(content, 0)
            properties.png["YPixelsPerMeter"] = number(content, 4)
        case "tIME" where content.count >= 7:
            func padded(_ index: Int) -> String { content[index] < 10 ? "0\(content[index])" : "\(content[index])" }
            let year = Int(content[0]) << 8 | Int(content[1])
            properties.png["Modification Time"] = "\(year):\(padded(2)):\(padded(3)) \(padded(4)):\(padded(5)):\(padded(6))"
        case "eXIf": TIFFReader.read(content, to: &properties)
        case "tEXt":
            guard let end = content.firstIndex(of: 0) else { return }
            let keyword = String(decoding: content[..<end], as: UTF8.self)
            if texts.contains(keyword) { properties.png[keyword] = String(content[(end + 1)...].map { Character(UnicodeScalar($0)) }) }
        case "iTXt": readText(content, to: &properties)
        default: break
        }
    }

    /// A text in UTF-8, behind its keyword, how it is packed, its language and its keyword in that. Packed ones are left.
    private static func readText(_ content: [UInt8], to properties: inout FileProperties) {
        guard let end = content.firstIndex(of: 0), end + 3 <= content.count, content[end + 1] == 0,
            let language = content[(end + 3)...].firstIndex(of: 0), let translated = content[(language + 1)...].firstIndex(of: 0)
        else { return }
        let (keyword, text) = (String(decoding: content[..<end], as: UTF8.self), content[(translated + 1)...])
        if keyword == xmpKeyword { properties.xmp = Data(text) }
        if texts.contains(keyword) { properties.png[keyword] = String(decoding: text, as: UTF8.self) }
    }

    // MARK: Writing

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func long(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + content
        let crc = ~body.reduce(UInt32.max) { crcTable[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
        return long(content.count) + body + long(Int(crc))
    }

    /// A PNG file with what is said of it, right behind its first chunk.
    static func insert(_ properties: FileProperties, in file: Data) -> Data {
        guard file.count > 33 else { return file }
        var chunks: [UInt8] = []
        func value(_ key: String) -> Int? { (properties.png[key] as? NSNumber).map { min(max($0.intValue, 0), 1 << 30) } }
        if let x = value("XPixelsPerMeter"), let y = value("YPixelsPerMeter") { chunks += chunk("pHYs", long(x) + long(y) + [1]) }
        if let tiff = TIFFWriter.data(properties) { chunks += chunk("eXIf", tiff) }
        for keyword in texts {
            guard let text = properties.png[keyword] as? String else { continue }
            let name = Array(keyword.utf8) + [0]
            if let plain = text.data(using: .isoLatin1), !plain.contains(0) {
                chunks += chunk("tEXt", name + Array(plain))
            } else {
                chunks += chunk("iTXt", name + [0, 0, 0, 0] + Array(text.utf8))
            }
        }
        if let xmp = properties.xmp { chunks += chunk("iTXt", Array(xmpKeyword.utf8) + [0, 0, 0, 0, 0] + Array(xmp)) }
        return file.prefix(33) + chunks + file.dropFirst(33)
    }
}
