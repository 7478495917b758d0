import Foundation

// The templates that are built in.

extension GenerationCommand {
    static let only = CommandWords.Option(name: "--only", short: "-l", value: "parser", help: "List the templates of one parser.")

    func template(_ words: [String]) throws -> Int32 {
        guard let name = words.first, !["--help", "-h"].contains(name) else { return try dispatch(["help"]) }
        let rest = Array(words.dropFirst())
        switch name {
        case "list":
            let words = try CommandWords(rest, [Self.only, Self.output])
            try words.expectNoOperands()
            let chosen = try words[Self.only].map { [try parser($0)] } ?? ParserKind.all.sorted { $0.name < $1.name }
            let lists = chosen.map { kind in
                (["\(kind.name):"] + BuiltInTemplates.names(forParser: kind.templates).map { "   - \($0)" }).joined(separator: "\n")
            }
            let advice =
                "---\nYou can also specify custom templates by path, using `templatePath` instead of `templateName`.\n"
                + "For more information, see `\(program) template doc`."
            try show(lists.joined(separator: "\n") + "\n" + advice, words)
        case "cat":
            let words = try CommandWords(rest, [Self.output])
            try show(try builtIn(words.operands).text, words)
        case "which":
            let words = try CommandWords(rest, [Self.output])
            try show(try place(of: try builtIn(words.operands)), words)
        case "doc":
            let words = try CommandWords(rest, [])
            guard words.operands.count <= 2 else { throw CommandFault(description: "Unexpected argument '\(words.operands[2])'") }
            var path = "templates/"
            if let name = words.operands.first { path += "\(try parser(name).name)/" }
            if words.operands.count == 2 { path += "\(try builtIn(words.operands).name).md" }
            print("Opening documentation: \(Self.documentation(path))\n")
        default: throw CommandFault(description: "Unexpected argument '\(name)'")
        }
        return 0
    }

    func parser(_ name: String) throws -> ParserKind {
        guard let kind = ParserKind.named(name) else { throw CommandFault(description: "The value '\(name)' is invalid for '<parser>'") }
        return kind
    }

    func builtIn(_ operands: [String]) throws -> BuiltInTemplate {
        guard operands.count == 2 else { throw CommandFault(description: "Missing expected argument '<parser> <template>'") }
        guard let template = BuiltInTemplates.named(operands[1], parser: try parser(operands[0]).templates) else {
            throw CommandFault(description: "\(GenerationError.namedTemplateNotFound(operands[1]))")
        }
        return template
    }

    /// A file with a built-in template's text.
    func place(of template: BuiltInTemplate) throws -> String {
        guard let templates else { throw CommandFault(description: "The built-in templates are no files here; `template cat` shows them") }
        let folder = "\(templates)/\(template.parser)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(template.name).stencil"
        _ = try Workplace(folder: folder).write(template.text, to: path)
        return path
    }

    func show(_ text: String, _ words: CommandWords) throws {
        guard let path = words[Self.output] else { return print(text.hasSuffix("\n") ? text : text + "\n") }
        let isWritten = try Workplace(folder: present).write(text, to: path)
        print((isWritten ? "File written: \(path)" : "Not writing the file as content is unchanged") + "\n")
    }
}
