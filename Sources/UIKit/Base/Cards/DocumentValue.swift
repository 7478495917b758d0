import Foundation
import SampanInterfaceBuilder

/// What a document says of a property, in the property's type.
@MainActor
enum DocumentValue {
    /// Nothing that can be read.
    case unsaid
    /// A value of the type; `nil` where the type is optional and the document says that there is none.
    case value(Any?)

    /// Reads what a record has under a name, as a value of a type.
    static func read(_ name: String, as type: Any.Type, from source: NibRecord) -> DocumentValue {
        if let optional = type as? any OptionalValue.Type {
            let wrapped = optional.wrappedType
            if let value = found(name, wrapped, source) { return .value(value) }
            return (wrapped as? any DocumentReadable.Type)?.mayBeNothing == true ? .value(nil) : .unsaid
        }
        return found(name, type, source).map { .value($0) } ?? .unsaid
    }

    /// Whether documents write values of a type down, rather than make an object.
    static func isWritten(_ type: Any.Type) -> Bool {
        let plain = (type as? any OptionalValue.Type)?.wrappedType ?? type
        return plain is any DocumentReadable.Type || DocumentWords.known(of: plain) != nil
    }

    /// Whether documents can say anything of a property of a type.
    static func isReadable(_ type: Any.Type) -> Bool {
        let plain = (type as? any OptionalValue.Type)?.wrappedType ?? type
        return isWritten(type) || plain is any ListValue.Type || plain is AnyClass
    }

    private static func found(_ name: String, _ type: Any.Type, _ source: NibRecord) -> Any? {
        if let readable = type as? any DocumentReadable.Type { return readable.read(name, from: source) }
        if let words = DocumentWords.known(of: type) { return source.choice(name, words) }
        if let list = type as? any ListValue.Type { return list.taking(source.record.list(name).compactMap { source.builder.make($0) }) }
        // An object inside.
        return type is AnyClass ? source.record.child(name).flatMap { source.builder.make($0) } : nil
    }
}

/// A type whose values documents write down.
@MainActor
package protocol DocumentReadable {
    /// Whether a property that may be nothing becomes nothing where the document says so, or says what cannot be found.
    static var mayBeNothing: Bool { get }

    /// The value that a record has under a name, if it has one.
    static func read(_ name: String, from source: NibRecord) -> Any?
}

extension DocumentReadable {
    package static var mayBeNothing: Bool { false }
}

extension DocumentReadable where Self: OptionSet & DocumentWordable, Element == Self {
    package static func read(_ name: String, from source: NibRecord) -> Any? {
        source.options(name, as: Self.self) ?? source.choice(name, as: Self.self)
    }
}

/// An optional, whatever it wraps.
private protocol OptionalValue {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
}

/// An array, whatever is in it.
private protocol ListValue {
    static func taking(_ objects: [AnyObject]) -> Any
}

extension Array: ListValue {
    /// An array of those objects that are of its kind.
    static func taking(_ objects: [AnyObject]) -> Any { objects.compactMap { $0 as? Element } }
}

// MARK: Numbers and texts

extension Bool: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.bool(name) }
}

extension Int: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.int(name) }
}

extension Double: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.double(name) }
}

extension CGFloat: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.double(name).map { CGFloat($0) } }
}

extension Float: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.double(name).map { Float($0) } }
}

extension String: DocumentReadable {
    package static var mayBeNothing: Bool { true }
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.text(name) }
}

extension Date: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? {
        guard case .date(let seconds)? = source.record.values[name] else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}

extension CGSize: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.size(name) }
}

extension CGRect: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? { source.record.rect(name) }
}
