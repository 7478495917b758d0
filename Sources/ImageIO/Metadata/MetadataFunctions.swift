import CoreGraphics
import Foundation

/// Exif's namespace and its prefix.
nonisolated(unsafe) public let kCGImageMetadataNamespaceExif: CFString = "http://ns.adobe.com/exif/1.0/"
/// The namespace of what Exif does not know of lenses.
nonisolated(unsafe) public let kCGImageMetadataNamespaceExifAux: CFString = "http://ns.adobe.com/exif/1.0/aux/"
/// The namespace of later versions of Exif.
nonisolated(unsafe) public let kCGImageMetadataNamespaceExifEX: CFString = "http://cipa.jp/exif/1.0/"
/// Dublin Core's namespace.
nonisolated(unsafe) public let kCGImageMetadataNamespaceDublinCore: CFString = "http://purl.org/dc/elements/1.1/"
/// The namespace of IPTC's core.
nonisolated(unsafe) public let kCGImageMetadataNamespaceIPTCCore: CFString = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
/// Photoshop's namespace.
nonisolated(unsafe) public let kCGImageMetadataNamespacePhotoshop: CFString = "http://ns.adobe.com/photoshop/1.0/"
/// TIFF's namespace.
nonisolated(unsafe) public let kCGImageMetadataNamespaceTIFF: CFString = "http://ns.adobe.com/tiff/1.0/"
/// The namespace of what every file can say.
nonisolated(unsafe) public let kCGImageMetadataNamespaceXMPBasic: CFString = "http://ns.adobe.com/xap/1.0/"
/// The namespace of rights.
nonisolated(unsafe) public let kCGImageMetadataNamespaceXMPRights: CFString = "http://ns.adobe.com/xap/1.0/rights/"
/// Exif's prefix.
nonisolated(unsafe) public let kCGImageMetadataPrefixExif: CFString = "exif"
/// The prefix of what Exif does not know of lenses.
nonisolated(unsafe) public let kCGImageMetadataPrefixExifAux: CFString = "aux"
/// The prefix of later versions of Exif.
nonisolated(unsafe) public let kCGImageMetadataPrefixExifEX: CFString = "exifEX"
/// Dublin Core's prefix.
nonisolated(unsafe) public let kCGImageMetadataPrefixDublinCore: CFString = "dc"
/// The prefix of IPTC's core.
nonisolated(unsafe) public let kCGImageMetadataPrefixIPTCCore: CFString = "Iptc4xmpCore"
/// Photoshop's prefix.
nonisolated(unsafe) public let kCGImageMetadataPrefixPhotoshop: CFString = "photoshop"
/// TIFF's prefix.
nonisolated(unsafe) public let kCGImageMetadataPrefixTIFF: CFString = "tiff"
/// The prefix of what every file can say.
nonisolated(unsafe) public let kCGImageMetadataPrefixXMPBasic: CFString = "xmp"
/// The prefix of rights.
nonisolated(unsafe) public let kCGImageMetadataPrefixXMPRights: CFString = "xmpRights"
/// Whether what lies in arrays and structures is gone through, too.
nonisolated(unsafe) public let kCGImageMetadataEnumerateRecursively: CFString = "kCGImageMetadataEnumerateRecursively"

/// Called with the path of a tag and the tag; returns whether to go on.
public typealias CGImageMetadataTagBlock = (CFString, CGImageMetadataTag) -> Bool

/// Creates metadata that say nothing yet.
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }

/// Creates a copy of metadata that can be changed.
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    let copy = CGMutableImageMetadata(metadata.tags)
    copy.registered = metadata.registered
    return copy
}

/// Creates a tag.
///
/// - Parameters:
///   - xmlns: the namespace, such as `kCGImageMetadataNamespaceTIFF`.
///   - prefix: how the namespace is called for short; `nil` for a known one.
///   - value: a string, a number, or an array or a dictionary of such or of tags.
/// - Returns: `nil` if the value is none of the type, or the namespace is not known and has no prefix.
public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: CFTypeRef
) -> CGImageMetadataTag? {
    let known = CGImageMetadata.namespaces.first { $0.value == xmlns as String }?.key
    guard type != .invalid, let prefix = prefix.map({ $0 as String }) ?? known else { return nil }
    return CGImageMetadataTag(xmlns as String, prefix, name as String, type, value: value)
}

