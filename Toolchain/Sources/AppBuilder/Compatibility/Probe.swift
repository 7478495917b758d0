import Foundation
import Shell

/// Something that Sampan takes for granted of Swift although no release promises it. A probe is a program that is made and run with the
/// compiler in `PATH`, out of the very files of the frameworks that rest on it.
public struct Probe: Sendable {
    /// What it is about.
    public let name: String
    /// What is expected.
    public let expectation: String
    /// The frameworks' files that rest on it, below `Sources`. Those in C are compiled by Swift's own Clang.
    let restsOn: [String]
    /// The folder of headers, below `Sources`, that the program sees.
    var headers: String?
    /// The program: files by name. It ends with 0 if all is as expected, and otherwise says what it found.
    let program: [String: String]
    /// Flags for the compiler.
    var flags: [String] = []
    /// The files that are compiled by themselves, with flags of their own.
    var separately: [String: [String]] = [:]

    /// The files that rest on it, for a person to read.
    public var foundation: String? { restsOn.isEmpty ? nil : restsOn.map { "Sources/\($0)" }.joined(separator: ", ") }

    /// What came of a probe.
    public enum Finding: Sendable, Equatable {
        /// It is as expected.
        case holds
        /// It is not; what was found instead.
        case broken(String)
    }

    /// Makes the program in a folder and runs it.
    ///
    /// - Parameter sources: the folder that has the frameworks' files as `Sources` has them.
    func run(in folder: String, sources: String) throws -> Finding {
        guard let compiler = Compiler.path else { return .broken("there is no swiftc in PATH") }
        var files: [String] = []
        for (name, text) in program.sorted(by: { $0.key < $1.key }) {
            files.append(Files.join(folder, name))
            try Files.write(text, to: files[files.count - 1])
        }
        files += restsOn.map { Files.join(sources, $0) }
        var arguments = ["-use-ld=lld", "-module-name", "Probe", "-o", Files.join(folder, "probe")] + flags
        if let headers {
            for name in try FileManager.default.contentsOfDirectory(atPath: Files.join(sources, headers)).sorted() {
                arguments += ["-import-objc-header", Files.join(sources, "\(headers)/\(name)")]
            }
        }
        for file in files where !file.hasSuffix(".swift") || separately[Files.name(file)] != nil {
            let object = Files.join(folder, Files.name(file) + ".o")
            let include = headers.map { ["-I", Files.join(sources, $0)] } ?? []
            let command =
                file.hasSuffix(".swift")
                ? Command(compiler, ["-c", file, "-o", object] + (separately[Files.name(file)] ?? []))
                : Command(Compiler.clang(beside: compiler), ["-c", file, "-o", object] + include)
            let outcome = try command.run { _ in }
            guard outcome.succeeded else { return .broken(Probe.summary(outcome, of: "it does not compile")) }
            arguments.append(object)
        }
        arguments += files.filter { $0.hasSuffix(".swift") && separately[Files.name($0)] == nil }
        let made = try Command(compiler, arguments).run { _ in }
        guard made.succeeded else { return .broken(Probe.summary(made, of: "it does not compile")) }
        let ran = try Command(Files.join(folder, "probe"), environment: ["SWIFT_BACKTRACE": "enable=no"]).run { _ in }
        if ran.succeeded { return .holds }
        return .broken(Probe.summary(ran, of: ran.isSignalled ? "the probe ended by signal \(ran.status)" : "the probe failed"))
    }

    /// The line that says most of what went wrong.
    private static func summary(_ outcome: Command.Outcome, of what: String) -> String {
        let lines = outcome.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return [what, lines.first { $0.contains("error: ") } ?? lines.first].compactMap { $0 }.joined(separator: ": ")
    }
}

extension Probe {
    /// Runs all probes, several at a time; hands over what came of each in their order.
    public static func runAll(_ origin: Origin, _ body: (Probe, Finding) -> Void) throws {
        let folder = Files.join(NSTemporaryDirectory(), "sampan-probes-\(UUID().uuidString)")
        defer { try? Files.remove(folder) }
        let probes = all
        let findings = Findings(count: probes.count)
        DispatchQueue.concurrentPerform(iterations: probes.count) { index in
            do {
                findings[index] = try probes[index].run(in: Files.join(folder, "\(index)"), sources: origin.probedSources)
            } catch {
                findings[index] = .broken("\(error)")
            }
        }
        for (index, probe) in probes.enumerated() { body(probe, findings[index]) }
    }

    /// What probes on several threads found.
    private final class Findings: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Finding]

        init(count: Int) { values = Array(repeating: .holds, count: count) }

        subscript(index: Int) -> Finding {
            get { lock.withLock { values[index] } }
            set { lock.withLock { values[index] = newValue } }
        }
    }

    /// The frameworks' files that some probe needs, below `Sources`.
    static var neededSources: [String] { Set(all.flatMap { $0.restsOn + [$0.headers].compactMap { $0 } }).sorted() }
}
