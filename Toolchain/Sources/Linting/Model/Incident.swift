/// Texts to put in the place of others, that mend a finding.
public struct Fix: Hashable, Codable, Sendable {
    /// A text in the place of bytes.
    public struct Edit: Hashable, Codable, Sendable {
        /// The bytes to replace.
        public var range: Range<Int>
        /// What takes their place.
        public var text: String

        /// Creates an edit.
        public init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
    }

    /// The edits, in the finding's file, that do not overlap.
    public var edits: [Edit]

    /// Creates a fix.
    public init(_ edits: [Edit]) { self.edits = edits }

    /// Creates a fix of one edit.
    public init(replacing range: Range<Int>, with text: String) { edits = [Edit(range, text)] }
}

/// An issue that was found somewhere.
public struct Incident: Hashable, Codable, Sendable {
    /// The id.
    public var id: String
    /// How bad it is here.
    public var severity: Severity
    /// What is wrong, in one sentence.
    public var message: String
    /// Where.
    public var location: Location
    /// What mends it.
    public var fix: Fix?
    /// The declaration that it is in, or the file's name.
    public var entity: String
    /// The line of text that it begins on.
    public var line: String

    /// Creates an incident.
    public init(
        id: String, severity: Severity, message: String, location: Location, fix: Fix? = nil, entity: String = "", line: String = ""
    ) {
        (self.id, self.severity, self.message, self.location) = (id, severity, message, location)
        (self.fix, self.entity, self.line) = (fix, entity, line)
    }

    /// What stays the same when lines move: the issue, the file, the declaration around it and the line's text.
    public var signature: String {
        let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(id):\(location.path)$\(entity)$\(text)"
    }
}
