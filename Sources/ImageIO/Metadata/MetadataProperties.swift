import Foundation

/// Which metadata say the same as which properties of images.
enum MetadataProperties {
    /// What the press says, and where its metadata are.
    private static let press: [String: (prefix: String, name: String, type: CGImageMetadataType)] = [
        "ObjectName": ("dc", "title", .alternateText), "Keywords": ("dc", "subject", .arrayUnordered),
        "Caption/Abstract": ("dc", "description", .alternateText), "Byline": ("dc", "creator", .arrayOrdered),
        "CopyrightNotice": ("dc", "rights", .alternateText), "City": ("photoshop", "City", .string),
        "Province/State": ("photoshop", "State", .string), "Country/PrimaryLocationName": ("photoshop", "Country", .string),
        "Credit": ("photoshop", "Credit", .string), "Source": ("photoshop", "Source", .string),
        "Headline": ("photoshop", "Headline", .string), "SpecialInstructions": ("photoshop", "Instructions", .string),
        "DateCreated": ("photoshop", "DateCreated", .string),
    ]

    private static func place(_ dictionary: String, _ property: String) -> (prefix: String, name: String, tag: TagTable.Tag)? {
        let (table, prefix, start): (TagTable, String, String) =
            switch dictionary {
            case "{TIFF}": (.tiff, "tiff", "")
            case "{Exif}": (.exif, "exif", "")
            case "{GPS}": (.gps, "exif", property == "GPSVersion" ? "" : "GPS")
            default: (TagTable([]), "", "")
            }
        guard let tag = table.tags.first(where: { $0.key == property }), tag.form != .data else { return nil }
        return (prefix, start + property, tag)
    }

    static func path(_ dictionary: String, _ property: String) -> MetadataPath? {
        if dictionary == "{IPTC}" { return press[property].flatMap { MetadataPath("\($0.prefix):\($0.name)") } }
        return place(dictionary, property).flatMap { MetadataPath("\($0.prefix):\($0.name)") }
    }

    static func tag(_ dictionary: String, _ property: String, _ value: Any) -> CGImageMetadataTag? {
        if dictionary == "{IPTC}" {
            guard let place = press[property] else { return nil }
            let list = place.type == .string || value is NSArray || value is [Any] ? value : [value]
            return CGImageMetadataTag(CGImageMetadata.namespaces[place.prefix]!, place.prefix, place.name, place.type, value: list)
        }
        guard let place = place(dictionary, property), let text = text(value, place.tag) else { return nil }
        return CGImageMetadataTag(CGImageMetadata.namespaces[place.prefix]!, place.prefix, place.name, .default, value: text)
    }

    /// A property's value as metadata have it: fractions as such, latitudes with minutes.
    private static func text(_ value: Any, _ tag: TagTable.Tag) -> Any? {
        func fraction(_ value: Any) -> Any {
            guard tag.kind == .rational || tag.kind == .srational, let number = (value as? NSNumber)?.doubleValue, number.isFinite else {
                return value
            }
            let (top, bottom) = TIFFWriter.fraction(abs(number))
            return "\(number < 0 ? "-" : "")\(top)/\(bottom)"
        }
        switch tag.form {
        case .version:
            let parts = (value as? [Any])?.compactMap { ($0 as? NSNumber)?.intValue } ?? []
            guard let first = parts.first else { return value as? String }
            let rest = (1...2).map { $0 < parts.count ? "\(parts[$0])" : "0" }.joined()
            return first < 10 ? "0\(first)\(rest)" : "\(first)\(rest)"
        case .degrees:
            guard let degrees = (value as? NSNumber)?.doubleValue, degrees.magnitude < 1000 else { return value as? String }
            return "\(Int(degrees.magnitude)),\(degrees.magnitude.truncatingRemainder(dividingBy: 1) * 60)"
        case .list, .bytes: return (value as? [Any]).map { $0.map(fraction) } ?? fraction(value)
        default: return fraction(value)
        }
    }

    /// All that a file's properties say, as metadata.
    static func tags(_ properties: FileProperties) -> [CGImageMetadataTag] {
        [("{TIFF}", properties.tiff), ("{Exif}", properties.exif), ("{GPS}", properties.gps), ("{IPTC}", properties.iptc)].flatMap {
            dictionary, values in
            values.keys.sorted().compactMap { tag(dictionary, $0, values[$0]!) }
        }
    }

    /// Takes over what metadata say that are properties, too.
    static func add(_ tags: [CGImageMetadataTag], to properties: inout FileProperties) {
        for tag in tags {
            switch tag.prefix {
            case "tiff": add(tag, .tiff, tag.name, to: &properties.tiff)
            case "exif" where tag.name.hasPrefix("GPS"):
                add(tag, .gps, tag.name == "GPSVersion" ? tag.name : String(tag.name.dropFirst(3)), to: &properties.gps)
            case "exif": add(tag, .exif, tag.name, to: &properties.exif)
            default:
                guard let known = press.first(where: { $0.value.prefix == tag.prefix && $0.value.name == tag.name }) else { continue }
                switch tag.content {
                case .string(let text): properties.iptc[known.key] = text
                case .items(let items):
                    let texts = items.compactMap { item -> String? in if case .string(let text) = item.content { text } else { nil } }
                    properties.iptc[known.key] = known.value.type == .alternateText ? texts.first as Any? : texts
                case .fields: break
                }
            }
        }
    }

    private static func add(_ tag: CGImageMetadataTag, _ table: TagTable, _ key: String, to values: inout [String: Any]) {
        guard let entry = table.tags.first(where: { $0.key == key }) else { return }
        let texts: [String]
        switch tag.content {
        case .string(let text): texts = [text]
        case .items(let items): texts = items.compactMap { if case .string(let text) = $0.content { text } else { nil } }
        case .fields: return
        }
        guard let first = texts.first else { return }
        switch entry.form {
        case .text, .comment, .time: values[key] = first
        case .version: values[key] = version(first)
        case .degrees:
            // Degrees and minutes, perhaps seconds, and perhaps a letter behind them.
            let parts = first.prefix { !$0.isLetter }.split(separator: ",").compactMap { Double($0) }
            if !parts.isEmpty { values[key] = zip(parts, [1, 60, 3600]).reduce(0.0) { $0 + $1.0 / $1.1 } }
            if let letter = first.last, letter.isLetter { values[key + "Ref"] = String(letter) }
        case .list, .bytes: values[key] = texts.compactMap(number)
        case .number, .byte: values[key] = number(first)
        case .data: break
        }
    }

    private static func version(_ text: String) -> [Int]? {
        let digits = text.compactMap(\.wholeNumberValue)
        return digits.count == 4 ? [digits[0] * 10 + digits[1], digits[2], digits[3]] : nil
    }

    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: "/").compactMap { Double($0) }.filter(\.isFinite)
        if parts.count == 2 { return parts[1] == 0 ? nil : parts[0] / parts[1] }
        return parts.first
    }
}
