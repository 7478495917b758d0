import SampanAssetCatalog
import SampanDataModel
import SampanTrainedModel
import Foundation
import XcodeProject

/// Fills a bundle's folder with a target's resources. On iOS a bundle is flat: everything lies beside the executable.
package struct BundleContents {
    let folder: ConfinedFolder
    /// The data models that were read.
    let dataModels: DataModels
    /// The trained models that were read.
    let trainedModels: TrainedModels
    let log: BuildLog
    /// The paths inside the bundle that belong there.
    private(set) var kept: Set<String> = []

    /// Prepares to fill a folder.
    package init(
        folder: ConfinedFolder, dataModels: DataModels? = nil, trainedModels: TrainedModels? = nil, log: BuildLog
    ) {
        self.folder = folder
        self.dataModels = dataModels ?? DataModels(log: log)
        self.trainedModels = trainedModels ?? TrainedModels(log: log)
        self.log = log
    }

    /// Notes a file that something else puts into the bundle.
    mutating func keep(_ path: RelativePath) { kept.insert(path.description) }

    /// Notes a file that something else puts into the bundle's own folder.
    mutating func keep(_ name: FileName) { kept.insert(name.text) }

    /// Puts resources into the bundle. `module` is the one whose classes data models name with a dot first, `state` where notes of the last build
    /// are kept.
    package mutating func add(_ resources: [ResourceFile], of module: String = "", state: ConfinedFolder) throws {
        var catalogs: [String] = []
        var tables = StringTables()
        for resource in resources {
            switch resource.kind {
            case .assetCatalog: catalogs.append(resource.path)
            case .storyboard, .xib:
                InterfaceChecker.check(resource.path, log: log)
                try copy(resource)
            case .stringCatalog:
                for table in try StringCatalog.compile(resource.path) {
                    let path = RelativePath(try resource.destination.folders + table.path.folders, table.path.name)
                    keep(path)
                    try folder.file(path).write(table.content)
                }
            case .dataModel: try compile(model: resource, for: module)
            case .mappingModel: try compile(mapping: resource)
            case .trainedModel: try compile(trained: resource)
            case .strings: try tables.add(resource)
            case .propertyList, .folder, .file: try copy(resource)
            }
        }
        kept.formUnion(try tables.write(to: folder))
        try compile(catalogs, state: state)
    }

    private mutating func copy(_ resource: ResourceFile) throws {
        let destination = try resource.destination
        if !kept.insert(destination.description).inserted {
            log.onMessage("\(resource.path): warning: two resources have the name \"\(destination)\"; this one is used")
        }
        try folder.file(destination).copy(from: resource.path)
    }

    /// A data model's versions become files in one folder.
    private mutating func compile(model resource: ResourceFile, for module: String) throws {
        let compiled = try dataModels.model(at: resource.path).compiled(module: module)
        var folders = try resource.destination.folders
        if let name = compiled.folder { folders.append(try FileName(name)) }
        for (name, content) in compiled.files {
            let path = RelativePath(folders, try FileName(name))
            if !kept.insert(path.description).inserted {
                log.onMessage("\(resource.path): warning: two resources have the name \"\(path)\"; this one is used")
            }
            try folder.file(path).write(content)
        }
    }

    private mutating func compile(mapping resource: ResourceFile) throws {
        let model = try dataModels.mapping(at: resource.path)
        let path = RelativePath(try resource.destination.folders, try FileName("\(model.name).cdm"))
        if !kept.insert(path.description).inserted {
            log.onMessage("\(resource.path): warning: two resources have the name \"\(path)\"; this one is used")
        }
        try folder.file(path).write(try CompiledMappingModel.encode(model))
    }

    /// A trained model becomes a folder with its file in it, in which the framework finds it.
    private mutating func compile(trained resource: ResourceFile) throws {
        let model = try trainedModels.model(at: resource.path)
        let destination = try resource.destination
        let folders = destination.folders + [try FileName("\((destination.name.text as NSString).deletingPathExtension).mlmodelc")]
        let path = RelativePath(folders, try FileName(TrainedModel.compiledFileName))
        if !kept.insert(path.description).inserted {
            log.onMessage("\(resource.path): warning: two resources have the name \"\(folders.last?.text ?? "")\"; this one is used")
        }
        try folder.file(path).write(model.content)
    }

    /// All catalogs of a target become one, as with Apple's compiler.
    private mutating func compile(_ catalogs: [String], state: ConfinedFolder) throws {
        guard !catalogs.isEmpty else { return }
        kept.insert(AssetCatalog.compiledName)
        var fingerprint = Fingerprint()
        for catalog in catalogs { fingerprint.add(folder: catalog) }
        let (stamp, messages) = (state.file("catalogs.stamp"), state.file("catalogs.messages"))
        let output = folder.folder(try FileName(AssetCatalog.compiledName))
        if Stamp.matches(stamp, fingerprint), output.exists {
            if let said = try? String(contentsOfFile: messages.path, encoding: .utf8), !said.isEmpty { log.onMessage(said) }
            return
        }
        try output.make()
        let report = try AssetCatalog.compile(
            catalogs: catalogs.map { URL(fileURLWithPath: $0) }, into: URL(fileURLWithPath: output.path))
        let said = report.diagnostics.map(\.description).joined(separator: "\n")
        if !said.isEmpty { log.onMessage(said) }
        guard !report.hasErrors else { throw BuildError.resources(catalogs) }
        try messages.write(said)
        try Stamp.write(stamp, fingerprint)
    }

    /// Lets every language fall back on the app's own: what only its `.lproj` folder has is put into `Base.lproj` too, where bundles
    /// look last. (Elsewhere a bundle tries the development language by itself; Foundation's on Linux tries one language only.)
    package mutating func addFallback(development region: String) throws {
        let own = "\(region).lproj/"
        let hasOthers = kept.contains { $0.contains(".lproj/") && !$0.hasPrefix(own) && !$0.hasPrefix("Base.lproj/") }
        guard hasOthers else { return }
        for path in kept.sorted() where path.hasPrefix(own) {
            let fallback = "Base.lproj/" + path.dropFirst(own.count)
            guard kept.insert(fallback).inserted else { continue }
            try folder.file(try RelativePath(fallback)).copy(from: "\(folder.path)/\(path)")
        }
    }

    /// Removes what an earlier build left in the bundle and this one did not put there.
    package func removeStale() throws {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in all.sorted() where !kept.contains(path) {
            let isBelowKept = kept.contains { path.hasPrefix($0 + "/") }
            let isAboveKept = kept.contains { $0.hasPrefix(path + "/") }
            if !isBelowKept && !isAboveKept { try Files.remove("\(folder.path)/\(path)") }
        }
    }
}
