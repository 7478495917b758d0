/// The pictures among a file's thumbnails, which are kept under `URLResourceKey.thumbnailDictionaryKey`.
///
/// See https://developer.apple.com/documentation/foundation/urlthumbnaildictionaryitem.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    /// The name that the picture is kept under.
    public let rawValue: String

    /// Names a picture.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A picture of 1024 points in width and height at the most.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
