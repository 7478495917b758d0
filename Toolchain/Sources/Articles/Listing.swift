/// A listing of an article.
package struct Listing: Decodable {
    package struct Fix: Decodable {
        package let find: String
        package let replace: String
    }

    package let id: String
    package let article: String
    package let file: String
    /// Its first line in the file, counted from 1.
    package let start: Int
    /// Its last line.
    package let end: Int
    package let language: String
    /// What it has to stand in, in words: "standalone", "members:…", "statements:…".
    package let context: String
    package let prelude: String?
    package let fix: [Fix]?
    /// What it takes to do what the article says that it does.
    package let behaviourFix: [Fix]?

    /// All that is to be corrected.
    package var corrections: [Fix] { (fix ?? []) + (behaviourFix ?? []) }

    private enum CodingKeys: String, CodingKey {
        case id, article, file, start, end, language, context, prelude, fix
        case behaviourFix = "behaviour_fix"
    }
}
