import Foundation
import Shell
import Testing

/// Sampan without its clone: installed, moved, and used from a tree that nothing is written to.
@Suite(.serialized) struct InstallationTests {
    private static let clone = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL.path

    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    /// The files below a folder that hold the clone's path.
    private func filesNamingTheClone(in folder: String) throws -> String {
        let outcome = try Command("grep", ["-rlF", Self.clone, folder]).run()
        return outcome.status == 1 ? "" : outcome.text + outcome.errors
    }

    /// The files below a folder with their sizes and times of change.
    private func state(of folder: String) throws -> [String: String] {
        var state: [String: String] = [:]
        for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            let values = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
            state[file] = "\(values[.size] ?? "") \(values[.modificationDate] ?? "")"
        }
        return state
    }

    private func writePackage() throws {
        try sampan.write(
            """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(
                name: "Steps", targets: [.target(name: "Steps"), .testTarget(name: "StepsTests", dependencies: ["Steps"])])
            """, to: "Steps/Package.swift")
        try sampan.write("import UIKit\n\nclass StepView: UIView {\n    var count = 2\n}\n", to: "Steps/Sources/Steps/StepView.swift")
        try sampan.write(
            """
            import XCTest
            @testable import Steps

            final class StepTests: XCTestCase {
                func testCount() { XCTAssertEqual(StepView(frame: .zero).count, 2) }
            }
            """, to: "Steps/Tests/StepsTests/StepTests.swift")
        try sampan.write(
            """
            import AVFoundation
            import MobileCoreServices
            import UniformTypeIdentifiers
            print(AVCaptureDevice.default(for: .video) == nil ? "no camera" : "a camera")
            print(UTTypeConformsTo(kUTTypePNG, kUTTypeImage), UTType(filenameExtension: "png") == .png)
            """, to: "Film/main.swift")
    }

    @Test func anInstallationNeedsNoCloneCanBeMovedAndIsNotWrittenTo() throws {
        let installing = try sampan("install", "--prefix", sampan.path("first"))
        try #require(installing.succeeded, "\(installing.text)")
        try FileManager.default.moveItem(atPath: sampan.path("first"), toPath: sampan.path("moved"))
        #expect(try filesNamingTheClone(in: sampan.path("moved")) == "")
        let before = try state(of: sampan.path("moved"))
        let installed = sampan.with(program: sampan.path("moved/bin/sampan"))

        let version = try installed("--version")
        #expect(try version.text == "sampan \(String(contentsOfFile: "\(Self.clone)/VERSION", encoding: .utf8))", "\(version.text)")
        let doctor = try installed("doctor").text
        #expect(doctor.contains("ok      class metadata") && !doctor.contains("broken"), "\(doctor)")
        try #require(try installed("new", "Hello").succeeded)
        let run = try installed("run", "Hello", "--screenshot", "a.png")
        #expect(run.succeeded, "\(run.text)")
        #expect(try sampan.pixels(of: "a.png").count == 2)
        let record = try installed("profile", "record", "--host", "headless", "--output", "a.trace", "Hello")
        #expect(record.succeeded, "\(record.text)")
        let render = try installed("render", "Hello/Hello/Base.lproj/Main.storyboard", "--output", "pictures")
        #expect(render.succeeded && render.text.contains(".png"), "\(render.text)")
        try writePackage()
        let tests = try installed("test", "Steps")
        #expect(tests.succeeded && tests.text.contains("Executed 1 test"), "\(tests.text)")
        // Frameworks that are built when an app first imports them.
        let film = try installed("run", "Film")
        #expect(film.succeeded && film.text.contains("no camera\ntrue true"), "\(film.text)")

        #expect(try filesNamingTheClone(in: sampan.path("cache")) == "")
        #expect(try state(of: sampan.path("moved")) == before)

        // Apps that were built find the frameworks where they are now.
        let app = try #require(try installed("build", "Film").text.split(separator: "\n").last.map(String.init))
        try FileManager.default.moveItem(atPath: sampan.path("moved"), toPath: sampan.path("again"))
        let later = sampan.with(program: sampan.path("again/bin/sampan"))
        #expect(try later("build", "Hello").succeeded)
        let alone = try Command("\(app)/Film").run()
        #expect(alone.succeeded, "\(alone.errors)")
        #expect(try later("clean", "Hello").succeeded)
        #expect(try later("install").text.contains("is an installation"))
    }
}
