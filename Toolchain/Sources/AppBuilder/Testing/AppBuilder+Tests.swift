import Foundation
import Lowering
import XcodeProject

extension AppBuilder {
    /// The finished tests of a target: a bundle with the program that runs them, and the app that they run in, if they do.
    public struct Tests: Sendable {
        /// The target's name.
        public let target: String
        /// The module of the tests.
        public let module: String
        /// The tests as `Class/method`; a class alone, if it makes its tests as it runs.
        public let names: [String]
        /// The path of the bundle.
        public let path: String
        /// The path of the executable inside it.
        public let executable: String
        /// The bundle's identifier.
        public let identifier: String
        /// Where it keeps what it stores.
        public let container: AppContainer
        /// The user's own files of each target that is in it.
        let sources: [(target: String, files: [String])]
        /// The paths of the shared libraries of the project's own.
        let libraries: [String]
        /// What is built into it besides.
        let instrumentation: Instrumentation
        /// Whether the tests drive an app, which runs by itself.
        public let drivesApp: Bool
    }

    /// Builds the unit tests or UI tests of a target, or what of them changed.
    ///
    /// - Throws: `BuildError`; `ProjectError` or `ParseError` for settings that cannot be read.
    public func buildTests(_ target: Target) throws -> Tests {
        try locked { try buildTestsLocked(target) }
    }

    private func buildTestsLocked(_ target: Target) throws -> Tests {
        let drivesApp = target.productType == .uiTestBundle
        guard drivesApp || target.productType == .unitTestBundle else {
            throw BuildError.unsupported("target \"\(target.name)\" makes no tests")
        }
        let settings = try target.settings(configuration: configuration)
        let host = drivesApp ? nil : target.dependencies.first { $0.productType == .application }
        let bundle = folder.folder(try product(FileName("\(target.name).xctest"), of: target))
        try bundle.make()
        var contents = BundleContents(folder: bundle, dataModels: dataModels, trainedModels: trainedModels, log: log)
        var uses = try buildDependencies(of: target, app: bundle, contents: &contents)
        var scripts = [try self.scripts(of: target, settings: settings, filling: bundle)]
        var plist = try target.infoPlist(configuration: configuration)
        var plistSettings = settings
        if let host {
            plistSettings = try self.settings(ofNeeded: host)
            plist = try host.infoPlist(configuration: plistSettings.context.configuration)
            scripts.append(try self.scripts(of: host, settings: plistSettings, filling: bundle))
            for module in try buildHost(host, settings: plistSettings, bundle: bundle, contents: &contents, scripts: scripts[1])
            where !uses.contains(where: { $0.name == module.name }) {
                uses.append(module)
            }
        }

        let container = try AppContainer(plistSettings, of: project, locations: locations)
        try scripts[0].run(.beforeSources)
        let classes = try discover(target, settings: settings, uses: uses)
        let program = try state(of: target).file("SampanTestProgram.swift")
        try program.write(TestProgram.source(classes, isHosted: host != nil, drivesApp: drivesApp))
        let compiled = try compile(
            target, settings: settings, uses: uses, isLibrary: false, extraSources: [SourceFile(path: program.path)])
        let name = try settings.fileName("EXECUTABLE_NAME")
        let executable = bundle.file(name)
        try log.step("Linking \(name)") {
            try link(compiled, uses: uses, to: executable, as: .executable, stamp: state(of: target).file("link.stamp"))
        }
        contents.keep(name)
        try scripts[0].run(.beforeResources)
        try log.step("Copying resources") {
            try contents.add(try target.resources, of: settings.moduleName().text, state: state(of: target))
            let finished = try InfoPlistCompletion.complete(plist, settings: plistSettings, executable: name.text)
            contents.keep("Info.plist")
            try bundle.file("Info.plist").write(PropertyList.dictionary(finished).xml)
            try contents.addFallback(development: finished["CFBundleDevelopmentRegion"]?.string ?? "en")
        }
        try TargetScripts.finish(scripts, in: &contents)
        try container.adoptFormerData(log: log)
        let options = try CompilerOptions(settings: settings)
        return Tests(
            target: target.name, module: options.module,
            names: classes.flatMap(\.names), path: bundle.path, executable: executable.path,
            identifier: plistSettings.string("PRODUCT_BUNDLE_IDENTIFIER"), container: container, sources: sources,
            libraries: uses.compactMap(\.library?.file.path), instrumentation: instrumentation, drivesApp: drivesApp)
    }

    /// Builds the app that tests run in as a module that they import, its resources into their bundle.
    private func buildHost(
        _ host: Target, settings: BuildSettings, bundle: ConfinedFolder, contents: inout BundleContents, scripts: TargetScripts
    ) throws -> [BuiltModule] {
        let uses = try buildDependencies(of: host, app: bundle, contents: &contents)
        try scripts.run(.beforeSources)
        let compiled = try compile(
            host, settings: settings, uses: uses, isLibrary: true,
            extraFlags: ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", TestProgram.appEntryPoint])
        try scripts.run(.beforeResources)
        try contents.add(try host.resources, of: settings.moduleName().text, state: state(of: host))
        let module = BuiltModule(
            name: try settings.moduleName().text, summary: compiled.summary, objects: compiled.objects,
            dependencies: uses.map(\.name), onDemand: compiled.onDemand, headers: compiled.headers)
        return uses + [module]
    }

    /// The app that a target's UI tests drive.
    ///
    /// - Throws: `BuildError.unsupported` if there is none.
    public func testedApp(of target: Target) throws -> Target {
        let name = try target.settings(configuration: configuration).string("TEST_TARGET_NAME")
        if let named = project.targets.first(where: { $0.name == name && $0.productType == .application }) { return named }
        guard let app = target.dependencies.first(where: { $0.productType == .application }) else {
            throw BuildError.unsupported("target \"\(target.name)\" has UI tests, but no app that they drive; set TEST_TARGET_NAME")
        }
        return app
    }

    private func discover(_ target: Target, settings: BuildSettings, uses: [BuiltModule]) throws -> [TestDiscovery.TestClass] {
        let options = try CompilerOptions(settings: settings)
        let sources = try target.sources.filter(\.isSwift).map {
            ModuleInput.Source(path: $0.path, text: String(decoding: try Files.read($0.path), as: UTF8.self))
        }
        let classes = TestDiscovery.classes(
            in: ModuleInput(
                name: options.module, sources: sources, swiftVersion: options.swiftVersion, conditions: Set(options.conditions),
                importableModules: try readyFrameworks().names.union(uses.map(\.name)), dependencies: uses.map(\.summary)))
        guard !classes.isEmpty else { throw BuildError.noTests(target: target.name) }
        return classes
    }
}
