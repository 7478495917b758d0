import Foundation
import SampanInterfaceBuilder

/// A record of a document on its way into an object: it turns the document's values into UIKit's.
@MainActor
package struct NibRecord {
    package let record: IBObject
    package let builder: any NibBuilding

    /// The value that a word stands for; an unknown word is reported.
    package func choice<Value>(_ name: String, _ words: [String: Value]) -> Value? {
        guard let word = record[name] else { return nil }
        if let value = words[word] { return value }
        log("\"\(word)\" is not known for '\(name)' of <\(record.element)>")
        return nil
    }

    /// The value of a type that a word stands for.
    package func choice<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        choice(name, DocumentWords.known(of: type) ?? [:]) as? Value
    }

    /// The options that are set in an element.
    package func options<Option: OptionSet & DocumentWordable>(_ name: String, as type: Option.Type = Option.self) -> Option?
    where Option.Element == Option {
        guard let flags = record.flags(name) else { return nil }
        return flags.reduce(into: []) { options, word in if let option = Option.documentWords[word] { options.insert(option) } }
    }

    /// The record inside under a key.
    package func child(_ key: String) -> NibRecord? { record.child(key).map { NibRecord(record: $0, builder: builder) } }

    /// The records of a list.
    package func list(_ name: String) -> [NibRecord] { record.list(name).map { NibRecord(record: $0, builder: builder) } }

    /// Fills an object that exists already from the record under a key.
    package func fill(_ object: AnyObject, _ key: String) {
        guard let record = record.child(key), record.id.flatMap({ builder.object($0) }) !== object else { return }
        builder.adopt(object, for: record)
    }

    /// Logs what the document says and nobody can take, with the record's line.
    package func log(_ message: String) { builder.log(message, at: record.line) }
}

/// Who makes the objects of a document: what cards see of it.
@MainActor
package protocol NibBuilding: AnyObject {
    /// Makes the object of a record, with all that is inside of it.
    func make(_ record: IBObject) -> AnyObject?
    /// Fills an existing object from its record.
    func adopt(_ object: AnyObject, for record: IBObject)
    /// The object with the given identifier, if it was made or is known from outside.
    func object(_ id: String) -> AnyObject?
    /// The nib that makes the object of a record again and again.
    func prototype(_ record: IBObject) -> AnyObject
    /// A colour, font, image or attributed string of UIKit's.
    func value(_ value: IBValue) -> AnyObject?
    /// The view controllers that the scene's controller has a relationship with.
    func related(_ relationship: String) -> [AnyObject]
    /// Which of the subviews or constraints that variations mention are in (`true`) or out for the present traits.
    func installed(_ mask: KeyPath<IBVariation, [String: Bool]>, of record: IBObject) -> [String: Bool]
    /// Logs what a document and the app's code do not agree on, with the line.
    func log(_ message: String, at line: Int)
}
