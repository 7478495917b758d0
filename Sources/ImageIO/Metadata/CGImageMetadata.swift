import CoreGraphics
import Foundation

/// What the value of a metadata tag is. See https://developer.apple.com/documentation/imageio/cgimagemetadatatype.
public enum CGImageMetadataType: Int32, Sendable {
    /// None.
    case invalid = -1
    /// What follows from the value.
    case `default`
    /// A string.
    case string
    /// Values without an order.
    case arrayUnordered
    /// Values in an order.
    case arrayOrdered
    /// Values of which one is to be chosen.
    case alternateArray
    /// Texts in several languages.
    case alternateText
    /// Values by names.
    case structure
}

/// Something that is said of an image: a value under a name of a namespace. Does not change.
///
/// See https://developer.apple.com/documentation/imageio/cgimagemetadatatag.
public final class CGImageMetadataTag: @unchecked Sendable {
    enum Content {
        case string(String)
        case items([CGImageMetadataTag])
        case fields([CGImageMetadataTag])
    }

    let namespace: String
    let prefix: String
    let name: String
    let type: CGImageMetadataType
    let content: Content
    /// The language of one of several texts.
    let language: String?

    init(_ namespace: String, _ prefix: String, _ name: String, _ type: CGImageMetadataType, _ content: Content, language: String? = nil) {
        (self.namespace, self.prefix, self.name, self.type, self.content) = (namespace, prefix, name, type, content)
        self.language = language
    }

    /// A tag of a value as apps give it; `nil` if it is none that a tag can have.
    convenience init?(_ namespace: String, _ prefix: String, _ name: String, _ type: CGImageMetadataType, value: Any) {
        if let tag = value as? CGImageMetadataTag {
            self.init(namespace, prefix, name, tag.type, tag.content, language: tag.language)
            return
        }
        if let text = CGImageMetadataTag.text(value) {
            guard type == .default || type == .string else { return nil }
            self.init(namespace, prefix, name, .string, .string(text))
            return
        }
        if let list = value as? [Any] {
            let kind: CGImageMetadataType = type == .default ? .arrayOrdered : type
            guard [.arrayUnordered, .arrayOrdered, .alternateArray, .alternateText].contains(kind) else { return nil }
            let items = list.compactMap { item -> CGImageMetadataTag? in
                let tag = CGImageMetadataTag(namespace, prefix, "[]", .default, value: item)
                guard kind == .alternateText, let tag, tag.language == nil else { return tag }
                return CGImageMetadataTag(namespace, prefix, "[]", tag.type, tag.content, language: "x-default")
            }
            self.init(namespace, prefix, name, kind, .items(items))
            return
        }
        guard type == .default || type == .structure else { return nil }
        let fields = FileProperties.strings(value)
        if fields.isEmpty { return nil }
        let tags = fields.sorted { $0.key < $1.key }.compactMap { CGImageMetadataTag(namespace, prefix, $0.key, .default, value: $0.value) }
        self.init(namespace, prefix, name, .structure, .fields(tags))
    }

    private static func text(_ value: Any) -> String? {
        if let text = (value as? String) ?? (value as? NSString).map({ $0 as String }) { return text }
        guard let number = value as? NSNumber else { return nil }
        // Numbers 0 and 1 can be taken for Booleans, too; only one of these is as narrow as a character.
        if number.objCType.pointee == CChar(UInt8(ascii: "c")) { return number.boolValue ? "True" : "False" }
        return number.stringValue
    }

    /// The value as apps get it.
    var value: CFTypeRef {
        switch content {
        case .string(let text): return text as NSString
        case .items(let items): return items as NSArray
        case .fields(let fields): return Dictionary(fields.map { ($0.name, $0) }) { first, _ in first } as NSDictionary
        }
    }

    func with(_ content: Content) -> CGImageMetadataTag { CGImageMetadataTag(namespace, prefix, name, type, content, language: language) }
}

/// What is said of an image. See https://developer.apple.com/documentation/imageio/cgimagemetadata.
public class CGImageMetadata: @unchecked Sendable {
    final var tags: [CGImageMetadataTag]
    /// Namespaces of the app's own, by their prefixes.
    final var registered: [String: String] = [:]

    init(_ tags: [CGImageMetadataTag] = []) { self.tags = tags }

    static let namespaces: [String: String] = [
        "exif": "http://ns.adobe.com/exif/1.0/", "aux": "http://ns.adobe.com/exif/1.0/aux/", "exifEX": "http://cipa.jp/exif/1.0/",
        "dc": "http://purl.org/dc/elements/1.1/", "Iptc4xmpCore": "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/",
        "photoshop": "http://ns.adobe.com/photoshop/1.0/", "tiff": "http://ns.adobe.com/tiff/1.0/",
        "xmp": "http://ns.adobe.com/xap/1.0/", "xmpRights": "http://ns.adobe.com/xap/1.0/rights/",
    ]