/// Returns a tag's namespace.
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { tag.namespace as NSString }
/// Returns how a tag's namespace is called for short.
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { tag.prefix as NSString }
/// Returns a tag's name.
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { tag.name as NSString }
/// Returns a tag's value: a string, an array of tags, or a dictionary of tags by their names.
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? { tag.value }
/// Returns what a tag's value is.
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.type }

/// Returns what is said of a tag, an array of tags: the language of one of several texts. `nil` if nothing is.
public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> CFArray? {
    tag.language.map { language in
        [CGImageMetadataTag("http://www.w3.org/XML/1998/namespace", "xml", "lang", .string, .string(language))] as NSArray
    }
}

/// Returns all tags that lie in no other, an array.
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? { metadata.tags.isEmpty ? nil : metadata.tags as NSArray }

/// Returns the tag at a path, such as "dc:subject[0]", from the top or from a structure; `nil` if there is none.
public func CGImageMetadataCopyTagWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString)
    -> CGImageMetadataTag?
{
    MetadataPath(path as String, isRelative: parent != nil).flatMap { metadata.tag($0, in: parent) }
}

/// Returns the string at a path, or the one of several texts that is for every language; `nil` if there is none.
public func CGImageMetadataCopyStringValueWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString)
    -> CFString?
{
    guard let tag = CGImageMetadataCopyTagWithPath(metadata, parent, path) else { return nil }
    switch tag.content {
    case .string(let text): return text as NSString
    case .items(let items) where tag.type == .alternateText:
        guard case .string(let text) = (items.first(at: .language("x-default")) ?? items.first)?.content else { return nil }
        return text as NSString
    default: return nil
    }
}

/// Says how a namespace of the app's own is called for short; returns `false` if the prefix stands for another one.
public func CGImageMetadataRegisterNamespaceForPrefix(
    _ metadata: CGMutableImageMetadata, _ xmlns: CFString, _ prefix: CFString, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let known = metadata.namespace(prefix as String)
    guard known == nil || known == xmlns as String else {
        let text = "The prefix \(prefix) stands for \(known ?? "")."
        let error = NSError(
            domain: kCFErrorDomainCGImageMetadata as String, code: Int(CGImageMetadataErrors.prefixConflict.rawValue),
            userInfo: [NSLocalizedDescriptionKey: text])
        err?.pointee = Unmanaged.passRetained(error)
        return false
    }
    metadata.registered[prefix as String] = xmlns as String
    return true
}

/// The domain of errors of metadata.
nonisolated(unsafe) public let kCFErrorDomainCGImageMetadata: CFString = "kCFErrorDomainCGImageMetadata"

/// What is wrong with metadata.
public enum CGImageMetadataErrors: Int32, Sendable {
    /// Something else.
    case unknown
    /// The file's format has no metadata.
    case unsupportedFormat
    /// An argument is none that makes sense.
    case badArgument
    /// Arguments contradict each other.
    case conflictingArguments
    /// A prefix stands for two namespaces.
    case prefixConflict
}

/// Puts a tag at a path from the top, in place of what is there; returns whether that can be.
public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ tag: CGImageMetadataTag
) -> Bool {
    guard let path = full(parent, path) else { return false }
    return metadata.set(path, tag)
}

/// Puts a value at a path from the top, in place of what is there; returns whether that can be.
public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef
) -> Bool {
    guard let path = full(parent, path), let last = path.steps.last,
        let prefix = last.prefix ?? path.steps.lazy.compactMap(\.prefix).last, let namespace = metadata.namespace(prefix)
    else { return false }
    var language: String?
    if case .language(let name) = last.index { language = name }
    let old = metadata.tag(path, in: nil)
    let kind: CGImageMetadataType = old.map { value is NSArray ? $0.type : .default } ?? .default
    guard
        let made = CGImageMetadataTag(namespace, prefix, last.name, kind, value: value)
            ?? CGImageMetadataTag(namespace, prefix, last.name, .default, value: value)
    else { return false }
    return metadata.set(path, CGImageMetadataTag(namespace, prefix, last.name, made.type, made.content, language: language))
}

