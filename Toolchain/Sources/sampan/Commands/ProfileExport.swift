import Foundation
import Profiling

/// `sampan profile export`
struct ProfileExport {
    private let arguments: Arguments

    init(_ arguments: Arguments) { self.arguments = arguments }

    func run() throws -> Int32 {
        guard let input = arguments["--input"] else { throw UsageError(description: "name the trace to export: --input FILE") }
        let format = arguments["--format"] ?? "xml"
        if arguments.has("--toc"), arguments.has("--xpath") {
            throw UsageError(description: "\"--toc\" and \"--xpath\" exclude each other")
        }
        if format == "html", let option = ["--toc", "--xpath"].first(where: arguments.has) {
            throw UsageError(description: "a page shows the whole trace: \"\(option)\" is for xml and json")
        }
        let output = try BuildOptions.writtenFile("--output", arguments)
        let query: PathQuery?
        do {
            query = try arguments["--xpath"].map { try PathQuery($0) }
        } catch let fault as PathQuery.Fault {
            throw UsageError(description: fault.description)
        }
        let export = TraceExport(try TraceFile.read(input))
        let data =
            switch format {
            case "html": Data(try export.page().utf8)
            case "json": try arguments.has("--toc") ? export.contentsAsJSON() : export.json(query)
            default: Data((query.map(export.elements) ?? export.contents).utf8)
            }
        if let output {
            try data.write(to: URL(fileURLWithPath: output), options: .atomic)
        } else {
            FileHandle.standardOutput.write(data)
        }
        return 0
    }
}
