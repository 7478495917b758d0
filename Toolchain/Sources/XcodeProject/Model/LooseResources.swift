/// Resources that no project speaks of.
public enum LooseResources {
    /// The resources below a folder, as Xcode would take them if the folder were a target's. A nested project's own are among them.
    ///
    /// - Throws: As `Target.resources`.
    public static func list(below folder: String) throws -> [ResourceFile] {
        try FolderContents.list(folder, in: Ground(holding: folder)).compactMap { entry in
            guard case .resource(let kind) = FileKind(name: entry.name, isFolder: entry.isFolder) else { return nil }
            return entry.resource(in: folder, kind: kind)
        }
    }
}
