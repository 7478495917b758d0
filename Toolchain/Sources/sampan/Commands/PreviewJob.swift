import AppBuilder
import Foundation
import SampanHost
import XcodeProject

/// The previews that a person asks for, and how: builds the app that has them, and shows them.
struct PreviewJob {
    private let arguments: Arguments
    private let locations: Locations
    /// The source whose previews are shown; those of all if it is `nil`.
    private let source: String?
    private let project: String
    private let variants: [PreviewVariant]

    init(_ arguments: Arguments, operand: String, locations: Locations) throws {
        (self.arguments, self.locations) = (arguments, locations)
        guard FileManager.default.fileExists(atPath: operand) else {
            throw UsageError(description: "there is no file or project \"\(operand)\"")
        }
        source = operand.hasSuffix(".swift") && !operand.hasSuffix("/Package.swift") ? FileSystem.realPath(operand) ?? operand : nil
        project = source.map { PreviewProject.path(of: $0, allowing: arguments.all(BuildOptions.read.name)) } ?? operand
        variants = try PreviewJob.variants(arguments)
    }

    // MARK: What is asked for

    private static func variants(_ arguments: Arguments) throws -> [PreviewVariant] {
        let kinds = arguments["--variants"]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        let known = ["appearances", "sizes", "orientations"]
        if let unknown = kinds.first(where: { !known.contains($0) }) {
            throw UsageError(description: "there are no variants \"\(unknown)\"; there are: \(known.joined(separator: ", "))")
        }
        var usual = PreviewVariant()
        usual.appearance = arguments["--appearance"].flatMap(LaunchOptions.Appearance.init) ?? .light
        var all = [usual]
        func multiply(_ parts: [(String, (inout PreviewVariant) -> Void)]) {
            all = all.flatMap { variant in parts.map { variant.varied($0.0, $0.1) } }
        }
        let devices = try arguments.all("--device").map { name in
            guard let device = Device.named(name) else {
                throw UsageError(description: "there is no device \"\(name)\"; see \"sampan devices\"")
            }
            return device.name
        }
        // One alone is not worth naming.
        if !devices.isEmpty { multiply(devices.map { device in (devices.count > 1 ? device : "", { $0.device = device }) }) }
        let locales = try arguments.all("--locale").map { try BuildOptions.checkedLocale($0) }
        if !locales.isEmpty { multiply(locales.map { locale in (locales.count > 1 ? locale : "", { $0.locale = locale }) }) }
        if kinds.contains("appearances") {
            multiply(LaunchOptions.Appearance.allCases.map { mode in (mode.rawValue, { $0.appearance = mode }) })
        }
        if kinds.contains("sizes") {
            let sizes: [ContentSize] = [.small, .large, .accessibilityExtraExtraExtraLarge]
            multiply(sizes.map { size in (size.rawValue, { $0.contentSize = size }) })
        }
        if kinds.contains("orientations") {
            multiply([("portrait", { $0.isLandscape = false }), ("landscape", { $0.isLandscape = true })])
        }
        return all
    }

    // MARK: Building

    private func build(_ log: BuildLog) throws -> (BuildOptions.Selection, AppBuilder.App) {
        let selection = try log.step("Reading the project") {
            let opened = try BuildOptions.open(arguments, path: project)
            let project = try PreviewProject.withApp(opened, of: source, locations: locations)
            let isNamed = arguments.has("--target") || arguments.has("--scheme")
            let host = isNamed ? nil : source.flatMap { PreviewProject.target(for: $0, in: project) }
            return try BuildOptions.select(arguments, of: project, target: host?.name)
        }
        let builder = try AppBuilder(
            project: selection.project, configuration: selection.configuration, instrumentation: Instrumentation(keepsPreviews: true),
            locations: locations, log: log)
        builder.scriptPolicy = try BuildOptions.scriptPolicy(arguments)
        let app = try builder.build(selection.target)
        Terminal.finishProgress()
        if arguments.has("--verbose") { BuildOptions.printTimings(log) }
        return (selection, app)
    }

