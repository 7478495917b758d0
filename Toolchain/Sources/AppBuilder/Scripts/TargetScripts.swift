import Foundation
import ResourceGeneration
import Shell
import XcodeProject

/// The scripts of a target in one build: those that are allowed are run when their time comes, unless what they make is there and they have
/// nothing new to make it of.
final class TargetScripts {
    private let target: Target
    private let settings: BuildSettings
    private let policy: ScriptPolicy
    private let places: ScriptPlaces
    private let log: BuildLog
    private var allowed: [ScriptPhase] = []
    /// What the scripts put into the bundle, in this build or, as long as they are the same, before.
    private var added: Set<String> = []
    /// Whether what the scripts had made is gone, so that all of them are run.
    private var isFresh = false

    init(of target: Target, settings: BuildSettings, places: ScriptPlaces, policy: ScriptPolicy, log: BuildLog) throws {
        (self.target, self.places, self.policy, self.log) = (target, places, policy, log)
        var settings = settings
        settings.add(places.settings)
        self.settings = settings
        try choose()
        for plugIn in target.plugIns {
            log.onMessage("note: target \"\(target.name)\" uses the build-tool plug-in \"\(plugIn)\"; plug-ins are not run here")
        }
        guard !allowed.isEmpty || places.record.exists else { return }
        let lines = (try? String(contentsOfFile: places.record.path, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        if lines.first == stamp.text {
            added = Set(lines.dropFirst())
        } else {
            isFresh = true
            for path in lines.dropFirst() { try places.bundle.file(RelativePath(path)).remove() }
            try places.record.remove()
        }
    }

    /// Takes the scripts that are allowed, and says which are not.
    private func choose() throws {
        let scripts = target.scripts
        guard !scripts.isEmpty else { return }
        var allowance = ScriptAllowance(in: places.allowance)
        for script in scripts {
            let content = ScriptContent(script, settings: settings, ground: target.ground)
            if policy.allowsNew { try allowance.add(content) }
            if allowance.contents.contains(content) {
                allowed.append(script)
                continue
            }
            let what = allowance.contents.isEmpty ? "is a script" : "is another script than what was allowed"
            log.onMessage(
                "note: the build phase \"\(script.name)\" of target \"\(target.name)\" \(what); it is not run (--allow-scripts runs it)")
        }
    }

    /// What the scripts are, all together.
    private var stamp: Fingerprint {
        var stamp = Fingerprint()
        for script in allowed { stamp.add([script.shell, script.script, "\(script.stage)"]) }
        return stamp
    }

    /// Runs the scripts of a stage.
    ///
    /// - Throws: `BuildError.file` for one that fails, with its place.
    func run(_ stage: ScriptPhase.Stage) throws {
        guard allowed.contains(where: { $0.stage == stage }) else { return }
        try log.aroundScripts {
            for (index, script) in allowed.enumerated() where script.stage == stage { try run(script, number: index) }
        }
    }

    private func run(_ script: ScriptPhase, number: Int) throws {
        let files = try ScriptFiles(script, settings: settings)
        let variables = try files.variables(for: settings, in: places.temporary).merging(try generatorVariables()) { $1 }
        let stamp = places.state.file(try FileName("script-\(number).stamp"))
        var fingerprint = Fingerprint()
        fingerprint.add([script.shell, script.script])
        fingerprint.add(variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        for path in files.allInputs { Files.isFolder(path) ? fingerprint.add(folder: path) : fingerprint.add(file: path) }
        let isMade = !files.allOutputs.isEmpty && files.allOutputs.allSatisfy(Files.exists)
        if isMade, !isFresh, !script.isAlwaysOutOfDate, Stamp.matches(stamp, fingerprint) { return }
        let before = places.bundle.files
        defer { noteAdded(since: before) }
        try log.step("Running the script \"\(script.name)\"") { try start(script, number: number, files: files, variables: variables) }
        try Stamp.write(stamp, fingerprint)
    }

    private func start(_ script: ScriptPhase, number: Int, files: ScriptFiles, variables: [String: String]) throws {
        let text = places.temporary.file(try FileName("Script-\(number).sh"))
        try text.write("#!\(script.shell)\n\(script.script)")
        // macOS's plain shell is bash in its POSIX mode; another one would not know what many scripts are written in.
        let shell = script.shell == "/bin/sh" && Files.exists("/bin/bash") ? "/bin/bash --posix" : script.shell
        let words = shell.split(separator: " ").map(String.init)
        for folder in [places.derived, places.scratch] { try folder.make() }
        var reach = ScriptReach(places, ground: target.ground, policy: policy)
        try reach.prepare(files.allOutputs + generatedFiles(by: script, variables: variables))
        defer { reach.forgetUnwritten() }
        var command = Command(
            words.first ?? "", Array(words.dropFirst()) + [text.path], in: settings.string("SRCROOT"), environment: variables)
        command.confinement = reach.confinement
        let outcome: Command.Outcome
        do { outcome = try command.run(onLine: log.onMessage) } catch let failure as Command.StartFailure {
            throw failed(script, "\(failure)")
        }
        guard !outcome.succeeded else { return }
        let how = outcome.isSignalled ? "was ended by signal \(outcome.status)" : "failed with exit code \(outcome.status)"
        let hint =
            reach.confinement == nil
            ? "" : "; scripts write what they say they do, and below the build's folder: see docs/confinement.md for what they reach"
        throw failed(script, how + hint)
    }

    /// `PATH` with a `swiftgen`, where the user has none.
    private func generatorVariables() throws -> [String: String] {
        guard let generator = policy.generator else { return [:] }
        let tool = places.tools.file("swiftgen")
        let quoted = "'\(generator.replacing("'", with: "'\\''"))'"
        try tool.write("#!/bin/sh\nexec \(quoted) generate --as-swiftgen \"$@\"\n")
        chmod(tool.path, 0o755)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return ["PATH": "\(path):\(places.tools.path)"]
    }

    /// The files that a script's `swiftgen` writes by the project's configuration, whose folders are there. It says so in the script's place.
    private func generatedFiles(by script: ScriptPhase, variables: [String: String]) -> [String] {
        guard policy.generator != nil, script.script.contains("swiftgen") else { return [] }
        let root = settings.string("SRCROOT")
        let named = script.script.firstMatch(of: #/swiftgen"?[^\n;&|]*?\s(?:--config|-c)[ =]"?([^\s"]+)/#).map {
            settings.expand(String($0.1))
        }
        let file = named.map { $0.hasPrefix("/") ? $0 : Files.join(root, $0) } ?? Files.join(root, "swiftgen.yml")
        guard let real = FileSystem.realPath(file), target.ground.contains(real), let bytes = try? Files.read(real) else { return [] }
        let configuration = try? Configuration(
            Array(bytes), path: real, environment: ProcessInfo.processInfo.environment.merging(variables) { $1 })
        let folder = (real as NSString).deletingLastPathComponent
        return (configuration?.outputs ?? []).map { $0.hasPrefix("/") ? $0 : Files.join(folder, $0) }
            .filter { Files.isFolder(($0 as NSString).deletingLastPathComponent) }
    }

    private func failed(_ script: ScriptPhase, _ how: String) -> BuildError {
        .file(path: "\(script.place)", message: "the script of the build phase \"\(script.name)\" of target \"\(target.name)\" \(how)")
    }

    /// Notes what a script put into the bundle, also one that failed after it did.
    private func noteAdded(since before: Set<String>) {
        added.formUnion(places.bundle.files.subtracting(before))
        // Without the note the scripts are run again.
        _ = try? places.record.write(([stamp.text] + added.sorted()).joined(separator: "\n"))
    }

    /// Removes from a bundle what belongs to nobody, and runs the last scripts of the targets that it is filled from.
    static func finish(_ all: [TargetScripts], in contents: inout BundleContents) throws {
        for path in Set(all.flatMap(\.added)) { contents.keep(try RelativePath(path)) }
        try contents.removeStale()
        for scripts in all { try scripts.run(.last) }
    }
}

extension ConfinedFolder {
    /// The paths of everything in the folder but folders.
    fileprivate var files: Set<String> {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return Set(all.filter { FileSystem.kind(of: "\(path)/\($0)") != S_IFDIR })
    }
}
