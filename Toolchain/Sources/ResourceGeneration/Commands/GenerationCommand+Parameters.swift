import Templates

extension GenerationCommand {
    /// The values of words like `name=value`.
    static func parse(_ words: [String]) throws -> [String: Any] { try Parameters.parse(words) }
}