    private func studio(_ selection: BuildOptions.Selection, _ app: AppBuilder.App) throws -> PreviewStudio {
        var studio = PreviewStudio(app, source: source)
        studio.options.device = try BuildOptions.device(nil, running: selection.target, configuration: selection.configuration)
        studio.options.os = try BuildOptions.os(
            BuildOptions.os(arguments), running: selection.target, configuration: selection.configuration)
        studio.options.locale = selection.scheme.flatMap(BuildOptions.locale(of:))
        studio.arguments = (selection.scheme?.arguments ?? []) + arguments.passedOn
        studio.environment = selection.scheme?.environment ?? [:]
        studio.limits = try RunCommand.limits(arguments)
        studio.reach = try BuildOptions.reach(arguments)
        studio.onOutput = { Terminal.error($0) }
        return studio
    }

    private func take(into folder: String, _ log: BuildLog) throws -> [PreviewStudio.Picture] {
        let (selection, app) = try build(log)
        let studio = try studio(selection, app)
        let list = try log.step("Listing previews") { try studio.list() }
        let shots = PreviewShot.plan(list, variants: variants)
        let pictures = try log.step("Drawing previews") { try studio.take(shots, into: folder) }
        Terminal.finishProgress()
        for picture in pictures where picture.file == nil {
            Terminal.error("\(picture.shot.entry.file):\(picture.shot.entry.line): error: \(picture.failure)")
        }
        if pictures.isEmpty { Terminal.error("note: there are no previews: no #Preview, no PreviewProvider") }
        return pictures
    }

    // MARK: Pictures

    /// Takes pictures and compares them with those in a folder.
    func compare(with folder: String, replaces: Bool) throws -> Int32 {
        let temporary = NSTemporaryDirectory() + "sampan-snapshots-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        let pictures = try take(into: temporary, Terminal.log())
        let references = PreviewReferences(folder, replaces: replaces)
        var code: Int32 = 0
        for picture in pictures {
            guard let file = picture.file else {
                code = 1
                continue
            }
            switch try references.compare(file, called: picture.shot.name) {
            case .same: print("same     \(picture.shot.name)")
            case .new: print("new      \(picture.shot.name)")
            case .replaced: print("replaced \(picture.shot.name)")
            case .differs(let actual):
                print("differs  \(picture.shot.name): see \(actual)")
                code = 1
            }
        }
        // Pictures of other files, or of other variants, are nobody's either.
        if source == nil, variants.count == 1 {
            for name in try references.unused(besides: pictures.map(\.shot.name)) {
                Terminal.error("note: \(name) is no preview's any more")
            }
        }
        return code
    }

    /// Writes pictures and their page; again whenever a file changes, if that is wanted.
    func writePage(to output: String?, watches: Bool) throws -> Int32 {
        let folder = try output ?? locations.previews(of: source ?? project)
        let watched = PreviewProject.folder(of: project)
        if watches, folder == watched || folder.hasPrefix(watched + "/") {
            throw UsageError(description: "changes below \"\(watched)\" are watched: the page has to lie elsewhere, see \"--output\"")
        }
        let page = PreviewPage(title: ((source ?? project) as NSString).lastPathComponent, isWatching: watches)
        let index = (folder as NSString).appendingPathComponent("index.html")
        let changes = watches ? try FileChanges(below: watched) : nil
        while true {
            let log = Terminal.log()
            var messages: [String] = []
            log.onMessage = { [show = log.onMessage] text in
                messages.append(text)
                show(text)
            }
            log.aroundScripts = { scripts in
                try scripts()
                changes?.forget()
            }
            var code: Int32 = 0
            do {
                let pictures = try take(into: folder, log)
                if pictures.contains(where: { $0.file == nil }) { code = 1 }
                try write(page.text(pictures), to: index)
            } catch {
                guard changes != nil else { throw error }
                Terminal.error("\(error)")
                try write(page.text(failure: (messages + ["\(error)"]).joined(separator: "\n")), to: index)
            }
            print(index)
            guard let changes else { return code }
            while try !changes.wait(milliseconds: 1000) {}
            Terminal.error("A file changed; building again.")
        }
    }

    private func write(_ text: String, to file: String) throws {
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    // MARK: A window

    /// Shows the previews in a window until that is closed, and builds again whenever a file changes.
    func showInWindow(host: String?) throws -> Int32 {
        var options = LaunchOptions()
        (options.host, options.preview) = (host, source ?? "*")
        options.device = variants[0].device
        options.locale = variants[0].locale
        options.appearance = variants[0].appearance
        options.os = try BuildOptions.os(arguments)
        let watcher = Watcher(folder: PreviewProject.folder(of: project), arguments: arguments, options: options) { log in
            let (selection, app) = try build(log)
            return (selection, try app.showingPreviews())
        }
        return try watcher.run()
    }
}
