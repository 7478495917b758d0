import Foundation
import Testing
import UIKit

/// The articles' listings, compiled as they are printed and run.
///
/// Listings that are parts of classes are compiled together in one module. Those that need Objective-C's names have to be lowered
/// first, and are not looked at here.
@Suite struct ListingTests {

    @Test(.enabled(if: Listing.folder != nil, "no ../shared/listings.json beside the checkout"))
    func claimedListingsCompileAndDoWhatIsExpected() throws {
        let articles = try #require(Listing.folder)
        let listings = try Listing.all(in: articles).filter {
            Checks.claimedArticles.contains($0.article) && $0.language == "swift"
        }
        try #require(listings.count == 29 && listings.allSatisfy(\.isPart))
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("listings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }

        var files = [work.appendingPathComponent("Support.swift")]
        try Checks.support.write(to: files[0], atomically: true, encoding: .utf8)
        var main = "import UIKit\nMainActor.assumeIsolated {\n"
        for listing in listings {
            let file = work.appendingPathComponent(listing.className + ".swift")
            let source = listing.source(try listing.text(in: articles), check: Checks.byListing[listing.id])
            try source.write(to: file, atomically: true, encoding: .utf8)
            files.append(file)
            main += "\(listing.className)().run()\n"
        }
        main += "}\nprint(\"failures: \\(failures)\")\n"
        files.append(work.appendingPathComponent("main.swift"))
        try main.write(to: files[files.count - 1], atomically: true, encoding: .utf8)

        let program = work.appendingPathComponent("listings").path
        let compiled = try run(compiler(files, program))
        try #require(compiled.status == 0, "\(compiled.output)")
        let result = try run([program])
        #expect(result.status == 0 && result.output.contains("failures: 0"), "\(result.output)")
    }

    /// The compiler's arguments for a program of some files that uses the frameworks just built.
    private func compiler(_ files: [URL], _ program: String) throws -> [String] {
        let products = Self.productFolder.path
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
        let system = root.appendingPathComponent("Sources/System")
        var arguments = ["swiftc", "-swift-version", "5", "-suppress-warnings", "-module-name", "Listings", "-o", program]
        arguments += ["-I", products + "/Modules", "-L", products, "-lSampan", "-Xlinker", "-rpath", "-Xlinker", products]
        for name in try FileManager.default.contentsOfDirectory(atPath: system.path).sorted() {
            arguments += ["-I", system.appendingPathComponent(name).path]
        }
        arguments += ["-I", root.appendingPathComponent("Sources/CObjCRuntime/include").path]
        let libraries = ["cairo", "pango", "pangocairo", "pixman-1", "gdk-pixbuf-2.0", "librsvg-2.0", "poppler-glib", "sdl2"]
        let flags = try run(["pkg-config", "--cflags-only-I"] + libraries)
        for flag in flags.output.split(whereSeparator: \.isWhitespace) { arguments += ["-Xcc", String(flag)] }
        return arguments + files.map(\.path)
    }

    /// The folder that the package was built to: the test's own bundle is in it.
    private static var productFolder: URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: bundle).deletingLastPathComponent()
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
