import Foundation

/// What the entries of a directory of a TIFF file, or of a camera's remarks, stand for.
struct TagTable: Sendable {
    /// How values lie in a file.
    enum Kind: UInt16, Sendable {
        case byte = 1
        case ascii, short, long, rational
        case undefined = 7
        case slong = 9
        case srational

        var size: Int {
            switch self {
            case .byte, .ascii, .undefined: 1
            case .short: 2
            case .long, .slong: 4
            case .rational, .srational: 8
            }
        }
    }

    /// How values are seen by apps.
    enum Form: Sendable {
        /// A number.
        case number
        /// An array of numbers.
        case list
        case text
        /// An array of bytes.
        case bytes
        /// A single byte.
        case byte
        case data
        /// Four digits, as an array of numbers.
        case version
        /// Degrees, minutes and seconds, as one number.
        case degrees
        /// Hours, minutes and seconds, as a string.
        case time
        /// A text behind eight bytes that say how it is encoded.
        case comment
    }

    struct Tag: Sendable {
        let number: UInt16
        let key: String
        let kind: Kind
        let form: Form

        init(_ number: UInt16, _ key: String, _ kind: Kind, _ form: Form) {
            (self.number, self.key, self.kind, self.form) = (number, key, kind, form)
        }
    }

    let tags: [Tag]
    let byNumber: [UInt16: Tag]

    init(_ tags: [Tag]) {
        self.tags = tags
        byNumber = Dictionary(tags.map { ($0.number, $0) }) { first, _ in first }
    }
}

/// What files say of their pictures beside the pixels: dictionaries under the keys that properties have.
struct FileProperties {
    var tiff: [String: Any] = [:]
    var exif: [String: Any] = [:]
    var gps: [String: Any] = [:]
    var iptc: [String: Any] = [:]
    var png: [String: Any] = [:]
    var jfif: [String: Any] = [:]
    /// A document of Adobe's Extensible Metadata Platform.
    var xmp: Data?

    /// How the picture is to be shown, from 1 to 8.
    var orientation: Int? { (tiff["Orientation"] as? NSNumber)?.intValue }

    private static let dictionaries: [(key: String, path: WritableKeyPath<FileProperties, [String: Any]>)] = [
        ("{TIFF}", \.tiff), ("{Exif}", \.exif), ("{GPS}", \.gps), ("{IPTC}", \.iptc), ("{PNG}", \.png), ("{JFIF}", \.jfif),
    ]

    init() {}

    /// The dictionaries that there are, by their keys.
    var all: [String: Any] {
        var result: [String: Any] = [:]
        for (key, path) in Self.dictionaries where !self[keyPath: path].isEmpty { result[key] = self[keyPath: path] as NSDictionary }
        return result
    }

    /// Takes over what an app gives; null takes a value, or a whole dictionary, away.
    mutating func merge(_ properties: [String: Any]) {
        for (key, path) in Self.dictionaries {
            guard let given = properties[key] else { continue }
            if given is NSNull { self[keyPath: path] = [:] }
            for (key, value) in Self.strings(given) { self[keyPath: path][key] = value is NSNull ? nil : value }
        }
        if let orientation = properties["Orientation"] { tiff["Orientation"] = orientation is NSNull ? nil : orientation }
    }

    /// A dictionary with strings for keys, whichever kind of strings it has.
    static func strings(_ dictionary: Any?) -> [String: Any] {
        var result: [String: Any] = [:]
        func add(_ key: Any, _ value: Any) {
            if let key = (key as? String) ?? (key as? NSString).map({ $0 as String }) { result[key] = value }
        }
        if let known = dictionary as? NSDictionary {
            for (key, value) in known { add(key, value) }
        } else {
            for (key, value) in dictionary as? [AnyHashable: Any] ?? [:] { add(key.base, value) }
        }
        return result
    }
}
