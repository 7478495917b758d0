import Foundation
import Shell
import Testing

/// Apps whose packages lie in repositories: SwiftPM fetches them. The repositories are on disk.
@Suite struct FetchedPackageTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    private func git(_ folder: String, _ arguments: String...) throws {
        var command = Command(
            "git", ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"] + arguments, in: sampan.path(folder))
        command.environment = ["GIT_CONFIG_GLOBAL": "/dev/null"]
        let outcome = try command.run()
        #expect(outcome.succeeded, "\(outcome.errors)")
    }

    /// A repository of a package with one function, of versions that give their own number.
    private func makePackage(_ name: String, versions: [String], dependency: String? = nil) throws {
        let folder = "Project/Repositories/\(name)"
        for version in versions {
            let (imports, more) = dependency.map { ("import \($0)\n", " + \($0.lowercased())()") } ?? ("", "")
            let dependencies = dependency.map {
                "dependencies: [.package(url: \"file://\(sampan.path("Project/Repositories/\($0)"))\", from: \"1.0.0\")],"
            }
            try sampan.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], \(dependencies ?? "")
                    targets: [.target(name: "\(name)"\(dependency.map { ", dependencies: [\"\($0)\"]" } ?? ""))])
                """, to: "\(folder)/Package.swift")
            try sampan.write(
                "\(imports)public func \(name.lowercased())() -> String { \"\(name) \(version) \"\(more) }\n",
                to: "\(folder)/Sources/\(name)/\(name).swift")
            if version == versions[0] { try git(folder, "init", "-q") }
            try git(folder, "add", "-A")
            try git(folder, "commit", "-qm", version)
            try git(folder, "tag", version)
        }
    }

    private func makeApp(requirement: String) throws {
        try sampan.write(
            """
            import Outer
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print(outer())
                    return true
                }
            }
            """, to: "Project/App/AppDelegate.swift")
        try sampan.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); packageReferences = (R);};
            PL = {isa = XCConfigurationList; buildConfigurations = (PD); defaultConfigurationName = Debug;};
            PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;};};
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL;
                buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (F); packageProductDependencies = (D);};
            TL = {isa = XCConfigurationList; buildConfigurations = (TD); defaultConfigurationName = Debug;};
            TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = App; PRODUCT_BUNDLE_IDENTIFIER = "org.sampan.packages";};};
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(sampan.path("Project/Repositories/Outer"))"; requirement = {\(requirement)};};
            D = {isa = XCSwiftPackageProductDependency; package = R; productName = Outer;};
            }; }
            """, to: "Project/App.xcodeproj/project.pbxproj")
    }

    @Test func packagesAreFetchedWithWhatTheyDependOn() throws {
        try makePackage("Inner", versions: ["1.0.0", "1.1.0", "2.0.0"])
        try makePackage("Outer", versions: ["1.0.0", "1.2.0"], dependency: "Inner")
        try makeApp(requirement: "kind = upToNextMajorVersion; minimumVersion = 1.0.0;")
        let first = try sampan("run", "Project", "--host", "headless", "--read", "Project/Repositories")
        #expect(first.succeeded && first.text.contains("Outer 1.2.0 Inner 1.1.0"), "\(first.text)")

        // The file that says which states are meant is obeyed, and another requirement as well.
        let revision = try #require(
            try Command("git", ["rev-parse", "1.0.0"], in: sampan.path("Project/Repositories/Inner")).run().text
                .split(separator: "\n").first.map(String.init))
        let pinned = """
            {"pins": [{"identity": "inner", "kind": "localSourceControl", "location": "\(sampan.path("Project/Repositories/Inner"))",
            "state": {"revision": "\(revision)", "version": "1.0.0"}}], "version": 2}
            """
        try sampan.write(pinned, to: "Project/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        try makeApp(requirement: "kind = exactVersion; version = 1.0.0;")
        let second = try sampan("run", "Project", "--host", "headless", "--read", "Project/Repositories")
        #expect(second.succeeded && second.text.contains("Outer 1.0.0 Inner 1.0.0"), "\(second.text)")
    }

    @Test func whatCannotBeFetchedIsSaidInTheProjectsOwnPlace() throws {
        try makePackage("Outer", versions: ["1.0.0"])
        try makeApp(requirement: "kind = upToNextMajorVersion; minimumVersion = 3.0.0;")
        let missing = try sampan("build", "Project")
        #expect(!missing.succeeded && missing.text.contains("project.pbxproj:") && missing.text.contains("3.0.0"), "\(missing.text)")
        try makeApp(requirement: "kind = nonsense;")
        let unknown = try sampan("build", "Project")
        #expect(!unknown.succeeded && unknown.text.contains("no requirement that is known"), "\(unknown.text)")
    }
}
