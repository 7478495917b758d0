import Foundation
import UniformTypeIdentifiers

/// What an item is found by, and shown with. One thread at a time may change it.
///
/// See https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// By the properties' names, and those of the app's own keys.
    var values: [String: AttributeValue]

    init(values: [String: AttributeValue]) { self.values = values }

    // @objc(initWithContentType:)
    /// Creates attributes of an item of a type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

    // @objc(initWithItemContentType:)
    /// Creates attributes of an item of a type, by the type's identifier.
    public convenience init(itemContentType type: String) {
        self.init(values: ["contentType": .text(type)])
        if let type = UTType(type) {
            contentTypeTree = [type.identifier] + type.supertypes.map(\.identifier).sorted()
        }
    }

    // MARK: The app's own

    // @objc(setValue:forCustomKey:)
    /// Sets a value of the app's own: a text, a number, a date, data, or an array of texts, of numbers or of dates. What is none of these is not
    /// kept.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        values[key.storedName] = value.flatMap { AttributeValue(object: $0) }
    }

    // @objc(valueForCustomKey:)
    /// A value of the app's own.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { values[key.storedName]?.object }

    // MARK: Copies

    /// Another object with the same attributes.
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values: values) }

    /// `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the attributes.
    open func encode(with coder: NSCoder) { coder.encode(NSData(data: encoded), forKey: "attributes") }

    /// Reads attributes from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "attributes"),
            let values = Self.values(of: Data(referencing: data))
        else { return nil }
        self.init(values: values)
    }

    /// The attributes as the index keeps them.
    var encoded: Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return (try? encoder.encode(values)) ?? Data()
    }

    static func values(of data: Data) -> [String: AttributeValue]? {
        try? PropertyListDecoder().decode([String: AttributeValue].self, from: data)
    }

    /// Whether two have the same attributes.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CSSearchableItemAttributeSet)?.values == values }
    /// Of the title.
    open override var hash: Int { title.hashValue }
}
