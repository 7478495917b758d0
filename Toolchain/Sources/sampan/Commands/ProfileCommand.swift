import AppBuilder
import Foundation
import Profiling
import SampanHost

/// `sampan profile`
enum ProfileCommand: Subcommand {
    static let name = "profile"
    static let operands = "record|export|list ..."
    static let summary = "Record where an app's time and memory go, and show it."
    static let details = """
        record [PROJECT]        build and run an app as "sampan run" does, whose options it has, and record it
        export --input FILE     write what a trace holds: as XML, its table of contents (--toc), or the tables that a path leads to
                                (--xpath), as "xctrace export" does; as JSON; or as a page for a browser (--format html)
        list templates          what there is to record
        list devices            the devices that an app can be shown on

        Templates: \(ProfileTemplate.allCases.map(\.rawValue).joined(separator: ", ")). The recording ends with the app, after its time
        limit, or when Ctrl-C is pressed.

        Exit codes: 0 done, 1 the app, its build or the trace failed, 64 wrong usage.
        """

    /// The app is ended, its functions are named, and the trace is written.
    static let timeToEnd = 30.0

    static let recording = [
        OptionSpec(
            name: "--template", value: "NAME",
            help: "What to record (default: \(ProfileTemplate.timeProfiler.rawValue)); see \"sampan profile list templates\"."),
        OptionSpec(name: "--time-limit", value: "TIME", help: "End the app and the recording after so many seconds; or 500ms, 2m, 1h."),
    ]
    static let output = OptionSpec(
        name: "--output", value: "FILE", help: "The file to write (default: the app's name with .trace; of export, the standard output).")
    static let exporting = [
        OptionSpec(name: "--input", value: "FILE", help: "The trace to export."),
        OptionSpec(name: "--toc", help: "Write the table of contents."),
        OptionSpec(name: "--xpath", value: "PATH", help: "Write what PATH leads to in it: '//table[@schema=\"time-profile\"]'."),
        OptionSpec(name: "--format", value: "FORMAT", choices: ["xml", "json", "html"], help: "xml (default), json or html."),
    ]
    /// What an app is run with; a recording is of one run, and has its hangs.
    private static let running = RunCommand.options.filter { !["--watch", "--hangs"].contains($0.name) }
    static let options = recording + [output] + exporting + running

    static func run(_ arguments: Arguments) throws -> Int32 {
        let operands = arguments.operands
        guard let verb = operands.first else { throw UsageError(description: "name a subcommand: record, export or list") }
        switch verb {
        case "record":
            try expect(recording + [output] + running, arguments, of: verb)
            guard operands.count <= 2 else { throw UsageError(description: "unexpected \"\(operands[2])\"") }
            let project = operands.count == 2 ? operands[1] : FileManager.default.currentDirectoryPath
            return try ProfileRecording(arguments, project: project).run()
        case "export":
            try expect(exporting + [output], arguments, of: verb)
            guard operands.count == 1 else { throw UsageError(description: "unexpected \"\(operands[1])\"; name the trace by \"--input\"") }
            return try ProfileExport(arguments).run()
        case "list":
            try expect([], arguments, of: verb)
            return try list(operands.dropFirst().joined(separator: " "))
        default: throw UsageError(description: "unknown subcommand \"\(verb)\": use record, export or list")
        }
    }

    /// Throws where an option was given that the subcommand does not have.
    private static func expect(_ options: [OptionSpec], _ arguments: Arguments, of verb: String) throws {
        if let other = arguments.given.first(where: { name in !options.contains { $0.name == name } }) {
            throw UsageError(description: "\"\(verb)\" has no option \"\(other)\"")
        }
    }

    private static func list(_ what: String) throws -> Int32 {
        switch what {
        case "templates":
            print("== Standard Templates ==")
            for template in ProfileTemplate.allCases { print(template.rawValue) }
        case "devices":
            print("== Simulators ==")
            for device in Device.all { print("\(device.name) (\(SystemVersion.standard))") }
        case "": throw UsageError(description: "name what to list: templates or devices")
        default: throw UsageError(description: "\"\(what)\" cannot be listed: use templates or devices")
        }
        return 0
    }
}
