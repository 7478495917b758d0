import Foundation
import Lowering
import XcodeProject

/// Builds an app out of a target: `NAME.app`, a flat bundle with the executable and the resources beside it.
public final class AppBuilder {
    /// A finished app.
    public struct App: Sendable {
        /// The path of `NAME.app`.
        public let path: String
        /// The path of the executable inside it.
        public let executable: String
        /// The bundle's identifier.
        public let identifier: String
        /// Where it keeps what it stores.
        public internal(set) var container: AppContainer
        /// The user's own files, to tell frames of a crash apart.
        public let sourceFiles: [String]
        /// The frameworks that it is linked with beside those that every app has.
        var frameworks: [String] = []

        /// What tells it from what another build made of it.
        public var stamp: String {
            var fingerprint = Fingerprint()
            fingerprint.add(folder: path)
            return fingerprint.text
        }
    }

    let project: Project
    let configuration: String
    let locations: Locations
    let log: BuildLog
    /// Whether sources are compiled; else their text stands in the place of all that would come of them (`PlacedModule`).
    package var isCompiling = true
    /// Whether tests are built.
    private let isForTests: Bool
    /// What is built into the programs besides.
    let instrumentation: Instrumentation
    /// What the project's scripts may do.
    public var scriptPolicy = ScriptPolicy()
    /// Where this configuration's builds go.
    let folder: ConfinedFolder
    /// The data models that were read.
    let dataModels: DataModels
    /// The trained models of the build.
    let trainedModels: TrainedModels
    private var frameworks: Frameworks?
    private var built: [String: BuiltModule] = [:]
    private var building: [String] = []
    private var fetched: FetchedPackages?
    /// The targets without a product whose scripts were run.
    var aggregates: Set<String> = []
    /// The configurations whose code was generated.
    var generated: Set<String> = []
    /// The sources of each target that was compiled.
    private(set) var sources: [(target: String, files: [String])] = []
    var sourceFiles: [String] { sources.flatMap(\.files) }

    /// Prepares to build targets of a project. Nothing is written into the project's folder.
    /// A build for tests lies apart from others: apps in it are modules that tests import; so does one with anything built in.
    ///
    /// - Throws: `ProjectError.noName` if the configuration's name can be no folder's.
    public init(
        project: Project, configuration: String, isForTests: Bool = false, instrumentation: Instrumentation = Instrumentation(),
        locations: Locations, log: BuildLog
    ) throws {
        self.project = project
        self.configuration = configuration
        self.locations = locations
        self.log = log
        dataModels = DataModels(log: log)
        trainedModels = TrainedModels(log: log)
        self.isForTests = isForTests
        self.instrumentation = instrumentation
        do {
            _ = try FileName(configuration)
            folder = try locations.folder(forProject: project.path).folder(
                FileName(configuration + (isForTests ? "-tests" : "") + instrumentation.suffix))
        } catch let fault as FileName.Fault {
            let place = project.targets.first { $0.configurations.contains(configuration) }?.place(ofConfiguration: configuration)
            throw ProjectError.noName(
                place: place ?? Place(project.path), what: "the name of a configuration", text: configuration, fault: "\(fault)")
        }
    }

    /// What a library target came out as.
    struct BuiltModule {
        var name: String
        var summary: ModuleSummary
        /// The objects to link into whatever uses the module, if it is linked statically.
        var objects: [String] = []
        /// The shared library inside the app, and its folder's path there.
        var library: (file: ConfinedFile, bundle: FileName)?
        /// The statically linked modules that the shared library took in.
        var embedded: Set<String> = []
        /// The modules that it uses itself.
        var dependencies: [String]
        /// The frameworks that it and they import beside what every app has.
        var onDemand: [String]
        /// Where its headers are, if it has any for others.
        var headers: CHeaders?
    }

    /// Builds the target's app, or what of it changed.
    ///
    /// - Throws: `BuildError`; `ProjectError` or `ParseError` for settings that cannot be read. What compilers say goes to the log.
    public func build(_ target: Target) throws -> App {
        try locked { try buildLocked(target) }
    }

