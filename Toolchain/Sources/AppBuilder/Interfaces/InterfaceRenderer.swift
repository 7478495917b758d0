import Foundation
import SampanHost
import SampanInterfaceBuilder
import Lowering
import Shell
import XcodeProject

/// Draws storyboards and xibs as they are, with the resources of their target but without its code.
public struct InterfaceRenderer {
    private let locations: Locations
    private let log: BuildLog

    /// The name of the device; `nil` is the one that the document's own canvas shows.
    public var device: String?
    /// The appearance; `nil` is light.
    public var appearance: LaunchOptions.Appearance?
    /// The language and region; `nil` is English.
    public var locale: String?
    /// The folder that pictures go to; `nil` draws none and only looks for what is wrong.
    public var output: String?

    /// Whether it is asked where the views of scenes lie and were saved to lie.
    public var comparesFrames = false

    /// Folders that the document's project may read beside its own and its repository.
    public var readable: [String] = []

    /// Prepares to draw.
    public init(locations: Locations, log: BuildLog) { (self.locations, self.log) = (locations, log) }

    /// What came of a document.
    public struct Outcome: Sendable {
        /// Whether the document could be read and drawn.
        public var succeeded: Bool
        /// The paths of the pictures.
        public var pictures: [String]
        /// Warnings, or why it failed, a line each.
        public var messages: [String]
        /// Where views lie and were saved to lie, if that is asked for.
        public var frames: [SavedFrame] = []
    }

    /// Draws a document. `shown` is the path that messages call it by.
    ///
    /// - Throws: `BuildError` if the renderer cannot be built or its files not be written. What is wrong with the document is in the
    ///   outcome.
    public func render(_ file: String, shownAs shown: String) throws -> Outcome {
        guard Files.exists(file) else {
            return Outcome(succeeded: false, pictures: [], messages: ["\(shown): error: no such file"])
        }
        let program = try locations.origin.renderer(log: log)
        let bundle = try makeBundle(for: file, program: program)
        var arguments = [file, "--shown-as", shown]
        if let device { arguments += ["--device", device] }
        if let appearance { arguments += ["--appearance", appearance.rawValue] }
        if let output { arguments += ["--output", output] }
        if comparesFrames { arguments.append("--frames") }
        var options = LaunchOptions()
        options.locale = locale
        var command = Command(bundle, arguments)
        command.environment = options.environment
        command.environment["SWIFT_BACKTRACE"] = "enable=no"
        let outcome = try command.run()
        var messages = outcome.errors.split(separator: "\n").map(String.init)
        if outcome.succeeded, !comparesFrames { messages = merge(messages, try connectionFindings(in: file, shownAs: shown)) }
        if outcome.isSignalled { messages.append("\(shown): error: drawing the document ended by signal \(outcome.status)") }
        let lines = outcome.text.split(separator: "\n")
        return Outcome(
            succeeded: outcome.succeeded, pictures: lines.filter { !$0.contains("\t") }.map(String.init), messages: messages,
            frames: lines.compactMap(SavedFrame.init))
    }

    // MARK: Connections

    /// Warnings about classes, outlets and actions that the sources of the document's target do not have. Nothing is said where not all
    /// sources can be read here.
    private func connectionFindings(in file: String, shownAs shown: String) throws -> [(line: Int, text: String)] {
        guard let target = target(of: file), let sources = (try? target.sources)?.filter({ !$0.isCFamily }),
            sources.allSatisfy(\.isSwift), !sources.isEmpty,
            let settings = try? target.settings(configuration: target.defaultConfiguration),
            let options = try? CompilerOptions(settings: settings)
        else { return [] }
        let texts = sources.compactMap { source in
            (try? Files.read(source.path)).map { ModuleInput.Source(path: source.path, text: String(decoding: $0, as: UTF8.self)) }
        }
        guard texts.count == sources.count else { return [] }
        let frameworks = try Frameworks.install(locations, log: log)
        let index = ClassIndex(
            ModuleInput(
                name: options.module, sources: texts, swiftVersion: options.swiftVersion, compilerVersion: frameworks.manifest.compiler,
                conditions: Set(options.conditions), importableModules: frameworks.names,
                dependencies: try frameworks.summaries(for: texts.map(\.text))))
        let document = try IBDocument.read(contentsOf: URL(fileURLWithPath: file))
        return ConnectionCheck(index).findings(in: document).map { ($0.line, "\(shown):\($0.line): warning: \($0.message)") }
    }