    final func namespace(_ prefix: String) -> String? { registered[prefix] ?? CGImageMetadata.namespaces[prefix] }

    final func tag(_ path: MetadataPath, in parent: CGImageMetadataTag?) -> CGImageMetadataTag? {
        var (tags, found): ([CGImageMetadataTag], CGImageMetadataTag?) = (tags, parent)
        if case .fields(let fields) = parent?.content { tags = fields } else if parent != nil { return nil }
        for step in path.steps {
            guard let next = tags.first(where: { step.names($0) }) else { return nil }
            found = next
            if let index = step.index {
                guard case .items(let items) = next.content, let item = items.first(at: index) else { return nil }
                found = item
            }
            if case .fields(let fields) = found?.content { tags = fields } else { tags = [] }
        }
        return found
    }

    /// Puts a tag at a path, or takes away what is there; returns whether the path leads to where a tag can be.
    final func set(_ path: MetadataPath, _ tag: CGImageMetadataTag?) -> Bool {
        guard let new = CGImageMetadata.replacing(tags, path.steps[...], tag) else { return false }
        tags = new
        return true
    }

    private static func replacing(_ tags: [CGImageMetadataTag], _ steps: ArraySlice<MetadataPath.Step>, _ new: CGImageMetadataTag?)
        -> [CGImageMetadataTag]?
    {
        guard let step = steps.first else { return nil }
        var tags = tags
        let place = tags.firstIndex { step.names($0) }
        if steps.count == 1, step.index == nil {
            if let place { tags.remove(at: place) }
            if let new { tags.insert(new, at: place ?? tags.count) }
            return new == nil && place == nil ? nil : tags
        }
        guard let place else { return nil }
        let old = tags[place]
        if let index = step.index {
            guard case .items(var items) = old.content else { return nil }
            let item = items.firstIndex(at: index)
            if steps.count == 1 {
                if let item { items.remove(at: item) }
                if let new { items.insert(new, at: item ?? items.count) }
                if new == nil, item == nil { return nil }
            } else {
                guard let item, case .fields(let fields) = items[item].content,
                    let inner = replacing(fields, steps.dropFirst(), new)
                else { return nil }
                items[item] = items[item].with(.fields(inner))
            }
            tags[place] = old.with(.items(items))
            return tags
        }
        guard case .fields(let fields) = old.content, let inner = replacing(fields, steps.dropFirst(), new) else { return nil }
        tags[place] = old.with(.fields(inner))
        return tags
    }
}

/// What is said of an image, and can be changed.
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}

/// Where a tag is: "tiff:Make", "dc:subject[0]", "dc:title[x-default]", "exif:Flash.exif:Fired".
struct MetadataPath {
    enum Index {
        case number(Int)
        case language(String)
    }

    struct Step {
        var prefix: String?
        var name: String
        var index: Index?

        func names(_ tag: CGImageMetadataTag) -> Bool { tag.name == name && (prefix == nil || tag.prefix == prefix) }
    }

    let steps: [Step]

    /// `nil` if the path is malformed, or has no prefix where it begins at the top.
    init?(_ path: String, isRelative: Bool = false) {
        var steps: [Step] = []
        for part in path.split(separator: ".", omittingEmptySubsequences: false) {
            var rest = part
            var index: Index?
            if let open = rest.firstIndex(of: "[") {
                guard rest.last == "]" else { return nil }
                let inside = rest[rest.index(after: open)...].dropLast()
                index = Int(inside).map { .number($0) } ?? .language(String(inside))
                rest = rest[..<open]
            }
            let names = rest.split(separator: ":", omittingEmptySubsequences: false)
            guard (1...2).contains(names.count), names.allSatisfy({ !$0.isEmpty }) else { return nil }
            steps.append(Step(prefix: names.count == 2 ? String(names[0]) : nil, name: String(names[names.count - 1]), index: index))
        }
        guard let first = steps.first, isRelative || first.prefix != nil else { return nil }
        self.steps = steps
    }
}

extension [CGImageMetadataTag] {
    func firstIndex(at index: MetadataPath.Index) -> Int? {
        switch index {
        case .number(let number): indices.contains(number) ? number : nil
        case .language(let language): firstIndex { $0.language == language }
        }
    }

    func first(at index: MetadataPath.Index) -> CGImageMetadataTag? { firstIndex(at: index).map { self[$0] } }
}