/// Takes away the tag at a path; returns whether there was one.
public func CGImageMetadataRemoveTagWithPath(_ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString) -> Bool {
    full(parent, path).map { metadata.set($0, nil) } ?? false
}

/// A path from the top: below a tag, if one is given.
private func full(_ parent: CGImageMetadataTag?, _ path: CFString) -> MetadataPath? {
    MetadataPath(parent.map { "\($0.prefix):\($0.name).\(path)" } ?? path as String)
}

/// Calls a block with each tag from a path on, or with all, and with those that lie in them if the options say so.
public func CGImageMetadataEnumerateTagsUsingBlock(
    _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?, _ block: CGImageMetadataTagBlock
) {
    let isDeep = (options?[kCGImageMetadataEnumerateRecursively] as? NSNumber)?.boolValue ?? false
    func children(_ tag: CGImageMetadataTag, _ path: String) -> [(String, CGImageMetadataTag)] {
        switch tag.content {
        case .string: return []
        case .items(let items): return items.enumerated().map { ("\(path)[\($0.element.language ?? "\($0.offset)")]", $0.element) }
        case .fields(let fields): return fields.map { ("\(path).\($0.prefix):\($0.name)", $0) }
        }
    }
    func visit(_ list: [(String, CGImageMetadataTag)]) -> Bool {
        for (path, tag) in list {
            guard block(path as NSString, tag) else { return false }
            if isDeep, !visit(children(tag, path)) { return false }
        }
        return true
    }
    if let rootPath {
        guard let tag = CGImageMetadataCopyTagWithPath(metadata, nil, rootPath) else { return }
        _ = visit(children(tag, rootPath as String))
    } else {
        _ = visit(metadata.tags.map { ("\($0.prefix):\($0.name)", $0) })
    }
}

/// Returns the tag that says the same as an image property; `nil` if none does.
public func CGImageMetadataCopyTagMatchingImageProperty(_ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString)
    -> CGImageMetadataTag?
{ MetadataProperties.path(dictionaryName as String, propertyName as String).flatMap { metadata.tag($0, in: nil) } }

/// Says the same as an image property; returns whether there is a tag that does.
public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef
) -> Bool {
    guard let tag = MetadataProperties.tag(dictionaryName as String, propertyName as String, value) else { return false }
    return metadata.set(MetadataPath("\(tag.prefix):\(tag.name)")!, tag)
}

/// Returns metadata as a document of Adobe's Extensible Metadata Platform.
public func CGImageMetadataCreateXMPData(_ metadata: CGImageMetadata, _ options: CFDictionary?) -> CFData? {
    XMPDocument.data(metadata.tags) as NSData
}

/// Reads such a document; `nil` if it is none.
public func CGImageMetadataCreateFromXMPData(_ data: CFData) -> CGImageMetadata? {
    XMPDocument.read(Data(referencing: data)).map { CGImageMetadata($0) }
}

/// Returns what is said of an image of a source, the file's own properties among it; `nil` if nothing is.
public func CGImageSourceCopyMetadataAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImageMetadata? {
    guard (0..<isrc.count).contains(index) else { return nil }
    let properties = isrc.properties
    let metadata = CGImageMetadata(properties.xmp.flatMap { XMPDocument.read($0) } ?? [])
    for tag in MetadataProperties.tags(properties) { _ = metadata.set(MetadataPath("\(tag.prefix):\(tag.name)")!, tag) }
    return metadata.tags.isEmpty ? nil : metadata
}

/// Adds an image to a destination, with what is said of it.
public func CGImageDestinationAddImageAndMetadata(
    _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) {
    var said = FileProperties()
    if let metadata, !metadata.tags.isEmpty {
        MetadataProperties.add(metadata.tags, to: &said)
        said.xmp = XMPDocument.data(metadata.tags)
    }
    idst.images.append(CGImageDestination.Picture(image: image, properties: FileProperties.strings(options), said: said))
}
