import Foundation
import XcodeProject

/// Where a source with previews belongs to.
public enum PreviewProject {
    /// The project that shows a source's previews: of those in the folders above the nearest whose app has the source, or uses a target that
    /// has; else the nearest package, or one that makes an app. The source's own folder where there is no project.
    ///
    /// - Parameter allowed: folders that projects may read beside their own.
    public static func path(of source: String, allowing allowed: [String] = []) -> String {
        let own = (source as NSString).deletingLastPathComponent
        var (folder, projects): (String, [(path: String, project: Project)]) = (own, [])
        while folder != "/", !folder.isEmpty {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isProject = { (name: String) in
                name == "Package.swift" || ["xcodeproj", "xcworkspace"].contains((name as NSString).pathExtension)
            }
            if names.contains(where: isProject) {
                // One that cannot be read is the nearest: why not is told when it is built.
                guard let project = try? Project.open(at: folder, allowing: allowed) else { return projects.first?.path ?? folder }
                if target(for: source, in: project) != nil { return folder }
                projects.append((folder, project))
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        let makesApp = { (project: Project) in project.targets.contains { $0.productType == .application } }
        // A package that no app uses gets one of its own.
        let isPackage = projects.first?.project.kind == .package
        return ((isPackage ? nil : projects.first { makesApp($0.project) }) ?? projects.first)?.path ?? own
    }

    /// A project that makes an app: a package of libraries alone gets one around them.
    ///
    /// - Parameter source: the source whose previews are wanted; those of all if it is `nil`.
    /// - Throws: `BuildError.file` if the app's source cannot be written.
    public static func withApp(_ project: Project, of source: String?, locations: Locations) throws -> Project {
        guard !project.targets.contains(where: { $0.productType == .application }) else { return project }
        let home = try locations.folder(forProject: project.path)
        try Marker.put(in: home, for: project.path)
        let file = home.file("PreviewHost.swift")
        try file.write("import UIKit\n\n@main final class PreviewHost: UIResponder, UIApplicationDelegate {}\n")
        return project.hostingPreviews(from: file.path, of: source) ?? project
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
            ?? (own + foreign).first { reaches($0, source, depth: 8) }
    }

    private static func holds(_ target: Target, _ source: String) -> Bool {
        ((try? target.sources) ?? []).contains { FileSystem.realPath($0.path) == source }
    }

    private static func reaches(_ target: Target, _ source: String, depth: Int) -> Bool {
        if holds(target, source) || target.packageProducts.contains(where: { isIn($0, source) }) { return true }
        return depth > 0 && target.dependencies.contains { reaches($0, source, depth: depth - 1) }
    }

    /// Whether a source lies in the package that has a product.
    private static func isIn(_ product: PackageProduct, _ source: String) -> Bool {
        guard case .local(let path) = product.source, let folder = FileSystem.realPath(path) else { return false }
        return source.hasPrefix(folder + "/")
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
