extension TokenParser {
    /// The value that a word of a tag stands for: a variable with its filters, or a range.
    ///
    /// - Throws: `TemplateError` for a filter that is not known, located at the word.
    public func resolvable(_ word: String, of tag: Token) throws -> any Resolvable {
        do {
            return try RangeValue(word, environment: environment) ?? FilterExpression(word, environment: environment)
        } catch let error as TemplateError {
            throw error.located(at: tag.part(word))
        }
    }

    /// The condition that words of a tag make, as `if` takes them.
    ///
    /// - Throws: `TemplateError` for words that make none.
    public func condition(_ words: [String], of tag: Token) throws -> any Condition {
        do {
            return try ConditionParser.parse(words, of: tag, parser: self)
        } catch let error as TemplateError {
            throw error.located(at: tag)
        }
    }

    /// What is to be printed of words: a condition, or where they make none a variable whose name has spaces in it.
    func printable(_ words: [String], of tag: Token) throws -> any Resolvable {
        if let condition = try? condition(words, of: tag) { return condition }
        return try FilterExpression(words.joined(separator: " "), environment: environment)
    }
}
