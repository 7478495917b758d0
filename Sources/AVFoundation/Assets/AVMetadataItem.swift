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

/// Something that is known of a film. See https://developer.apple.com/documentation/avfoundation/avmetadataitem.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// What it is.
    public let commonKey: AVMetadataKey?
    /// A text, or data.
    public let value: (any NSCopying & NSObjectProtocol)?

    init(_ key: AVMetadataKey, _ value: any NSCopying & NSObjectProtocol) { (commonKey, self.value) = (key, value) }

    /// What it is, among all that is known.
    open var identifier: AVMetadataIdentifier? { commonKey.map { AVMetadataIdentifier(rawValue: "comn/\($0.rawValue)") } }
    /// What it is.
    open var key: (any NSCopying & NSObjectProtocol)? { commonKey.map { $0.rawValue as NSString } }
    /// It as a text; `nil` for data.
    open var stringValue: String? { (value as? NSString).map { "\($0)" } }
    /// It as data; `nil` for a text.
    open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

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

    /// What is known of a film.
    static func items(_ info: MediaInfo) -> [AVMetadataItem] {
        let keys: [(AVMetadataKey, String)] = [
            (.commonKeyTitle, "title"), (.commonKeyArtist, "artist"), (.commonKeyCreator, "composer"), (.commonKeyAlbumName, "album"),
            (.commonKeyType, "genre"), (.commonKeyDescription, "description"), (.commonKeyCopyrights, "copyright"),
            (.commonKeySoftware, "encoder"),
        ]
        let texts = keys.compactMap { key, tag in info.tags[tag].map { AVMetadataItem(key, $0 as NSString) } }
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
