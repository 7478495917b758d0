/// The comments in a file of shared-mime-info's database: what a type is called, by language.
///
/// The files are written by `update-mime-database`, one element a line.
struct MIMEComments {
    /// By the language as the file writes it, "pt_BR"; English has no name.
    private var comments: [String: String] = [:]

    init(_ text: String) {
        for match in text.matches(of: #/<comment(?: xml:lang="([^"]*)")?>([^<]*)</comment>/#) {
            let language = match.output.1.map(String.init) ?? ""
            if comments[language] == nil { comments[language] = MIMEComments.plain(match.output.2) }
        }
    }

    /// The comment in the first language that has one, or in English.
    func best(for languages: [String]) -> String? {
        for language in languages {
            var name = language.replacing("-", with: "_")
            while !name.isEmpty {
                if let comment = comments[name] { return comment }
                if name == "en" { return comments[""] }
                name = name.lastIndex(of: "_").map { String(name[..<$0]) } ?? ""
            }
        }
        return comments[""]
    }

    private static func plain(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(String(text)) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
