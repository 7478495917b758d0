import Foundation

/// The parts of a JPEG file that lie before its pixels.
enum JPEGSegments {
    private static let exif = Array("Exif".utf8) + [0, 0]
    private static let xmp = Array("http://ns.adobe.com/xap/1.0/".utf8) + [0]
    private static let photoshop = Array("Photoshop 3.0".utf8) + [0]
    private static let jfif = Array("JFIF".utf8) + [0]

    static func read(_ data: Data) -> FileProperties {
        var properties = FileProperties()
        data.withUnsafeBytes { bytes in
            var position = 2
            while position + 4 <= bytes.count, bytes[position] == 0xFF {
                let marker = bytes[position + 1]
                if marker == 0xFF {
                    position += 1
                    continue
                }
                // Pixels follow, or the end.
                if marker == 0xDA || marker == 0xD9 { return }
                let count = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
                guard count >= 2, position + 2 + count <= bytes.count else { return }
                read(marker, Array(bytes[position + 4..<position + 2 + count]), to: &properties)
                position += 2 + count
            }
        }
        return properties
    }

    private static func read(_ marker: UInt8, _ content: [UInt8], to properties: inout FileProperties) {
        switch marker {
        case 0xE0 where content.starts(with: jfif) && content.count >= 12:
            properties.jfif["JFIFVersion"] = [Int(content[5]), Int(content[6] >> 4), Int(content[6] & 15)]
            properties.jfif["DensityUnit"] = Int(content[7])
            properties.jfif["XDensity"] = Int(content[8]) << 8 | Int(content[9])
            properties.jfif["YDensity"] = Int(content[10]) << 8 | Int(content[11])
        case 0xC2: if !properties.jfif.isEmpty { properties.jfif["IsProgressive"] = true }
        case 0xE1 where content.starts(with: exif): TIFFReader.read(Array(content.dropFirst(exif.count)), to: &properties)
        case 0xE1 where content.starts(with: xmp): properties.xmp = Data(content.dropFirst(xmp.count))
        case 0xED where content.starts(with: photoshop):
            if let record = resource(0x0404, content, photoshop.count) { properties.iptc = IPTCRecord.read(record) }
        default: break
        }
    }

    /// One of Photoshop's resources, by its number.
    private static func resource(_ wanted: Int, _ bytes: [UInt8], _ start: Int) -> [UInt8]? {
        var position = start
        while position + 12 <= bytes.count, bytes[position..<position + 4].elementsEqual(Array("8BIM".utf8)) {
            let number = Int(bytes[position + 4]) << 8 | Int(bytes[position + 5])
            let name = (Int(bytes[position + 6]) + 2) & ~1
            position += 6 + name
            guard position + 4 <= bytes.count else { return nil }
            let count = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            position += 4
            guard count <= bytes.count - position else { return nil }
            if number == wanted { return Array(bytes[position..<position + count]) }
            position += (count + 1) & ~1
        }
        return nil
    }

    /// A JPEG file with what is said of it; segments that do not fit are left out.
    static func insert(_ properties: FileProperties, in file: Data) -> Data {
        guard file.count > 2 else { return file }
        var segments: [UInt8] = []
        func add(_ marker: UInt8, _ content: [UInt8]) {
            let count = content.count + 2
            if count < 1 << 16 { segments += [0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + content }
        }
        if var tiff = TIFFWriter.data(properties) {
            if tiff.count > 65000 {
                // What nobody but the camera's maker can read takes most of the room.
                var smaller = properties
                smaller.exif["MakerNote"] = nil
                tiff = TIFFWriter.data(smaller) ?? []
            }
            add(0xE1, exif + tiff)
        }
        if let document = properties.xmp { add(0xE1, xmp + Array(document)) }
        if let record = IPTCRecord.data(properties.iptc) {
            let count = record.count
            let head = Array("8BIM".utf8) + [4, 4, 0, 0] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
            add(0xED, photoshop + head + record + (count % 2 == 1 ? [0] : []))
        }
        // EXIF comes before JFIF's own segment, right after the start of the image.
        return file.prefix(2) + segments + setDensity(properties.jfif, file.dropFirst(2))
    }

    /// The rest of a file with the density that its first segment is to say.
    private static func setDensity(_ values: [String: Any], _ rest: Data) -> Data {
        func number(_ key: String) -> Int? { (values[key] as? NSNumber).map { min(max($0.intValue, 0), 65535) } }
        var rest = Data(rest)
        guard let x = number("XDensity"), let y = number("YDensity"), x > 0, y > 0, rest.count > 16, rest[0] == 0xFF, rest[1] == 0xE0,
            rest[4..<9].elementsEqual(jfif)
        else { return rest }
        rest[11] = UInt8(min(number("DensityUnit") ?? 1, 2))
        rest[12] = UInt8(x >> 8)
        rest[13] = UInt8(x & 255)
        rest[14] = UInt8(y >> 8)
        rest[15] = UInt8(y & 255)
        return rest
    }
}
