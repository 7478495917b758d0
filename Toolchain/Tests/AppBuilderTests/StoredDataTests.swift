import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

/// What apps store, and what cleaning removes.
@Suite final class StoredDataTests {
    private let project: HostileProject

    init() throws { project = try HostileProject() }

    private func store(_ text: String, in container: AppContainer) throws {
        _ = try container.makeFolders()
        try text.write(toFile: "\(container.path)/Documents/a.txt", atomically: true, encoding: .utf8)
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test(arguments: ["..", ".", "../../x", "/", "a/b"])
    func bundleIdentifiersAreNames(_ identifier: String) throws {
        project.identifier = identifier
        let line = try project.line(of: "PRODUCT_BUNDLE_IDENTIFIER")
        #expect(project.failure().hasPrefix("\(project.file):\(line): error: PRODUCT_BUNDLE_IDENTIFIER is \"\(identifier)\", which"))
        #expect(try project.changesOutside() == [])
    }

    @Test func twoProjectsWithOneIdentifierDoNotShareData() throws {
        let other = try HostileProject()
        other.cache = project.cache
        let (first, second) = (try project.build().container, try other.build().container)
        try store("first", in: first)
        try store("second", in: second)
        #expect(try String(contentsOfFile: "\(first.path)/Documents/a.txt", encoding: .utf8) == "first")
        #expect(try project.build().container.path == first.path)
        try first.remove()
        #expect(!exists(first.path) && exists(second.path))
    }

    @Test func whatWasStoredUnderTheIdentifierAloneIsTakenOver() throws {
        var messages: [String] = []
        project.log.onMessage = { messages.append($0) }
        let former = "\(project.cache)/containers/org.example.app"
        try FileManager.default.createDirectory(atPath: "\(former)/Documents", withIntermediateDirectories: true)
        try "kept".write(toFile: "\(former)/Documents/a.txt", atomically: true, encoding: .utf8)
        let container = try project.build().container
        #expect(try String(contentsOfFile: "\(container.path)/Documents/a.txt", encoding: .utf8) == "kept")
        #expect(!exists(former) && messages.contains { $0.contains("was moved from \(former) to \(container.path)") }, "\(messages)")
    }

    @Test func whatWasStoredInTheCacheMovesToWhereDataIsKept() throws {
        project.environment = ["XDG_CACHE_HOME": "\(project.cache)/xdg", "XDG_DATA_HOME": "\(project.cache)/data"]
        let former = "\(project.cache)/xdg/sampan/containers/org.example.app"
        try FileManager.default.createDirectory(atPath: "\(former)/Documents", withIntermediateDirectories: true)
        let app = try project.build()
        #expect(app.path.hasPrefix("\(project.cache)/xdg/sampan/App-"))
        #expect(app.container.path.hasPrefix("\(project.cache)/data/sampan/containers/org.example.app-"))
        #expect(exists("\(app.container.path)/Documents") && !exists(former))
    }

    @Test func whatWasStoredGoesAlongWithAProjectThatIsMoved() throws {
        let first = try project.build().container
        try store("kept", in: first)
        let moved = try HostileProject()
        moved.cache = project.cache
        // As long as the project is there, its data is its own.
        #expect(try !exists(moved.build().container.path))
        try FileManager.default.removeItem(atPath: project.path)
        let second = try moved.build().container
        #expect(try String(contentsOfFile: "\(second.path)/Documents/a.txt", encoding: .utf8) == "kept")
        #expect(!exists(first.path))
    }

    @Test func cleaningRemovesWhatSampanMadeAndNothingElse() throws {
        let app = try project.build()
        try store("text", in: app.container)
        let photos = "\(project.cache)/photos"
        try FileManager.default.createDirectory(atPath: photos, withIntermediateDirectories: true)
        #expect(try project.locations.removeEverything(withData: false) == [photos])
        #expect(!exists(app.path) && exists(app.container.path) && exists(photos))
        _ = try project.build()
        #expect(try project.locations.removeEverything(withData: true) == [photos])
        #expect(!exists(app.container.path) && exists(photos))
        try FileManager.default.removeItem(atPath: photos)
        _ = try project.build()
        #expect(try project.locations.removeEverything(withData: true) == [])
        #expect(!exists(project.cache))
    }

    @Test func aFolderThatIsNoCacheIsLeftAsItIs() throws {
        try FileManager.default.createDirectory(atPath: "\(project.cache)/photos", withIntermediateDirectories: true)
        #expect { try self.project.locations.removeEverything(withData: true) } throws: {
            "\($0)".hasPrefix("\(self.project.cache): error: this is no cache of Sampan's")
        }
        #expect(exists("\(project.cache)/photos"))
    }

    @Test func aFolderInTheBuildsPlaceThatIsNotMarkedIsLeft() throws {
        let app = try project.build()
        let opened = try Project.open(at: project.path)
        let folder = try project.locations.folder(forProject: opened.path)
        try FileManager.default.removeItem(atPath: "\(folder.path)/.sampan")
        #expect { try self.project.locations.removeBuilds(of: opened) } throws: { "\($0)".contains("not marked as made by Sampan") }
        #expect(exists(app.path))
        _ = try project.build()
        try project.locations.removeBuilds(of: opened)
        #expect(!exists(folder.path))
    }

    @Test func thePlacesFollowTheEnvironment() throws {
        func places(_ environment: [String: String]) throws -> [String] {
            let locations = try Locations(environment: environment.merging(["SAMPAN_ROOT": "/nowhere", "HOME": "/home/me"]) { $1 })
            return [locations.cache, locations.data]
        }
        let standard = ["/home/me/.cache/sampan", "/home/me/.local/share/sampan"]
        #expect(try places([:]) == standard)
        #expect(try places(["SAMPAN_CACHE": "", "XDG_CACHE_HOME": "", "XDG_DATA_HOME": ""]) == standard)
        // "If an implementation encounters a relative path in any of these variables it should consider the path invalid and ignore it."
        #expect(try places(["XDG_CACHE_HOME": "c", "XDG_DATA_HOME": "./d"]) == standard)
        #expect(try places(["XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "/d"]) == ["/c/sampan", "/d/sampan"])
        #expect(try places(["SAMPAN_CACHE": "/s", "XDG_DATA_HOME": "/d"]) == ["/s", "/s"])
        #expect { try places(["SAMPAN_CACHE": "cache"]) } throws: { "\($0)".contains("SAMPAN_CACHE is \"cache\"") }
    }
}
