import Foundation

/// Who may see a representation of an item. See https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// The apps of the same team.
    case team = 1
    /// The apps of the same group.
    case group = 2
    /// The app itself.
    case ownProcess = 3
}

/// How a file is handed over. See https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file may be opened where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// What can be written as data of several types, to be handed to whoever wants it.
///
/// See https://developer.apple.com/documentation/foundation/nsitemproviderwriting.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that objects of the class can be written as, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object can be written as. Those of its class unless it has its own.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see data of a type. Everybody unless the class says otherwise.
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility

    /// Who may see data of a type. What the class says unless the object has its own.
    func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility

    /// Writes the object as data of a type, on any thread, and hands it over then.
    ///
    /// - Returns: what tells of the work under way; `nil` if there is no need.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types that this object can be written as: those of its class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// Who may see data of a type: everybody.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    /// Who may see data of a type: what the class says.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}

/// What can be made of data of several types. See https://developer.apple.com/documentation/foundation/nsitemproviderreading.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that an object of the class can be made of, the most faithful first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