    /// Puts findings between the messages of the renderer, which come in the order of lines.
    private func merge(_ messages: [String], _ findings: [(line: Int, text: String)]) -> [String] {
        func line(_ message: String) -> Int { message.split(separator: ":").dropFirst().lazy.compactMap { Int($0) }.first ?? 0 }
        let all = messages.map { (line($0), $0) } + findings.map { ($0.line, $0.text) }
        return all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    // MARK: The bundle

    /// Makes an app of the target's resources around the renderer, and returns the path of its executable.
    private func makeBundle(for file: String, program: String) throws -> String {
        let home = try locations.folder(forProject: file)
        try Marker.put(in: home, for: file)
        let folder = home.folder("Interface.app")
        try folder.make()
        let executable = folder.file("Interface")
        try FileLock.hold(home.file("Interface.app.lock")) {
            // Resources may be faulty or missing: the document is shown nevertheless.
            let quiet = BuildLog()
            var contents = BundleContents(folder: folder, log: quiet)
            contents.keep("Interface")
            contents.keep("Info.plist")
            let found = target(of: file)
            do {
                let resources = try (try? found?.resources) ?? LooseResources.list(below: Self.home(of: file))
                // What was built is no resource, should the cache lie beside the document.
                let wanted = resources.filter {
                    ![.dataModel, .mappingModel, .trainedModel].contains($0.kind) && !$0.path.hasPrefix(locations.cache + "/")
                }
                try contents.add(wanted, state: home.folder("Interface.app.state"))
            } catch {
                log.onMessage("\(error)")
            }
            try folder.file("Info.plist").write(PropertyList.dictionary(infoPlist(found)).xml)
            try contents.removeStale()
            try executable.remove()
            // A link where that is possible: the program is large, and finds its bundle by where it is.
            if link(program, executable.path) != 0 { try executable.copy(from: program) }
        }
        return executable.path
    }

    /// The target's own properties, but for those that would start its app.
    private func infoPlist(_ target: Target?) -> [String: PropertyList] {
        var entries: [String: PropertyList] = [:]
        if let target, let own = try? target.infoPlist(configuration: target.defaultConfiguration),
            let settings = try? target.settings(configuration: target.defaultConfiguration),
            let complete = try? InfoPlistCompletion.complete(own, settings: settings, executable: "Interface")
        {
            entries = complete
        }
        for key in ["UIApplicationSceneManifest", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "NSPrincipalClass"] {
            entries[key] = nil
        }
        entries["CFBundleExecutable"] = .string("Interface")
        entries["CFBundleIdentifier"] = .string("sampan.interface")
        return entries
    }

    /// The target that has the document among its resources: of a project in a folder above.
    private func target(of file: String) -> Target? {
        var folder = (file as NSString).deletingLastPathComponent
        while folder != "/", !folder.isEmpty {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            let projects = names.filter { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
            for name in projects {
                guard let project = try? Project.open(at: Files.join(folder, name), allowing: readable) else { continue }
                let holders = project.targets.filter { target in
                    ((try? target.resources) ?? []).contains { $0.path == file }
                }
                if let holder = holders.first(where: { $0.productType == .application }) ?? holders.first { return holder }
            }
            if !projects.isEmpty { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    /// The folder that a document without a target is taken to share with its resources.
    private static func home(of file: String) -> String {
        let folder = (file as NSString).deletingLastPathComponent
        return folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
    }
}
