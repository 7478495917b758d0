/// A kind of tag that types are found by: extensions of file names, MIME types, or an app's own.
///
/// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass>
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The kind's name, which declarations in an `Info.plist` use.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of file names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
    /// The kind's name.
    public var description: String { rawValue }
    /// The kind's name.
    public var debugDescription: String { rawValue }
}
