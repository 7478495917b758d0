/// A folder of Xcode 16 whose contents belong to targets without being listed (`PBXFileSystemSynchronizedRootGroup`).
struct SynchronizedFolder {
    private let group: PBXObject
    private let path: String
    private let ground: Ground

    init?(_ group: PBXObject, files: PBXFiles, ground: Ground) throws {
        guard group.isa == "PBXFileSystemSynchronizedRootGroup", let path = files.path(of: group) else { return nil }
        try ground.check(path, named: group.place(of: "path"))
        self.group = group
        self.path = path
        self.ground = ground
    }

    /// What the folder adds to a target. A target that has the folder gets everything but the exceptions; another gets the
    /// exceptions only.
    func contents(for target: PBXObject, infoPlist: String?) throws -> (sources: [SourceFile], resources: [ResourceFile]) {
        let sets = group.objects("exceptions").filter { set in
            set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && set.string("target") == target.identifier
        }
        let exceptions = Set(sets.flatMap { $0.strings("membershipExceptions") })
        let isMember = target.strings("fileSystemSynchronizedGroups").contains(group.identifier)
        let filters = sets.reduce(into: [:]) { all, set in
            all.merge(set.dictionary("platformFiltersByRelativePath")) { _, new in new }
        }
        let flags = sets.reduce(into: [:]) { all, set in
            all.merge(set.dictionary("additionalCompilerFlagsByRelativePath")) { _, new in new }
        }
        var sources: [SourceFile] = []
        var resources: [ResourceFile] = []
        for entry in try FolderContents.list(path, in: ground, opaque: Set(group.strings("explicitFolders"))) {
            let relative = entry.relativePath
            guard SynchronizedFolder.isException(relative, exceptions) != isMember else { continue }
            guard PlatformFilter.allows(filters[relative]?.strings ?? []) else { continue }
            let full = PBXFiles.join(path, relative)
            guard full != infoPlist else { continue }
            switch FileKind(name: entry.name, isFolder: entry.isFolder) {
            case .source: sources.append(SourceFile(path: full, flags: SettingsList.words(flags[relative]?.string ?? "")))
            case .resource(let kind): resources.append(entry.resource(in: path, kind: kind))
            case .ignored: break
            }
        }
        return (sources, resources)
    }

    /// Whether an exception names the entry: by its own path, by a folder above it, or, for a localized file, by its path with
    /// the `.lproj` folder left out.
    private static func isException(_ relative: String, _ exceptions: Set<String>) -> Bool {
        if exceptions.contains(relative) { return true }
        let parts = relative.split(separator: "/")
        if let folder = parts.dropLast().last, folder.hasSuffix(".lproj"), let name = parts.last {
            let plain = (parts.dropLast(2) + [name]).joined(separator: "/")
            if exceptions.contains("/Localized: \(plain)") || exceptions.contains("/Localized/\(plain)") { return true }
        }
        return parts.indices.dropLast().contains { exceptions.contains(parts[...$0].joined(separator: "/")) }
    }
}

/// Build files may be for some platforms only.
enum PlatformFilter {
    static func allows(_ filters: [String]) -> Bool { filters.isEmpty || filters.contains("ios") }
}
