/// `{{ … }}`: a value, or one of two by a condition.
struct VariableNode: Node {
    private let value: any Resolvable
    private let condition: (any Condition)?
    private let otherwise: (any Resolvable)?
    let token: Token?

    init(parser: TokenParser, token: Token) throws {
        self.token = token
        let words = token.components
        guard let first = words.first else { throw TemplateError("Missing variable name") }
        guard words.count > 2, words[1] == "if" else {
            (value, condition, otherwise) = (try parser.printable(words, of: token), nil, nil)
            return
        }
        value = try parser.printable([first], of: token)
        if let split = words[2...].firstIndex(of: "else") {
            condition = try parser.condition(Array(words[2..<split]), of: token)
            otherwise = try parser.printable(Array(words[(split + 1)...]), of: token)
        } else {
            condition = try parser.condition(Array(words[2...]), of: token)
            otherwise = nil
        }
    }

    func render(_ context: Context) throws -> String {
        if let condition, try !condition.holds(context) { return Value.text(try otherwise?.resolve(context)) }
        return Value.text(try value.resolve(context))
    }
}
