import XcodeProject

extension AppBuilder {
    /// Prepares to run the scripts of a target that fills a bundle.
    func scripts(of target: Target, settings: BuildSettings, filling bundle: ConfinedFolder) throws -> TargetScripts {
        let places = ScriptPlaces(
            bundle: bundle, temporary: try scripts(of: target), state: try state(of: target),
            builds: try locations.folder(forProject: project.path))
        return try TargetScripts(of: target, settings: settings, places: places, policy: scriptPolicy, log: log)
    }

    /// Runs the scripts of a target that consists of nothing else, once a build.
    func runScripts(ofAggregate target: Target) throws {
        guard aggregates.insert(target.name).inserted else { return }
        for dependency in target.dependencies where dependency.productType == .aggregate { try runScripts(ofAggregate: dependency) }
        let scripts = try self.scripts(
            of: target, settings: settings(ofNeeded: target), filling: products(of: target).folder(target.fileName))
        for stage in ScriptPhase.Stage.allCases { try scripts.run(stage) }
    }
}
