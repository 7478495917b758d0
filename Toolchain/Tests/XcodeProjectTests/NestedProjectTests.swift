import Foundation
import Testing

@testable import XcodeProject

@Suite struct NestedProjectTests {
    @Test func projectsAmongTheFilesAreBuiltWhereTheirProductsAreUsed() throws {
        let fixture = try Fixture.app()
        func target(_ id: String, _ name: String, _ dependencies: String = "") -> String {
            """
            \(id) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework"; productReference = P\(id);
            buildConfigurationList = LP; buildPhases = (); dependencies = (\(dependencies)); };
            P\(id) = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
            """
        }
        func project(_ targets: String, _ objects: String, references: String = "") -> String {
            """
            { archiveVersion = 1; objectVersion = 50; rootObject = R; objects = {
            R = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; targets = (\(targets)); projectReferences = (\(references)); };
            G = {isa = PBXGroup; children = (FN, FM); sourceTree = "<group>"; };
            LP = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
            \(objects)
            }; }
            """
        }
        // The tests depend on a target of the project "Models" and link another of its, by a name among the products.
        let reference =
            "FM = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = Models/Models.xcodeproj; "
            + "sourceTree = SOURCE_ROOT; };"
        try fixture.write(
            project(
                "TT",
                """
                TT = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                buildConfigurationList = LP; buildPhases = (FP); dependencies = (D1); };
                D1 = {isa = PBXTargetDependency; name = Shapes; targetProxy = X1; };
                X1 = {isa = PBXContainerItemProxy; containerPortal = FM; proxyType = 1; remoteGlobalIDString = TT; };
                FP = {isa = PBXFrameworksBuildPhase; files = (L1); };
                L1 = {isa = PBXBuildFile; fileRef = Y1; };
                Y1 = {isa = PBXReferenceProxy; path = Colours.framework; remoteRef = X2; sourceTree = BUILT_PRODUCTS_DIR; };
                X2 = {isa = PBXContainerItemProxy; containerPortal = FM; proxyType = 2; remoteGlobalIDString = PTC; };
                \(reference)
                """, references: "{ProductGroup = G; ProjectRef = FM; }"), to: "App.xcodeproj/project.pbxproj")
        // That project has one in it as well, and the first one again.
        try fixture.write(
            project(
                "TT, TC",
                target("TT", "Shapes", "D1") + target("TC", "Colours") + """
                    D1 = {isa = PBXTargetDependency; targetProxy = X1; };
                    X1 = {isa = PBXContainerItemProxy; containerPortal = FN; remoteGlobalIDString = TN; };
                    FN = {isa = PBXFileReference; path = Numbers.xcodeproj; sourceTree = "<group>"; };
                    FM = {isa = PBXFileReference; path = ../App.xcodeproj; sourceTree = "<group>"; };
                    """, references: "{ProjectRef = FN; }, {ProjectRef = FM; }, {ProjectRef = GONE; }"),
            to: "Models/Models.xcodeproj/project.pbxproj")
        try fixture.write(project("TN", target("TN", "Numbers")), to: "Models/Numbers.xcodeproj/project.pbxproj")
        let tests = try #require(try Project.open(at: fixture("App.xcodeproj")).targets.first)
        #expect(tests.dependencies.map(\.name) == ["Shapes", "Colours"])
        #expect(tests.dependencies[0].dependencies.map(\.name) == ["Numbers"])
        #expect(tests.dependencies[0].directory == fixture("Models"))
        // Where the project is not there, its targets are not.
        try fixture.remove("Models/Models.xcodeproj")
        #expect(try Project.open(at: fixture("App.xcodeproj")).targets[0].dependencies.isEmpty)
    }
}
