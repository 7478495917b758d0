import Foundation
import InterfaceBuilder

/// A record of a document on its way into an object: it turns the document's values into UIKit's.
@MainActor
struct NibRecord {
    let record: IBObject
    let builder: NibBuilder

    /// The value that a word stands for; an unknown word is reported.
    func choice<Value>(_ name: String, _ words: [String: Value]) -> Value? {
        guard let word = record[name] else { return nil }
        if let value = words[word] { return value }
        builder.source.log("\"\(word)\" is not known for '\(name)' of <\(record.element)>", at: record.line)
        return nil
    }

    /// The options that are set in an element.
    func options<Option: OptionSet>(_ name: String, _ words: [String: Option]) -> Option? where Option.Element == Option {
        guard let flags = record.flags(name) else { return nil }
        return flags.reduce(into: []) { options, word in if let option = words[word] { options.insert(option) } }
    }

    func insets(_ name: String) -> UIEdgeInsets? {
        guard case .insets(let insets)? = record.values[name] else { return nil }
        return UIEdgeInsets(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom), right: CGFloat(insets.right))
    }

    func color(_ name: String) -> UIColor? { record.color(name).flatMap { builder.color($0) } }
    func font(_ name: String) -> UIFont? { record.font(name).flatMap { builder.font($0) } }
    func image(_ name: String) -> UIImage? { record.image(name).flatMap { builder.image($0) } }
}
