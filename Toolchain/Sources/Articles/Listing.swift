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
}
