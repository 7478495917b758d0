import Foundation
import XcodeProject

/// Where a source with previews belongs to.
public enum PreviewProject {
    /// The project that a source lies in: the nearest in the folders above, or else the source's own folder.
    public static func path(of source: String) -> String {
        let own = (source as NSString).deletingLastPathComponent
        var folder = own
        while folder != "/", !folder.isEmpty {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
                return folder
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return own
    }

    /// The folder of a project, whose files are watched.
    public static func folder(of project: String) -> String {
        ["xcodeproj", "xcworkspace"].contains((project as NSString).pathExtension)
            ? (project as NSString).deletingLastPathComponent : project
    }

    /// The app that shows a source's previews: the one that has it among its sources, or that uses a target that has.
    public static func target(for source: String, in project: Project) -> Target? {
        let apps = project.targets.filter { $0.productType == .application }
        let (own, foreign) = (apps.filter(\.isForIOS), apps.filter { !$0.isForIOS })
        return (own + foreign).first { holds($0, source) }
            ?? (own + foreign).first { app in app.dependencies.contains { reaches($0, source, depth: 8) } }
    }

    private static func holds(_ target: Target, _ source: String) -> Bool {
        ((try? target.sources) ?? []).contains { FileSystem.realPath($0.path) == source }
    }

    private static func reaches(_ target: Target, _ source: String, depth: Int) -> Bool {
        holds(target, source) || depth > 0 && target.dependencies.contains { reaches($0, source, depth: depth - 1) }
    }
}

extension Locations {
    /// The folder for the page of a source's previews, or of a project's, in the cache.
    ///
    /// - Throws: `BuildError.file` if it cannot be made.
    public func previews(of path: String) throws -> String {
        let home = try folder(forProject: path)
        try Marker.put(in: home, for: path)
        let previews = home.folder("previews")
        try previews.make()
        return previews.path
    }
}

extension AppBuilder.App {
    /// The app, storing what it stores elsewhere, for previews.
    ///
    /// - Throws: `BuildError.file` if there can be no place for that.
    public func showingPreviews() throws -> AppBuilder.App {
        var app = self
        app.container = try container.forPreviews()
        return app
    }
}
