import XcodeProject

/// What makes a playground's page a program: modules that it imports unasked, an end, and a note of what each line comes to.
enum PlaygroundPage {
    /// The flags of the compiler's frontend by which it tells `PlaygroundSupport` what each line comes to.
    static func flags(for sources: [SourceFile]) -> [String] {
        sources.contains { $0.pageImports != nil } ? ["-playground", "-playground-option", "NoFunctionParameters"] : []
    }

    /// A source's text as it is compiled: its lines stay where they are.
    static func text(_ text: String, of source: SourceFile) -> String {
        guard let imports = source.pageImports else { return text }
        return imports.map { "import \($0); " }.joined() + text + "\nPlaygroundSupport.__playgroundPageEnded()\n"
    }
}