    private func buildLocked(_ target: Target) throws -> App {
        guard target.productType == .application else {
            throw BuildError.unsupported("target \"\(target.name)\" makes no app")
        }
        let settings = try target.settings(configuration: configuration)
        for warning in project.warnings { log.onMessage(warning) }
        let container = try AppContainer(settings, of: project, locations: locations)
        let name = try settings.fileName("EXECUTABLE_NAME")
        let app = folder.folder(try productName(settings.fileName("WRAPPER_NAME"), of: settings))
        try app.make()
        var contents = BundleContents(folder: app, dataModels: dataModels, trainedModels: trainedModels, log: log)

        let uses = try buildDependencies(of: target, app: app, contents: &contents)
        let scripts = try self.scripts(of: target, settings: settings, filling: app)
        try scripts.run(.beforeSources)
        let compiled = try compile(target, settings: settings, uses: uses, isLibrary: false)
        let executable = app.file(name)
        try log.step("Linking \(name)") {
            try link(compiled, uses: uses, to: executable, as: .executable, stamp: state(of: target).file("link.stamp"))
        }
        contents.keep(name)
        try scripts.run(.beforeResources)
        try log.step("Copying resources") {
            try contents.add(try target.resources, of: settings.moduleName().text, state: state(of: target))
            let plist = try InfoPlistCompletion.complete(
                target.infoPlist(configuration: configuration), settings: settings, executable: name.text)
            contents.keep("Info.plist")
            try app.file("Info.plist").write(PropertyList.dictionary(plist).xml)
            try contents.addFallback(development: plist["CFBundleDevelopmentRegion"]?.string ?? "en")
        }
        try TargetScripts.finish([scripts], in: &contents)
        try container.adoptFormerData(log: log)
        return App(
            path: app.path, executable: executable.path, identifier: settings.string("PRODUCT_BUNDLE_IDENTIFIER"), container: container,
            sourceFiles: sourceFiles, frameworks: compiled.onDemand)
    }

    /// The frameworks, built where that is needed.
    func readyFrameworks() throws -> Frameworks {
        let ready = try frameworks ?? Frameworks.install(locations, log: log)
        frameworks = ready
        return ready
    }

    /// The packages that the project uses from repositories.
    private func fetchedPackages() throws -> FetchedPackages {
        let packages = try fetched ?? FetchedPackages(project: project, locations: locations, log: log)
        fetched = packages
        return packages
    }

    // MARK: Modules

    /// What the compiler made of a module.
    struct CompiledModule {
        var objects: [String]
        var summary: ModuleSummary
        /// The frameworks that it and what it uses import beside what every app has.
        var onDemand: [String]
        /// Where its headers are, if it has any for others.
        var headers: CHeaders?
    }

