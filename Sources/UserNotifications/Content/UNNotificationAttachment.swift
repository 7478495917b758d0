import Foundation
import UniformTypeIdentifiers

/// The type of an attachment's file, a uniform type identifier, where its name does not tell.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether no small picture of the attachment is shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The part of a picture that its small one shows, as a dictionary of a rectangle of the unit square.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The frame, or the time in seconds, that a film's small picture shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A picture, sound or film that is shown with a notification.
///
/// See https://developer.apple.com/documentation/usernotifications/unnotificationattachment.
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding {
    /// The name.
    public let identifier: String
    // @objc(URL)
    /// The file.
    public let url: URL
    /// The file's type, a uniform type identifier.
    public let type: String

    /// The types that iOS takes, each with the bytes that such a file may have.
    private static let limits: [(UTType, Int)] = [
        (.image, 10 << 20), (.audio, 5 << 20), (.movie, 50 << 20),
    ]

    // @objc(attachmentWithIdentifier:URL:options:error:)
    /// Creates an attachment from a file.
    ///
    /// - Parameter identifier: a name; an empty one is replaced by one of its own.
    /// - Throws: `UNError` if the file does not exist, is too big, or is of another type than iOS takes.
    public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, let size = try? FileManager.default.attributesOfItem(atPath: URL.path)[.size] as? NSNumber else {
            throw UNError(.attachmentInvalidURL, "Invalid attachment file URL")
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint.flatMap({ UTType($0) }) ?? UTType(filenameExtension: URL.pathExtension),
            let limit = Self.limits.first(where: { type.conforms(to: $0.0) })?.1
        else { throw UNError(.attachmentUnrecognizedType, "Unrecognized attachment file type") }
        guard size.intValue <= limit else { throw UNError(.attachmentInvalidFileSize, "Invalid attachment file size") }
        self.init(identifier.isEmpty ? UUID().uuidString : identifier, URL, type.identifier)
    }

    private init(_ identifier: String, _ url: URL, _ type: String) {
        (self.identifier, self.url, self.type) = (identifier, url, type)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAttachment else { return false }
        return identifier == other.identifier && url == other.url && type == other.type
    }

    open override var hash: Int { identifier.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?,
            let url = coder.decodeObject(of: NSURL.self, forKey: "URL") as URL?,
            let type = coder.decodeObject(of: NSString.self, forKey: "type") as String?
        else { return nil }
        (self.identifier, self.url, self.type) = (identifier, url, type)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(url as NSURL, forKey: "URL")
        coder.encode(type as NSString, forKey: "type")
    }
}
