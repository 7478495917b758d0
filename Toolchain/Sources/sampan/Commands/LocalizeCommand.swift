import AppBuilder
import Foundation
import Localization
import XcodeProject

/// `sampan localize`
enum LocalizeCommand: Subcommand {
    static let name = "localize"
    static let operands = "export|import|check|genstrings ..."
    static let summary = "Exchange a project's texts with translators, and check them."
    static let details = """
        export [PROJECT]           write xx.xcloc packages with XLIFF documents, one for each language
        import PACKAGE [PROJECT]   merge the translations of an .xcloc package or an .xliff document
        check [PROJECT]            tell what is missing, stale, unused or malformed, and how much is translated
        genstrings ...             extract texts into .strings files; "sampan localize genstrings" tells its flags

        xcodebuild's words mean the same: -exportLocalizations, -importLocalizations, -project and -workspace.

        Exit codes: 0 done, 1 something is malformed or cannot be used (with --strict: or is missing, stale or unused), 64 typed wrongly.
        """
    static let options = [
        OptionSpec(name: "--output", short: "-localizationPath", value: "PATH", help: "Where packages are written, or what is imported."),
        OptionSpec(
            name: "--language", short: "-exportLanguage", value: "LANGUAGE", help: "Only this language; may be given several times."),
        OptionSpec(
            name: "--routine", short: "-s", value: "NAME", help: "A routine of the project's own that works as NSLocalizedString does."),
        OptionSpec(name: "--strict", help: "Let check fail for what is missing, stale or unused, too."),
        OptionSpec(name: "--allow", value: "FOLDER", help: "Let the project read what lies in FOLDER."),
        OptionSpec(name: "-exportLocalizations", help: "The same as export."),
        OptionSpec(name: "-importLocalizations", help: "The same as import."),
        OptionSpec(name: "-project", short: "-workspace", value: "PROJECT", help: "The project."),
    ]

    /// Extraction is sorted out by itself: its flags are genstrings'.
    static func genstrings(_ words: [String]) -> Int32 {
        do {
            try Genstrings(words).run { Terminal.error($0) }
            return 0
        } catch let error as Genstrings.Usage {
            Terminal.error("\(error)")
            return 64
        } catch {
            Terminal.error("\(error)")
            return 1
        }
    }

    static func run(_ arguments: Arguments) throws -> Int32 {
        var operands = arguments.operands
        let verb =
            arguments.has("-exportLocalizations")
            ? "export" : arguments.has("-importLocalizations") ? "import" : operands.isEmpty ? nil : operands.removeFirst()
        var options = ExtractionOptions()
        options.routines += arguments.all("--routine")
        func project() throws -> LocalizedProject {
            guard operands.count <= 1 else { throw UsageError(description: "unexpected \"\(operands[1])\"") }
            let path = arguments["-project"] ?? operands.first ?? "."
            let project = try LocalizedProject(try Project.open(at: path, allowing: arguments.all("--allow")))
            for warning in project.warnings { Terminal.error(warning) }
            return project
        }
        switch verb {
        case "export": return try export(try project(), arguments, options)
        case "import":
            if arguments["--output"] == nil, operands.isEmpty { throw UsageError(description: "name the package or document to import") }
            let path = arguments["--output"] ?? operands.removeFirst()
            return try merge(path, try project(), options)
        case "check": return try check(try project(), arguments, options)
        case let verb?: throw UsageError(description: "unknown subcommand \"\(verb)\": use export, import, check or genstrings")
        case nil: throw UsageError(description: "name a subcommand: export, import, check or genstrings")
        }
    }

    private static func languages(_ project: LocalizedProject, _ arguments: Arguments) -> [String] {
        let said = arguments.all("--language")
        return said.isEmpty ? project.languages : said
    }

    private static func export(_ project: LocalizedProject, _ arguments: Arguments, _ options: ExtractionOptions) throws -> Int32 {
        var export = LocalizationExport(project, options: options, version: try Locations().version)
        let written = try export.write(languages(project, arguments), to: arguments["--output"] ?? ".")
        for warning in export.warnings { Terminal.error("\(warning.path):\(warning.line):1: warning: \(warning.message)") }
        for path in written { print(path) }
        return 0
    }

    private static func merge(_ path: String, _ project: LocalizedProject, _ options: ExtractionOptions) throws -> Int32 {
        let (file, document) = try LocalizationImport.document(at: path)
        var merge = LocalizationImport(project, options: options)
        let outcome = try merge.merge(document, path: file)
        for name in outcome.changed { print("changed \(name)") }
        for name in outcome.created { print("new     \(name)") }
        print("\(outcome.texts) texts were translated.")
        if let language = outcome.unknownLanguage {
            print("The project does not name the language \(language): add it in Xcode (Info > Localizations), or to knownRegions.")
        }
        if project.knownLanguages != nil {
            let reopened = try LocalizedProject(try Project.open(at: project.place.root + "/" + project.name))
            let unnamed = outcome.created.filter { !reopened.resources.contains(project.place.root + "/" + $0) }
            if !unnamed.isEmpty {
                print("The project's file is not changed. Add to it, so that the app has them:")
                for name in unnamed { print("  \(name)") }
            }
        }
        return 0
    }

    private static func check(_ project: LocalizedProject, _ arguments: Arguments, _ options: ExtractionOptions) throws -> Int32 {
        let check = try LocalizationCheck(project, languages: languages(project, arguments), options: options)
        for finding in check.findings { Terminal.error("\(finding)") }
        for share in check.shares {
            let review = share.needsReview > 0 ? ", \(share.needsReview) to be reviewed" : ""
            print("\(share.language): \(share.percent) % translated (\(share.translated) of \(share.all)\(review))")
        }
        return check.findings.contains { $0.isError || arguments.has("--strict") } ? 1 : 0
    }
}
