/// A piece of a template's text: words to be copied, or what stands between delimiters.
public struct Token {
    /// What a piece is.
    public enum Kind: Sendable {
        /// Text outside of delimiters.
        case text
        /// `{{ … }}`
        case variable
        /// `{# … #}`
        case comment
        /// `{% … %}`
        case block
    }

    /// What is to happen to the spaces at one side of a tag.
    enum Control {
        /// `-`: they go.
        case trim
        /// `+`: they stay.
        case keep
        /// What the environment says.
        case unspecified
    }

    /// What the piece is.
    public let kind: Kind
    /// The text, or what stands between the delimiters, on one line and without spaces around it.
    public let contents: String
    /// What the tag says of the spaces before and after it.
    let leading: Control
    let trailing: Control
    /// Where the contents begin.
    let start: Int
    let source: TemplateSource

    init(
        _ kind: Kind, _ contents: String, leading: Control = .unspecified, trailing: Control = .unspecified, start: Int,
        source: TemplateSource
    ) {
        self.kind = kind
        self.contents = contents
        self.leading = leading
        self.trailing = trailing
        self.start = start
        self.source = source
    }

    /// The contents' words; quoted words and filters with their arguments are one.
    public var components: [String] { contents.words(separatedBy: " ") }

    /// What the template of this piece is called.
    public var templateName: String? { source.name }

    /// The line of the template where the piece begins, counted from one.
    public var line: Int { source.place(ofByte: start).line }

    /// The character of the line where the piece begins, counted from zero.
    public var column: Int { source.place(ofByte: start).column }

    /// The piece of the template that a word of the contents is; all of the contents where the word cannot be found as it stands.
    func part(_ word: String) -> Token {
        let bytes = Array(contents.utf8)
        let sought = Array(word.utf8)
        let isAsWritten = source.text.utf8.dropFirst(start).starts(with: bytes)
        guard isAsWritten, !sought.isEmpty, sought.count <= bytes.count,
            let offset = (0...(bytes.count - sought.count)).first(where: { bytes[$0...].starts(with: sought) })
        else { return self }
        return Token(kind, word, start: start + offset, source: source)
    }
}
