extension Configuration {
    /// Says what the configuration means, and what is wrong with it.
    ///
    /// - Parameter workplace: the configuration's folder.
    package func lint(in workplace: Workplace, say: (GenerationMessage) -> Void) {
        say(GenerationMessage(.info, "> Common parent directory used for all input paths:  \(inputFolder ?? "<none>")"))
        if let inputFolder, !workplace.exists(inputFolder) {
            say(GenerationMessage(.error, "input_dir: Input directory \(inputFolder) does not exist.", at: places["input_dir"].description))
        }
        say(GenerationMessage(.info, "> Common parent directory used for all output paths: \(outputFolder ?? "<none>")"))
        if let outputFolder, !workplace.exists(outputFolder) {
            say(
                GenerationMessage(
                    .error, "output_dir: Output directory \(outputFolder) does not exist.", at: places["output_dir"].description))
        }
        let placed = placed
        for name in Set(placed.map(\.kind.name)).sorted() {
            let own = placed.filter { $0.kind.name == name }
            if let replacement = own[0].kind.replacement {
                say(GenerationMessage(.warning, "`\(name)` parser has been deprecated, please use `\(replacement)` instead."))
            }
            say(GenerationMessage(.info, "> \(own.count) \(own.count > 1 ? "entries" : "entry") for command \(name):"))
            for (kind, entry) in own { lint(entry, of: kind, in: workplace, say: say) }
        }
    }

    private func lint(_ entry: GenerationEntry, of kind: ParserKind, in workplace: Workplace, say: (GenerationMessage) -> Void) {
        func error(_ text: String, at place: ConfigurationPlace?) {
            say(GenerationMessage(.error, "\(kind.name).\(text)", at: place?.description))
        }
        func warnIfAbsolute(_ path: String, _ key: String, at place: ConfigurationPlace?) {
            guard path.hasPrefix("/") else { return }
            say(
                GenerationMessage(
                    .warning,
                    "\(kind.name).\(key): \(path) is an absolute path. Prefer relative paths for portability when sharing your project "
                        + "(unless you are using environment variables).", at: place?.description))
        }
        for input in entry.inputs {
            warnIfAbsolute(input, "inputs", at: entry.places?["inputs"])
            if !workplace.exists(input) { error("inputs: \(input) does not exist.", at: entry.places?["inputs"]) }
        }
        if let filter = entry.filter, (try? PathFilter(filter, kind.parser.takes)) == nil {
            error("filter: \(filter) is not a valid regular expression.", at: entry.places?["filter"])
        }
        for fault in ParserOptions.faults(in: entry.options, for: kind.parser) {
            error("options: \(fault)", at: entry.places?["options"])
        }
        for output in entry.outputs {
            let places = output.places
            do { try output.template.check(for: kind, in: workplace) } catch let fault { error("outputs: \(fault)", at: places?[nil]) }
            if case .path(let path) = output.template { warnIfAbsolute(path, "outputs.templatePath", at: places?["templatePath"]) }
            let folder = PathText.parent(output.path)
            if !workplace.exists(folder) {
                error(
                    "outputs.output: \(folder) does not exist. Intermediate folders up to the output file must already exist to avoid "
                        + "misconfigurations, and won't be created for you.", at: places?["output"])
            }
            warnIfAbsolute(output.path, "outputs.output", at: places?["output"])
        }
        for command in entry.commands(for: kind.name) { say(GenerationMessage(.info, " $ \(command)")) }
    }
}
