extension TokenParser {
    /// The value that a word of a tag stands for: a variable with its filters, or a range.
    ///
    /// - Throws: `TemplateError` for a filter that is not known.
    public func resolvable(_ word: String) throws -> any Resolvable {
        try RangeValue(word, environment: environment) ?? FilterExpression(word, environment: environment)
    }

    /// The condition that words make, as `if` takes them.
    ///
    /// - Throws: `TemplateError` for words that make none.
    public func condition(_ words: [String]) throws -> any Condition {
        try ConditionParser.parse(words, parser: self)
    }

    /// What is to be printed of words: a condition, or where they make none a variable whose name has spaces in it.
    func printable(_ words: [String]) throws -> any Resolvable {
        if let condition = try? condition(words) { return condition }
        return try FilterExpression(words.joined(separator: " "), environment: environment)
    }
}
