/// What is wrong with a template, and where.
public struct TemplateError: Error, CustomStringConvertible {
    /// What is wrong.
    public let reason: String
    /// The part of the template that it is about: of the outermost template, where the fault is in one that was included.
    public internal(set) var token: Token?
    /// The places in included templates, the innermost first.
    public internal(set) var trace: [Token] = []

    /// An error whose place is told by the part of the template that is being read or rendered.
    public init(_ reason: String, at token: Token? = nil) {
        self.reason = reason
        self.token = token
    }

    /// Each place on lines of its own, as `name:line:column: error: reason`, with the template's line and a caret below it. Lines count
    /// from one and columns from zero, as Stencil's do.
    public var description: String {
        let places = trace + (token.map { [$0] } ?? [])
        return places.isEmpty ? reason : places.map { $0.report(reason) }.joined(separator: "\n")
    }

    /// The error with a place, unless it has one.
    func located(at token: Token?) -> TemplateError {
        guard self.token == nil else { return self }
        var error = self
        error.token = token
        return error
    }

    /// The error as it is seen from a tag that included the template where it happened.
    func included(by token: Token?) -> TemplateError {
        var error = self
        if let inner = error.token { error.trace.append(inner) }
        error.token = token
        return error
    }
}

extension Token {
    /// A compiler-like message about this place.
    fileprivate func report(_ reason: String) -> String {
        let place = source.place(ofByte: start)
        let name = source.name.map { "\($0):" } ?? ""
        let mark = String(repeating: " ", count: place.column) + "^" + String(repeating: "~", count: max(contents.count - 1, 0))
        return "\(name)\(place.line):\(place.column): error: \(reason)\n\(place.text)\n\(mark)"
    }
}
