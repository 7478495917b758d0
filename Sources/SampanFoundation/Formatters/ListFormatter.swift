import Foundation

/// Writes a list of things: "a, b, and c".
///
/// See https://developer.apple.com/documentation/foundation/listformatter.
open class ListFormatter: Formatter {
    /// The language. The user's at first.
    open var locale: Locale! = .autoupdatingCurrent
    /// What writes the items; without one they are written as they describe themselves.
    open var itemFormatter: Formatter?

    /// The items as a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard).locale(.autoupdatingCurrent))
    }

    /// The items as a list; `nil` if one cannot be written.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
    }

    /// The text of an array; `nil` for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
