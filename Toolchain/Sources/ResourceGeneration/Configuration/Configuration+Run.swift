import Foundation
import Templates

/// Generates what a configuration or a user asks for.
package struct Generation {
    /// The folder, and what may be read and written from it.
    package let workplace: Workplace
    /// Whether every command is said.
    package var isVerbose = false
    /// Whether templates of the project's own are cleaned of the lines that tags leave, as the built-in ones always are.
    package var usesModernSpacing = false
    /// The variables that templates see.
    package var environment: [String: String] = ProcessInfo.processInfo.environment
    /// Called with what is to be said.
    package let say: (GenerationMessage) -> Void

    package init(workplace: Workplace, say: @escaping (GenerationMessage) -> Void) { (self.workplace, self.say) = (workplace, say) }

    /// Does all that a configuration says, also when some of it fails.
    ///
    /// - Throws: What failed; `GenerationError.several` if more than one entry did.
    package func run(_ configuration: Configuration) throws {
        var errors: [any Error] = []
        for (kind, entry) in configuration.placed {
            do {
                if isVerbose { for command in entry.commands(for: kind.name) { say(GenerationMessage(.info, " $ \(command)")) } }
                let context = try GenerationError.locating(entry.places) {
                    for input in entry.inputs where !workplace.exists(input) { throw GenerationError.notFound(input) }
                    for output in entry.outputs where !workplace.exists(PathText.parent(output.path)) {
                        try GenerationError.locating(output.places, key: "output") {
                            throw GenerationError.notFound(PathText.parent(output.path))
                        }
                    }
                    return try self.context(of: entry.inputs, kind: kind, filter: entry.filter, options: entry.options, isDetailed: true)
                }
                for output in entry.outputs {
                    try GenerationError.locating(output.places) {
                        let text = try render(output.template, of: kind, context, parameters: output.parameters)
                        try GenerationError.locating(output.places, key: "output") { try write(text, to: output.path) }
                    }
                }
            } catch { errors.append(error) }
        }
        if let first = errors.first { throw errors.count == 1 ? first : GenerationError.several(errors) }
    }

    /// What templates are given of files and folders: what SwiftGen's are, or with more.
    package func context(
        of inputs: [String], kind: ParserKind, filter: String?, options: [String: Any], isDetailed: Bool = false
    ) throws -> [String: Any] {
        let filter = try PathFilter(filter ?? kind.parser.defaultFilter, kind.parser.takes)
        return try context(of: inputs, kind.parser, filter: filter, options: options, isDetailed: isDetailed)
    }

    private func context<P: ResourceParser>(
        of inputs: [String], _ type: P.Type, filter: PathFilter, options: [String: Any], isDetailed: Bool
    ) throws -> [String: Any] {
        var parser = try type.init(try ParserOptions(options, for: type))
        defer { for warning in parser.warnings { say(GenerationMessage(.warning, warning.message, at: warning.place)) } }
        try parser.parse(inputs, filter, in: workplace)
        return isDetailed ? parser.detailedContext : parser.context
    }

    /// What a template makes of values.
    package func render(
        _ template: TemplateReference, of kind: ParserKind, _ context: [String: Any], parameters: [String: Any]
    ) throws -> String {
        try template.check(for: kind, in: workplace)
        let values = Parameters.enrich(context, parameters: parameters, environment: environment)
        return try TemplateRenderer(workplace: workplace, usesModernSpacing: usesModernSpacing).render(template, of: kind, values)
    }

    /// Writes a file where it differs, and says so.
    package func write(_ text: String, to path: String) throws {
        let isWritten = try workplace.write(text, to: path)
        say(GenerationMessage(.info, isWritten ? "File written: \(path)" : "Not writing the file as content is unchanged"))
    }
}

extension ResourceWarning {
    /// Where it is said of.
    fileprivate var place: String { line == 0 ? path : "\(path):\(line)" }
}
