import AppBuilder
import Foundation
import Linting
import XcodeProject

/// `sampan lint`
enum LintCommand: Subcommand {
    static let name = "lint"
    static let operands = "[FOLDER]"
    static let summary = "Look for mistakes in sources, storyboards, catalogs, texts and the project."
    static let details = """
        FOLDER is what is looked at (default: the present folder). What is looked for, and from where on it counts, says sampan-lint.yml in it,
        and .swiftlint.yml for the rules that correspond to SwiftLint's.
        It ends with 0; with 1 where Sampan fails; with 2 where there are errors, or more findings than the configuration bears; with 3 where
        the configuration is wrong.
        """
    static let options = [
        OptionSpec(name: "--config", value: "FILE", help: "Use this configuration (default: sampan-lint.yml)."),
        OptionSpec(name: "--exclude", value: "PATTERN", help: "Leave these files out, like '**/Generated/**' (several times if needed)."),
        OptionSpec(name: "--include", value: "PATTERN", help: "Look at these files alone (several times if needed)."),
        OptionSpec(
            name: "--report", value: "FORMAT:FILE",
            help: "Write a report (several times if needed): \(Reports.names.joined(separator: ", "))."),
        OptionSpec(name: "--format", value: "FORMAT", choices: Reports.names, help: "Print this in the place of the report for people."),
        OptionSpec(name: "--baseline", value: "FILE", help: "Leave the findings in FILE alone."),
        OptionSpec(name: "--write-baseline", help: "Write what is found to the baseline (default: lint-baseline.yml)."),
        OptionSpec(name: "--fix", help: "Mend what can be mended."),
        OptionSpec(name: "--max-issues", value: "COUNT", help: "Fail with more findings than COUNT, by their weights."),
        OptionSpec(name: "--explain", value: "ID", help: "Tell what an issue is, with code that has it and code that has not."),
        OptionSpec(name: "--list", help: "List all issues."),
        OptionSpec(name: "--no-cache", help: "Look at all files anew."),
        OptionSpec(name: "--watch", help: "Look again whenever a file changes."),
    ]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let folder = try folder(arguments)
        do {
            let session = try session(arguments, folder: folder)
            if let id = arguments["--explain"] { return try explain(id, session) }
            if arguments.has("--list") {
                print(Explanation.list(session.ruleSets), terminator: "")
                return 0
            }
            guard arguments.has("--watch") else { return try lint(session, arguments) }
            return try watch(folder, arguments)
        } catch let error as ConfigurationError {
            Terminal.error("\(error)")
            return 3
        }
    }

    /// Looks at a project that is to be built; returns 0 where nothing speaks against building it.
    static func lint(projectAt path: String) throws -> Int32 {
        let arguments = try Arguments([], options: options)
        let isContainer = ["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
        let folder = isContainer ? (path as NSString).deletingLastPathComponent : path
        do {
            return try lint(try session(arguments, folder: folder.isEmpty ? "." : folder), arguments, to: Terminal.error)
        } catch let error as ConfigurationError {
            Terminal.error("\(error)")
            return 3
        }
    }

    private static func folder(_ arguments: Arguments) throws -> String {
        let path = try arguments.operand(default: FileManager.default.currentDirectoryPath)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError(description: "there is no folder \"\(path)\"")
        }
        return path
    }

    private static func session(_ arguments: Arguments, folder: String) throws -> LintSession {
        let root = FileSystem.realPath(folder) ?? URL(fileURLWithPath: folder).standardizedFileURL.path
        var session = try LintSession(root: root, configurationPath: arguments["--config"].map(absolute)) { detectors in
            try DetectorBuild(packages: detectors, root: root, locations: try Locations()).registries()
        }
        session.configuration.excludes += arguments.all("--exclude").map { PathPattern($0) }
        session.configuration.includes += arguments.all("--include").map { PathPattern($0) }
        if let count = try arguments.count("--max-issues") { session.configuration.maxIssues = count }
        if let path = arguments["--baseline"] { session.baselinePath = absolute(path) }
        session.writesBaseline = arguments.has("--write-baseline")
        session.fixes = arguments.has("--fix")
        for text in arguments.all("--report") {
            let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2, Reports.names.contains(parts[0]) else {
                throw UsageError(description: "\"--report \(text)\" is no FORMAT:FILE with one of \(Reports.names.joined(separator: ", "))")
            }
            session.configuration.outputs.append(LintConfiguration.Output(format: parts[0], path: absolute(parts[1])))
        }
        if !arguments.has("--no-cache") {
            session.cachePath = try Locations().folder(forProject: root).path + "/lint.cache"
        }
        session.format = arguments["--format"]
        return session
    }

    private static func lint(
        _ session: LintSession, _ arguments: Arguments, to output: (String) -> Void = { print($0, terminator: "") }
    ) throws -> Int32 {
        for warning in session.configuration.warnings { Terminal.error("warning: \(warning)") }
        let outcome = try session.run()
        output(outcome.text)
        return outcome.fails ? 2 : 0
    }

    private static func watch(_ folder: String, _ arguments: Arguments) throws -> Int32 {
        let changes = try FileChanges(below: folder)
        while true {
            do { _ = try lint(try session(arguments, folder: folder), arguments) } catch { Terminal.error("\(error)") }
            // What --fix and reports wrote is no change of the person's.
            changes.forget()
            while try !changes.wait(milliseconds: 1000) {}
        }
    }

    private static func explain(_ id: String, _ session: LintSession) throws -> Int32 {
        guard let text = Explanation.text(id, session.ruleSets) else {
            throw UsageError(description: "there is no issue \"\(id)\"\(Explanation.suggestion(id, session.ruleSets))")
        }
        print(text, terminator: "")
        return 0
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
