import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

/// What a project names is read from its own folder, its repository and where the user allows it.
@Suite final class GroundTests {
    private let project: HostileProject

    init() throws { project = try HostileProject() }

    private var secret: String { project.outside("home/.bashrc") }

    private func refusal(_ line: String, _ text: String) throws -> String {
        "\(project.file):\(try project.line(of: line)): error: \"\(text)\" lies outside the project's folder \"\(project.path)\" and its repository"
    }

    @Test func resourcesElsewhereAreRefusedUntilTheUserAllowsThem() throws {
        for path in [secret, "../../outside/home/.bashrc"] {
            project.note = path
            let message = project.failure()
            #expect(message.hasPrefix(try refusal("FN =", secret)), "\(message)")
            #expect(message.hasSuffix("--read \"\(project.outside("home"))\""), "\(message)")
        }
        project.allowed = [project.outside("home")]
        #expect(try project.bundleFiles(try project.build()).contains(".bashrc"))
    }

    @Test func aZeroByteEndsNoPath() throws {
        project.settings = "INFOPLIST_FILE = \"\(secret)\\000\";"
        #expect(
            project.failure().contains(": error: a path is \"\(secret)\\0\", which is no name, for it holds a zero byte"),
            "\(project.failure())")
        project.settings = ""
        project.source = "A.swift\\000"
        #expect(project.failure().contains("which is no name, for it holds a zero byte"), "\(project.failure())")
    }

    @Test func foldersThatAreToBeReadMustBeThere() throws {
        project.allowed = ["/nowhere/at/all"]
        #expect(project.failure() == "/nowhere/at/all: error: there is no such folder for the project to read")
    }

    @Test func sourcesElsewhereAreRefused() throws {
        project.source = project.outside("victim/precious.txt")
        #expect(project.failure().hasPrefix(try refusal("FA =", project.source)), "\(project.failure())")
    }

    @Test func propertiesAndSettingsElsewhereAreRefused() throws {
        project.settings = "INFOPLIST_FILE = \"\(secret)\";"
        #expect(project.failure().hasPrefix(try refusal("INFOPLIST_FILE", secret)), "\(project.failure())")
        project.settings = ""
        try project.write("\n#include? \"../../outside/home/.bashrc\"\n", to: "App/App.xcconfig")
        project.base = "XC"
        #expect(
            project.failure().hasPrefix("\(project.path)/App/App.xcconfig:2: error: \"\(secret)\" lies outside"), "\(project.failure())")
    }

    @Test func theRepositoryBelongsToTheProjectButNotTheOneOfAHome() throws {
        let repository = (project.path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: "\(repository)/.git", withIntermediateDirectories: true)
        project.note = "../../outside/home/.bashrc"
        #expect(try project.bundleFiles(try project.build()).contains(".bashrc"))
        let ground = Ground(holding: project.path, home: repository)
        #expect(throws: ProjectError.self) { try ground.check(self.secret, named: Place("here")) }
        try Ground(holding: project.path, home: "/elsewhere").check(secret, named: Place("here"))
    }

    @Test(arguments: ["App/note.txt", "App/A.swift", "App/Texts.xcstrings"])
    func linksCountForWhereTheyLead(_ name: String) throws {
        try project.link(name, to: secret)
        let message = project.failure()
        #expect(message.contains(": error: \"\(project.path)/\(name)\" leads to \"\(secret)\", outside the project's folder"), "\(message)")
        try project.write("let a = 1", to: "Shared/real")
        try project.link(name, to: "../Shared/real")
        #expect(!project.failure().contains("outside"))
    }

    @Test func linksInCatalogsAreNotFollowedOutNorRoundInCircles() throws {
        let contents = #"{"images": [{"filename": "link.png", "idiom": "universal"}]}"#
        try project.write(contents, to: "App/Assets.xcassets/A.imageset/Contents.json")
        let link = "App/Assets.xcassets/A.imageset/link.png"
        try project.link(link, to: secret)
        #expect(project.failure().hasPrefix("\(project.path)/\(link): error: \"\(project.path)/\(link)\" leads to \"\(secret)\""))
        try FileManager.default.removeItem(atPath: "\(project.path)/\(link)")
        try project.link("App/Assets.xcassets/loop", to: "..")
        #expect(
            project.failure() == "\(project.path)/App/Assets.xcassets/loop: error: this link leads back to a folder that holds it"
                || project.failure().hasPrefix("\(project.path)/App/Assets.xcassets/loop/Assets.xcassets: error: this link leads back"),
            "\(project.failure())")
    }

    @Test func linksThatLeadToEachOtherWithoutEndAreRefused() throws {
        // Two links in each of thirty folders to the next: a thousand million files.
        for level in 0..<30 {
            try project.write("x", to: "App/Assets.xcassets/\(level)/a.txt")
            for name in ["a", "b"] { try project.link("App/Assets.xcassets/\(level)/\(name)", to: "../\(level + 1)") }
        }
        #expect(project.failure().contains("links lead to more than"), "\(project.failure())")
    }

    @Test func whatIsNoFileIsRefusedNotWaitedFor() throws {
        try FileManager.default.removeItem(atPath: "\(project.path)/App/note.txt")
        #expect(mkfifo("\(project.path)/App/note.txt", 0o600) == 0)
        #expect(project.failure().contains("App/note.txt\" is neither a file nor a folder"), "\(project.failure())")
    }

    @Test func aFolderOfFilesIsListedWithoutLeavingIt() throws {
        try FileManager.default.removeItem(atPath: "\(project.path)/App/Assets.xcassets")
        try project.link("App/round", to: ".")
        try project.link("App/again", to: "again")
        let folder = try Project.open(at: "\(project.path)/App")
        #expect(try folder.target().sources.map(\.path) == ["\(project.path)/App/A.swift"])
        try project.link("App/round", to: "/")
        #expect { try Project.open(at: "\(self.project.path)/App") } throws: { "\($0)".contains("/App/round\" leads to \"/\", outside") }
    }

    @Test func aLinkToAProjectIsOpenedWhereItLeads() throws {
        let path = try project.build().path
        try FileManager.default.createSymbolicLink(
            atPath: project.outside("link.xcodeproj"), withDestinationPath: "\(project.path)/App.xcodeproj")
        let opened = try Project.open(at: project.outside("link.xcodeproj"))
        #expect(opened.path == "\(project.path)/App.xcodeproj")
        #expect(try opened.target().sources.map(\.path) == ["\(project.path)/App/A.swift"])
        #expect(path.hasPrefix(project.cache))
    }
}
