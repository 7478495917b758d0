import Foundation
import Templates

// Single parsers, without a configuration.

extension GenerationCommand {
    static let filter = CommandWords.Option(
        name: "--filter", short: "-f", value: "filter", help: "The regular expression to filter input paths.")
    static let option = CommandWords.Option(name: "--option", value: "option", help: "An option of the parser: name=value.")
    static let oldTemplate = CommandWords.Option(name: "--template", short: "-t", value: "name", help: nil)
    static let templateName = CommandWords.Option(
        name: "--templateName", short: "-n", value: "name", help: "The name of the template to use for code generation.")
    static let templatePath = CommandWords.Option(
        name: "--templatePath", short: "-p", value: "path", help: "The path of the template to use for code generation.")
    static let parameter = CommandWords.Option(name: "--param", value: "param", help: "A template parameter: name=value.")
    static let output = CommandWords.Option(
        name: "--output", short: "-o", value: "file", help: "The path to the file to generate (default: standard output).")

    func run(_ kind: ParserKind, _ rest: [String]) throws -> Int32 {
        if rest.contains("--help") || rest.contains("-h") {
            print(Self.help(of: kind, program))
            return 0
        }
        let words = try CommandWords(rest, Self.runOptions + [Self.oldTemplate, Self.normal, Self.modernSpacing])
        guard !words.operands.isEmpty else { throw CommandFault(description: "Missing expected argument '<path> ...'") }
        let template: TemplateReference
        do {
            let name = words[Self.templateName] ?? words[Self.oldTemplate] ?? ""
            template = try TemplateReference(name: name, path: words[Self.templatePath] ?? "")
        } catch { throw CommandFault(description: "\(error)") }
        var generation = Generation(workplace: Workplace(folder: present), say: say(level(words)))
        generation.usesModernSpacing = words.has(Self.modernSpacing)
        generation.environment = environment
        let context = try generation.context(
            of: words.operands, kind: kind, filter: words[Self.filter], options: try parameters(words.all(Self.option)), isDetailed: true)
        let text = try generation.render(template, of: kind, context, parameters: try parameters(words.all(Self.parameter)))
        guard let path = words[Self.output] else {
            print(text + "\n")
            return 0
        }
        try generation.write(text, to: path)
        return 0
    }

    static var runOptions: [CommandWords.Option] {
        [filter, option, templateName, templatePath, parameter, output, quiet, verbose]
    }

    /// The values of words like `name=value`.
    private func parameters(_ words: [String]) throws -> [String: Any] {
        do { return try Parameters.parse(words) } catch { throw CommandFault(description: "\(error)") }
    }
}
