import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite struct FetchedPackageTests {
    private let ground = Ground(holding: FileManager.default.temporaryDirectory.path)

    private func manifest(_ url: String, _ requirement: PackageReference.Requirement) throws -> String {
        try FetchedPackages.manifest([PackageReference(.repository(url: url, requirement), place: Place("/p"))], ground: ground)
    }

    @Test func requirementsAreWrittenAsSwiftPMKnowsThem() throws {
        let url = "https://example.org/a/Kit.git"
        let wanted: [(PackageReference.Requirement, String)] = [
            (.upToNextMajor("1.2.3"), "from: \"1.2.3\""), (.upToNextMinor("1.2.3"), ".upToNextMinor(from: \"1.2.3\")"),
            (.exact("1.0.0"), "exact: \"1.0.0\""), (.range("1.0.0", "1.5.0"), "\"1.0.0\"..<\"1.5.0\""),
            (.branch("main"), "branch: \"main\""), (.revision("abc"), "revision: \"abc\""),
        ]
        for (requirement, text) in wanted { #expect(try manifest(url, requirement).contains(".package(url: \"\(url)\", \(text))")) }
    }

    @Test func textsOfTheProjectStayTexts() throws {
        let text = try manifest("https://e.org/\"); fatalError(\"", .branch("\\(1 + 1)"))
        #expect(text.contains(#"url: "https://e.org/\"); fatalError(\"", branch: "\\(1 + 1)""#))
        for url in ["ext::sh -c x", "-uroot", "https://a\nb", "file:///etc/passwd"] {
            #expect(throws: (any Error).self) { try manifest(url, .branch("main")) }
        }
        #expect(throws: (any Error).self) { try manifest("https://a.b/c", .exact("")) }
    }

    @Test func packagesAreKnownByTheLastPartOfTheirAddress() {
        #expect(FetchedPackages.identity(of: "https://example.org/a/Kit.git") == "kit")
        #expect(FetchedPackages.identity(of: "git@example.org:a/Kit") == "kit" && FetchedPackages.identity(of: "file:///x/Kit/") == "kit")
    }
}
