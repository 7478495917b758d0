/// Where a rule of ours is meant to say something else than SwiftLint's of the same name, and why.
enum Differences {
    /// By SwiftLint's names.
    static let stated: [String: String] = [
        "empty_parameters": "what is no Swift (a closing parenthesis too many) is looked at as the parser mends it",
        "identifier_name": "a closure's `$x` is a property wrapper's; a function that is an operator has no name of letters",
        "line_length": "the literal of a colour or a picture counts with all its characters, as other tools show it",
        "prefixed_toplevel_constant": "a constant that a closure makes is left alone, as an object that is made in place",
        "trailing_whitespace": "space behind a literal's closing quotes ends the line, whatever is allowed within literals",
        "type_name": "a name of one underscore says that the type is not named, as it does for variables",
        "unused_enumerated": "a pair that is handed on whole, or taken apart in the body, counts as used",
    ]
}
