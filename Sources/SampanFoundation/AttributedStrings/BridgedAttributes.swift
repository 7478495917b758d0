import Foundation

/// An attribute that attributed strings of both kinds have.
package struct BridgedAttribute: @unchecked Sendable {
    let key: NSAttributedString.Key
    let read: (AttributeContainer) -> Any?
    let write: (Any, inout AttributeContainer) -> Void

    /// An attribute that the older kind keeps in another form.
    package init<Key: AttributedStringKey>(
        _ name: NSAttributedString.Key, _ key: Key.Type, older: @escaping (Key.Value) -> Any, newer: @escaping (Any) -> Key.Value?
    ) where Key.Value: Sendable {
        self.key = name
        read = { $0[key].map(older) }
        write = { value, container in if let value = newer(value) { container[key] = value } }
    }

    /// An attribute that both kinds keep as it is.
    package init<Key: AttributedStringKey>(_ name: NSAttributedString.Key, _ key: Key.Type) where Key.Value: Sendable {
        self.init(name, key, older: { $0 }, newer: { $0 as? Key.Value })
    }

    /// An attribute of which each side is read and written as its owner says.
    package init(
        _ name: NSAttributedString.Key, read: @escaping (AttributeContainer) -> Any?,
        write: @escaping (Any, inout AttributeContainer) -> Void
    ) {
        (self.key, self.read, self.write) = (name, read, write)
    }
}

/// All attributes that attributed strings of both kinds have: Foundation's, and those of the frameworks that have entered theirs.
package enum BridgedAttributes {
    private typealias Keys = AttributeScopes.FoundationAttributes
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [NSAttributedString.Key: BridgedAttribute] = Dictionary(
        uniqueKeysWithValues: [
            BridgedAttribute(.inlinePresentationIntent, Keys.InlinePresentationIntentAttribute.self) {
                NSNumber(value: $0.rawValue)
            } newer: {
                ($0 as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) } ?? $0 as? InlinePresentationIntent
            },
            BridgedAttribute(.presentationIntentAttributeName, Keys.PresentationIntentAttribute.self),
            BridgedAttribute(NSAttributedString.Key("NSLink"), Keys.LinkAttribute.self) {
                $0
            } newer: {
                $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) }
            },
            BridgedAttribute(.alternateDescription, Keys.AlternateDescriptionAttribute.self),
            BridgedAttribute(.imageURL, Keys.ImageURLAttribute.self),
            BridgedAttribute(.languageIdentifier, Keys.LanguageIdentifierAttribute.self),
        ].map { ($0.key, $0) })

    /// Enters a framework's attributes.
    package static func register(_ attributes: [BridgedAttribute]) {
        lock.withLock { for attribute in attributes { known[attribute.key] = attribute } }
    }

    private static var all: [NSAttributedString.Key: BridgedAttribute] { lock.withLock { known } }

    static func older(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] { all.compactMapValues { $0.read(container) } }

    static func newer(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        let all = all
        var container = AttributeContainer()
        for (key, value) in attributes { all[key]?.write(value, &container) }
        return container
    }
}

extension AttributeContainer {
    /// The attributes of a dictionary that attributed strings of Swift's have.
    public init(_ dictionary: [NSAttributedString.Key: Any]) { self = BridgedAttributes.newer(dictionary) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of a container.
    public init(_ container: AttributeContainer) { self = BridgedAttributes.older(container) }
}

extension AttributedString {
    /// Creates a string of one of the older kind, with the attributes that Foundation and the frameworks have for both.
    ///
    /// See https://developer.apple.com/documentation/foundation/attributedstring/init(_:).
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: BridgedAttributes.newer(attributes)))
        }
    }

    /// Creates a string of one of the older kind, with the attributes of a scope.
    public init<Scope: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>) throws {
        self.init(nsStr)
    }
}

extension NSAttributedString {
    /// Creates a string of one of Swift's, with the attributes that Foundation and the frameworks have for both.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            result.append(
                NSAttributedString(
                    string: String(attrStr.characters[run.range]), attributes: BridgedAttributes.older(run.attributes)))
        }
        self.init(attributedString: result)
    }

    /// Creates a string of one of Swift's, with the attributes of a scope.
    public convenience init<Scope: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws {
        self.init(attrStr)
    }
}
