import Foundation
import ObjCRuntime
import SampanFoundation

/// What something that is known of a film is. See https://developer.apple.com/documentation/avfoundation/avmetadatakey.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its name.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who made it.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// Who wrote it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// What it is part of.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// What kind it is of.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// What it is about.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// Whose it is.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    /// A picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// What wrote it.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}

/// What tells a thing that is known from others. See https://developer.apple.com/documentation/avfoundation/avmetadataidentifier.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its name.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    /// Who made it.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    /// What it is part of.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    /// What it is about.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    /// A picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
}

/// Whose keys are meant. See https://developer.apple.com/documentation/avfoundation/avmetadatakeyspace.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a space from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What all kinds of files have in common.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// QuickTime's, as people wrote it.
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    /// QuickTime's.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    /// iTunes's.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// MP3's.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
}

/// Something that is known of a film. See https://developer.apple.com/documentation/avfoundation/avmetadataitem.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var content: Content

    /// What an item says. Its identifier is made of the key and whose key that is.
    struct Content {
        var space: AVMetadataKeySpace?
        var key: (any NSCopying & NSObjectProtocol)?
        var value: (any NSCopying & NSObjectProtocol)?
        var dataType: String?
        var language: String?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var startDate: Date?
    }

    init(_ content: Content) { self.content = content }

    convenience init(_ key: AVMetadataKey, _ value: any NSCopying & NSObjectProtocol) {
        self.init(Content(space: .common, key: key.rawValue as NSString, value: value))
    }

    /// What it is, in the words that all kinds of files have in common; `nil` for what those have no word for.
    open var commonKey: AVMetadataKey? {
        guard let key = content.key.map({ "\($0)" }), let space = content.space else { return nil }
        switch space {
        case .common: return AVMetadataKey(rawValue: key)
        case .quickTimeMetadata:
            let words = ["album": "albumName", "copyright": "copyrights"]
            let prefix = "com.apple.quicktime."
            guard key.hasPrefix(prefix) else { return nil }
            let word = String(key.dropFirst(prefix.count))
            return AVMetadataKey(rawValue: words[word] ?? word)
        default: return nil
        }
    }
    /// A text, data, a number or a date.
    open var value: (any NSCopying & NSObjectProtocol)? { content.value }
    /// What it is, among all that is known.
    open var identifier: AVMetadataIdentifier? {
        guard let key = content.key, let space = content.space else { return nil }
        return AVMetadataIdentifier(rawValue: "\(space.rawValue)/\(key)")
    }
    /// What it is, in the words of its space.
    open var key: (any NSCopying & NSObjectProtocol)? { content.key }
    /// Whose word the key is.
    open var keySpace: AVMetadataKeySpace? { content.space }
    /// What kind of value it is, by its uniform type identifier; `nil` where that is not said.
    open var dataType: String? { content.dataType }
    /// The language, as IETF has it; `nil` for all.
    open var extendedLanguageTag: String? { content.language }
    /// Whose language it is in; `nil` for all.
    open var locale: Locale? { content.locale }
    /// When it begins to be so; invalid for always.
    open var time: CMTime { content.time }
    /// How long it is so; invalid for always.
    open var duration: CMTime { content.duration }
    /// The day and time when it begins to be so.
    open var startDate: Date? { content.startDate }
    /// It as a text; `nil` for data.
    open var stringValue: String? { (value as? NSString).map { "\($0)" } }
    /// It as data; `nil` for a text.
    open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
    /// It as a number; `nil` for what is none.
    open var numberValue: NSNumber? { value as? NSNumber }
    /// It as a date; `nil` for what is none.
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }

    /// One that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { AVMetadataItem(content) }
    /// One that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableMetadataItem(content) }

    // @objc(statusOfValueForKey:error:)
    /// How far the reading of a property is: what is known of a film is read with it.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }

    /// Calls a closure, for all properties are there; on a queue of the framework's own.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        if let handler { DispatchQueue.global().async(execute: handler) }
    }

    /// Those of an identifier.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier metadataIdentifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == metadataIdentifier } }

    /// Those of a key and a space; `nil` for any.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            let word = (key as? AVMetadataKey)?.rawValue ?? key.map { "\($0)" }
            let isOfKey = word == nil || item.key.map { "\($0)" } == word || keySpace == .common && item.commonKey?.rawValue == word
            return isOfKey && (keySpace == nil || item.keySpace == keySpace || keySpace == .common && item.commonKey != nil)
        }
    }

    /// The keys, and GStreamer's names of them.
    static let tags: [(key: AVMetadataKey, tag: String)] = [
        (.commonKeyTitle, "title"), (.commonKeyArtist, "artist"), (.commonKeyCreator, "composer"), (.commonKeyAlbumName, "album"),
        (.commonKeyType, "genre"), (.commonKeyDescription, "description"), (.commonKeyCopyrights, "copyright"),
        (.commonKeySoftware, "encoder"),
    ]

    /// What is known of a film.
    static func items(_ info: MediaInfo) -> [AVMetadataItem] {
        let texts = tags.compactMap { key, tag in info.tags[tag].map { AVMetadataItem(key, $0 as NSString) } }
        return texts + (info.artwork.map { [AVMetadataItem(.commonKeyArtwork, $0 as NSData)] } ?? [])
    }
}

extension AVAsset {
    /// All that its file says of it, by GStreamer's names; numbers and dates are texts. `nil` for what cannot be read.
    package var tags: [String: String]? { try? info().tags }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// A text, or data.
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init("value") { $0.value } }
    /// It as a text; `nil` for data.
    public static var stringValue: AVAsyncProperty<Root, String?> { .init("stringValue") { $0.stringValue } }
    /// It as data; `nil` for a text.
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init("dataValue") { $0.dataValue } }
}