    func compile(
        _ target: Target, settings: BuildSettings, uses: [BuiltModule], isLibrary: Bool, extraSources: [SourceFile] = [],
        extraFlags: [String] = []
    ) throws -> CompiledModule {
        try generateResources(of: target, settings: settings)
        var options = try CompilerOptions(settings: settings)
        options.flags += extraFlags + instrumentation.compilerFlags
        if isForTests, !options.flags.contains("-enable-testing"), configuration != "Release" { options.flags.append("-enable-testing") }
        if let package = target.packageName {
            options.flags += ["-package-name", package.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "_" }]
        }
        let own = try buildableSources(of: target)
        let sources = try own.filter(\.isSwift) + managedClasses(of: target) + modelClasses(of: target, settings: settings) + extraSources
        let foreign = own.filter { !$0.isSwift }
        guard !sources.isEmpty || !foreign.isEmpty || target.publicHeaderFolder != nil else {
            throw BuildError.unsupported("target \"\(target.name)\" has no sources")
        }
        self.sources.append((target.name, own.map(\.path)))
        let places = ModulePlaces(name: try settings.moduleName(), state: try state(of: target), modules: modules)
        guard isCompiling else {
            let objects = try PlacedModule.make(
                sources: sources + foreign, places: places, isWhole: options.isWholeModule, isLibrary: isLibrary)
            return CompiledModule(objects: objects, summary: ModuleSummary(module: options.module), onDemand: [])
        }
        let frameworks = try readyFrameworks()
        let part = try CFamilyPart(
            target, sources: foreign, settings: settings, uses: uses, frameworks: frameworks.names, state: places.state,
            instrumentation: instrumentation, log: log)
        guard !sources.isEmpty else {
            return CompiledModule(
                objects: try log.step("Compiling \(options.module)") { try part?.compile() ?? [] },
                summary: ModuleSummary(module: options.module), onDemand: [], headers: part?.headers)
        }
        guard !frameworks.coreNames.contains(options.module) else {
            throw ProjectError.wrong(
                place: settings.place(of: "PRODUCT_MODULE_NAME"),
                message: "target \"\(target.name)\" makes a module \"\(options.module)\", and so is a module called that every app has; "
                    + "set PRODUCT_MODULE_NAME to another name"
            )
        }
        let all = sources + (try assetSymbols(of: target, settings: settings, sources: sources))
        let lowered = try log.step("Lowering \(options.module)") {
            try LoweredModule.make(
                sources: all, options: options, frameworks: frameworks, uses: uses,
                underlying: try underlyingModules(of: target, settings: settings), places: places,
                isLibrary: isLibrary, keepsPreviews: instrumentation.keepsPreviews, log: log)
        }
        // A module of the project's own is meant where it has a framework's name.
        let imports = lowered.imports.subtracting(uses.map(\.name)).union(uses.flatMap(\.onDemand))
        let shared = frameworks.manifest.shared(byImportersOf: imports)
        let onDemand = try frameworks.prepare(imports.union(shared))
        let compiler = ModuleCompiler(
            options: options, frameworks: frameworks, places: places, onDemand: onDemand, shared: shared, isLibrary: isLibrary, part: part,
            flags: PlaygroundPage.flags(for: sources).flatMap { ["-Xfrontend", $0] }, log: log)
        let check = SemanticCheck(
            options: options, sources: sources,
            flags: try CheckModules(frameworks: frameworks, onDemand: onDemand, log: log).flags(
                swiftVersion: options.swiftVersion, deploymentTarget: settings.string("IPHONEOS_DEPLOYMENT_TARGET")),
            places: places, uses: uses.map(\.name), shared: shared, isLibrary: isLibrary, fingerprint: frameworks.fingerprint)
        let objects = try log.step("Compiling \(options.module)") {
            try checked(by: check) { try compiler.compile(lowered.files, importing: uses.map(\.name)) + (part?.compile() ?? []) }
        }
        return CompiledModule(objects: objects, summary: lowered.summary, onDemand: onDemand, headers: part?.headers)
    }

    /// Compiles a module while it is checked by Objective-C's rules; what these refuse is an error, though the compiler here knows none of them.
    private func checked<Result>(by check: SemanticCheck, _ compile: () throws -> Result) throws -> Result {
        let verdict = ConcurrentWork { try check.run() }
        var said: Set<String> = []
        let usual = log.onMessage
        log.onMessage = { text in
            said.formUnion(text.split(separator: "\n").compactMap { CheckMessages.key(String($0)) })
            usual(text)
        }
        defer { log.onMessage = usual }
        let result = Swift.Result(catching: compile)
        let found = try verdict.result()
        let hasFailed = if case .failure = result { true } else { false }
        // A check that did not understand the sources has its say where these do not compile anyway.
        guard found.isTrusted || hasFailed else { return try result.get() }
        // The other compiler may have had the same to say.
        for message in found.warnings + found.refusals where !said.contains(message.first.flatMap(CheckMessages.key) ?? "") {
            message.forEach(usual)
        }
        guard !found.refusals.isEmpty else { return try result.get() }
        throw BuildError.compilation(module: check.options.module)
    }

    /// Builds what a target depends on, and names all of it, also what is used indirectly.
    func buildDependencies(of target: Target, app: ConfinedFolder, contents: inout BundleContents) throws -> [BuiltModule] {
        var direct = target.dependencies.filter(\.productType.isLibrary)
        for product in target.packageProducts {
            direct += try PackageTargets.targets(of: product, usedBy: target, fetched: fetchedPackages())
        }
        for dependency in target.dependencies where dependency.productType == .aggregate { try runScripts(ofAggregate: dependency) }
        for dependency in target.dependencies where [.appExtension, .bundle].contains(dependency.productType) {
            log.onMessage("note: target \"\(dependency.name)\" is not built: extensions and bundles do not run here")
        }
        var names: [String] = []
        for dependency in direct {
            var found: [String]
            if hasNoCode(dependency) {
                found = try buildDependencies(of: dependency, app: app, contents: &contents).map(\.name)
            } else {
                let module = try build(library: dependency, app: app, contents: &contents)
                found = module.dependencies + [module.name]
            }
            for name in found where !names.contains(name) { names.append(name) }
        }
        return names.compactMap { built[$0] }
    }

    /// Whether a target only holds others together, as the one does that CocoaPods makes for each target of an app.
    private func hasNoCode(_ target: Target) -> Bool {
        // What is not there yet, a script may make.
        guard let sources = try? target.sources else { return false }
        return !sources.isEmpty && sources.allSatisfy { !$0.isSwift && ObjectiveCSource.isInert($0.path) }
    }

    /// The modules that a framework's own headers import: each of its Swift files sees them.
    private func underlyingModules(of target: Target, settings: BuildSettings) throws -> Set<String> {
        guard target.productType.isLibrary, settings.bool("DEFINES_MODULE") else { return [] }
        return try ObjectiveCSource.modulesImported(by: try target.publicHeaders)
    }

    private func build(library target: Target, app: ConfinedFolder, contents: inout BundleContents) throws -> BuiltModule {
        let settings = try self.settings(ofNeeded: target)
        let name = try settings.moduleName()
        if let known = built[name.text] {
            if let bundle = known.library?.bundle { contents.keep(RelativePath(["Frameworks"], bundle)) }
            return known
        }
        guard !building.contains(target.name) else {
            throw BuildError.unsupported("targets depend on each other in a circle: \((building + [target.name]).joined(separator: " → "))")
        }
        building.append(target.name)
        defer { building.removeLast() }
        let uses = try buildDependencies(of: target, app: app, contents: &contents)
        let bundle = try product(RelativePath(["Frameworks"], FileName("\(name).framework")), of: target)
        let makesBundle = target.productType == .framework || target.productType == .dynamicLibrary
        // What is linked statically is no bundle; its scripts have a folder for it all the same.
        let scripts = try self.scripts(
            of: target, settings: settings,
            filling: makesBundle ? app.folder(bundle.folders).folder(bundle.name) : products(of: target).folder(bundle.name))
        try scripts.run(.beforeSources)
        let accessor = try packageResources(of: target, app: app, contents: &contents)
        let compiled = try compile(target, settings: settings, uses: uses, isLibrary: true, extraSources: accessor)
        var module = BuiltModule(
            name: name.text, summary: compiled.summary, dependencies: uses.map(\.name), onDemand: compiled.onDemand,
            headers: compiled.headers)
        if makesBundle {
            let folder = app.folder(bundle.folders).folder(bundle.name)
            let library = folder.file(name)
            try log.step("Linking \(name)") {
                try link(compiled, uses: uses, to: library, as: .library(name: name.text), stamp: state(of: target).file("link.stamp"))
            }
            try fill(folder, with: target, settings: settings, executable: name, scripts: scripts)
            contents.keep(bundle)
            module.library = (library, bundle.name)
            module.embedded = Set(uses.filter { $0.library == nil }.map(\.name))
        } else {
            module.objects = compiled.objects
            try scripts.run(.beforeResources)
            try scripts.run(.last)
        }
        built[name.text] = module
        return module
    }

    /// A package's target keeps its resources in a bundle of its own, which its code reaches as `Bundle.module`. Returns the source that
    /// declares it.
    private func packageResources(of target: Target, app: ConfinedFolder, contents: inout BundleContents) throws -> [SourceFile] {
        let resources = try target.resources
        guard let package = target.packageName, !resources.isEmpty else { return [] }
        let path = try product(RelativePath([], FileName("\(package)_\(target.name).bundle")), of: target)
        var bundle = BundleContents(folder: app.folder(path.name), dataModels: dataModels, trainedModels: trainedModels, log: log)
        try bundle.add(resources, of: settings(ofNeeded: target).moduleName().text, state: state(of: target))
        try bundle.removeStale()
        contents.keep(path)
        let source = try state(of: target).file("resource_bundle_accessor.swift")
        try source.write(
            """
            import Foundation

            extension Foundation.Bundle {
                static let module = Bundle(path: Bundle.main.bundlePath + \("/\(path)".debugDescription)) ?? Bundle.main
            }

            """)
        return [SourceFile(path: source.path)]
    }

    /// A framework's own resources and `Info.plist`.
    private func fill(
        _ bundle: ConfinedFolder, with target: Target, settings: BuildSettings, executable: FileName, scripts: TargetScripts
    ) throws {
        try scripts.run(.beforeResources)
        var contents = BundleContents(folder: bundle, dataModels: dataModels, trainedModels: trainedModels, log: log)
        contents.keep(executable)
        try contents.add(try target.resources, of: settings.moduleName().text, state: state(of: target))
        let own = try target.infoPlist(configuration: settings.context.configuration)
        let plist = try InfoPlistCompletion.complete(own, settings: settings, executable: executable.text)
        contents.keep("Info.plist")
        try bundle.file("Info.plist").write(PropertyList.dictionary(plist).xml)
        try contents.addFallback(development: plist["CFBundleDevelopmentRegion"]?.string ?? "en")
        try TargetScripts.finish([scripts], in: &contents)
    }

    func link(_ compiled: CompiledModule, uses: [BuiltModule], to file: ConfinedFile, as product: Linker.Product, stamp: ConfinedFile)
        throws
    {
        let libraries = uses.compactMap(\.library)
        let embedded = Set(uses.flatMap(\.embedded))
        let modules = uses.filter { !embedded.contains($0.name) }
        let objects = compiled.objects + modules.flatMap(\.objects)
        guard isCompiling else { return try PlacedModule.link(objects, to: file) }
        // Found from the executable (Frameworks beside it) and from another framework (its neighbours).
        let searchPaths = libraries.flatMap { ["$ORIGIN/Frameworks/\($0.bundle)", "$ORIGIN/../\($0.bundle)"] }
        let linker = Linker(
            frameworks: try readyFrameworks(), onDemand: compiled.onDemand,
            flags: instrumentation.linkerFlags + ([compiled.headers] + uses.map(\.headers)).flatMap { $0?.linkerFlags ?? [] }, log: log)
        try linker.link(
            objects, libraries: libraries.map(\.file.path), to: file, as: product,
            searchPaths: searchPaths, stamp: stamp)
    }
}
