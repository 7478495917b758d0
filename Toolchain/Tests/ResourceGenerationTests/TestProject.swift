import Foundation
import Testing

@testable import ResourceGeneration

/// A folder with a project's files, removed with the object.
final class TestProject {
    let folder: String
    private(set) var output = ""
    private(set) var errors: [String] = []

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.path + "/generation-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ data: Data, to path: String) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func text(_ path: String) -> String? { try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

    /// What the templates of a parser are given.
    func context(_ parser: String, _ inputs: String..., filter: String? = nil, options: [String: Any] = [:]) throws -> [String: Any] {
        try Generation(workplace: Workplace(folder: folder)) { _ in }
            .context(of: inputs, kind: try #require(ParserKind.named(parser)), filter: filter, options: options)
    }

    /// Reads bytes that a parser is to refuse.
    func refused(_ parser: String, _ name: String, _ bytes: [UInt8]) throws {
        try write(Data(bytes), to: name)
        _ = try context(parser, name)
    }

    /// Types a command in the project's folder, or in one below it.
    func run(_ words: String..., in present: String = "", environment: [String: String] = [:]) -> Int32 {
        run(words, in: present, environment: environment)
    }

    func run(_ words: [String], in present: String = "", environment: [String: String] = [:]) -> Int32 {
        var command = GenerationCommand()
        command.present = present.isEmpty ? folder : "\(folder)/\(present)"
        command.environment = environment
        command.templates = "\(folder)/copies"
        (output, errors) = ("", [])
        command.print = { self.output += $0 }
        command.warn = { self.errors.append($0) }
        return command.run(words)
    }
}

/// What an error says.
func message(_ body: () throws -> some Any) -> String {
    do { _ = try body() } catch { return "\(error)" }
    return "no error"
}
