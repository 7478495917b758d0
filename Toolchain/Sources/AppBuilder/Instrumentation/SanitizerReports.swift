import Foundation
import Shell

/// What a sanitizer writes down as a program runs.
final class SanitizerReports {
    private let sanitizer: Instrumentation.Sanitizer
    private let folder: String

    /// Prepares a place for reports.
    ///
    /// - Throws: `BuildError.file` if there can be no temporary folder.
    init(_ sanitizer: Instrumentation.Sanitizer) throws {
        self.sanitizer = sanitizer
        folder = Files.join(NSTemporaryDirectory(), "sampan-reports-\(UUID().uuidString)")
        try Files.makeFolder(folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Tells the program's sanitizer where to write. What the user asks of it by the same variable holds, but for that.
    var environment: [String: String] {
        let name = sanitizer == .thread ? "TSAN_OPTIONS" : "ASAN_OPTIONS"
        // What an app never frees, iOS's does not report.
        var options = ["stack_trace_format=\"    #%n %f %L\"", "detect_leaks=0"]
        if let path = Compiler.tool("llvm-symbolizer") { options.append("external_symbolizer_path=\"\(path)\"") }
        if let own = ProcessInfo.processInfo.environment[name] { options.append(own) }
        options.append("log_path=\"\(Files.join(folder, "report"))\"")
        return [name: options.joined(separator: ":")]
    }

    /// The reports that have come since, if there are any.
    func take() -> String? {
        let paths = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { Files.join(folder, $0) }
        let text = paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined()
        for path in paths { unlink(path) }
        return text.isEmpty ? nil : Self.demangled(text).trimmingCharacters(in: .newlines)
    }

    /// The text with the names that a person knows.
    private static func demangled(_ text: String) -> String {
        let names = Set(text.matches(of: #/\$s\w+/#).map { String($0.output) }).sorted()
        guard !names.isEmpty, let tool = Compiler.tool("swift-demangle"),
            let outcome = try? Command(tool, ["--compact", "--simplified"] + names).run(), outcome.succeeded
        else { return text }
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let known = Dictionary(zip(names, lines)) { first, _ in first }
        return text.replacing(#/\$s\w+/#) { known[String($0.output)] ?? String($0.output) }
    }
}
