import Foundation
import ObjCRuntime
import SampanLocalization

/// Puts an app's objects into sections by their first letters, as the person's language lists them, and into order within these: for tables
/// with an index. See https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let alphabet: IndexAlphabet

    private static var made: (language: String, collation: UILocalizedIndexedCollation)?

    init(language: String) {
        alphabet = IndexAlphabet(language: language)
        super.init()
    }

    /// Creates the collation of the app's language.
    public convenience override init() { self.init(language: Self.language) }

    private static var language: String { UserLanguages.locale.language.languageCode?.identifier ?? "en" }

    // @objc(currentCollation)
    /// The collation of the app's language. See https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation/current().
    open class func current() -> Self {
        let language = language
        if let made, made.language == language, let known = made.collation as? Self { return known }
        let new = UILocalizedIndexedCollation(language: language)
        guard let collation = new as? Self else { return DynamicClass.make(self, "init", []) as! Self }
        made = (language, new)
        return collation
    }

    /// The sections' titles: the letters, and "#" for what begins with none. See
    /// https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation/sectiontitles.
    open var sectionTitles: [String] { alphabet.titles }

    /// The titles of the index beside the table, which are the sections'. See
    /// https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation/sectionindextitles.
    open var sectionIndexTitles: [String] { alphabet.titles }

    // @objc(sectionForSectionIndexTitleAtIndex:)
    /// The section to scroll to for a title of the index. See
    /// https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation/section(forsectionindextitle:).
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), alphabet.titles.count - 1) }

    // @objc(sectionForObject:collationStringSelector:)
    /// The section that an object goes into by the string that a method of its returns. See
    /// https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation/section(for:collationstringselector:).
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        alphabet.section(of: Self.string(of: object, selector))
    }

    // @objc(sortedArrayFromArray:collationStringSelector:)
    /// Objects in the order of the strings that a method of theirs returns. Those with equal strings stay in the order that they had. See
    /// https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation/sortedarray(from:collationstringselector:).
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let entries = array.enumerated().map { Entry(Self.string(of: $1, selector), $1, $0, alphabet) }
        return entries.sorted { $0 < $1 }.map(\.object)
    }

    /// An object on its way into order: by section first, then by letters, their marks and their case.
    private struct Entry {
        let object: Any
        private let section: Int
        private let keys: [String]
        private let place: Int

        init(_ string: String, _ object: Any, _ place: Int, _ alphabet: IndexAlphabet) {
            (self.object, self.place) = (object, place)
            section = alphabet.section(of: string)
            keys = [
                string.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil), string.lowercased(),
                string,
            ]
        }

        static func < (a: Entry, b: Entry) -> Bool {
            if a.section != b.section { return a.section < b.section }
            for (first, second) in zip(a.keys, b.keys) where first != second { return first < second }
            return a.place < b.place
        }
    }

    /// What an object answers to a message without arguments. Strings, which are no objects here, know the messages for which they are asked.
    private static func string(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String ?? (object as? NSString).map(String.init) {
            return switch selector.description {
            case "uppercaseString": text.uppercased()
            case "lowercaseString": text.lowercased()
            case "capitalizedString": text.capitalized
            default: text
            }
        }
        let receiver = object as AnyObject
        guard let body = ClassRegistry.implementation(of: selector, in: type(of: receiver)) else {
            fatalError("-[\(type(of: receiver)) \(selector)]: unrecognized selector sent to instance")
        }
        let answer = body(receiver, [])
        return answer as? String ?? (answer as? NSString).map(String.init) ?? ""
    }
}
