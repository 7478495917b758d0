import Foundation
import Testing

/// What the article on Xcode 14, part 2, says of previews, by its claims' numbers: two apps that share a package.
@Suite struct PreviewClaimTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit", resources: [.copy("word.txt")])])
            """, to: "Shop/Kit/Package.swift")
        try sampan.write("from the package", to: "Shop/Kit/Sources/Kit/word.txt")
        try writeSign("1")
        for app in ["First", "Second"] {
            try sampan.write(
                """
                @_implementationOnly import Foundation
                @_spi(Inside) import Kit
                import SwiftUI

                struct \(app)View: View { var body: some View { Text("\\(insideText())").onAppear { print("\(app):", insideText(), "\\u{1F34B}") } } }

                #Preview("\(app)") { VStack { \(app)View() }}

                @main struct \(app)App: App {
                    init() { print("hosted by \(app)") }
                    var body: some Scene { WindowGroup { \(app)View() } }
                }
                """, to: "Shop/\(app)/\(app).swift")
        }
        try sampan.write(Self.project, to: "Shop/Shop.xcodeproj/project.pbxproj")
    }

    private func writeSign(_ text: String) throws {
        try sampan.write(
            """
            import SwiftUI

            @_spi(Inside) public func insideText() -> String { "spi" }

            struct Sign: View {
                let text: String
                init(_ text: String = "\(text)") { self.text = text }
                var body: some View {
                    let word = Bundle.module.url(forResource: "word", withExtension: "txt").flatMap { try? String(contentsOf: $0) }
                    Text(text).onAppear { print("sign", text, word ?? "nothing") }
                }
            }

            #Preview { Sign() }
            """, to: "Shop/Kit/Sources/Kit/Sign.swift")
    }

    private func preview(_ arguments: String...) throws -> String {
        let run = try sampan(["preview"] + arguments + ["--output", "page", "--host", "headless"])
        #expect(run.succeeded, "\(run.text)")
        return run.text
    }

    @Test(.timeLimit(.minutes(15))) func previewsOfPackagesAndOfSeveralAppsAreShown() throws {
        // c63: resources that are the package's alone. c43: the scheme decides which app hosts a preview.
        let sign = try preview("Shop/Kit/Sources/Kit/Sign.swift")
        #expect(sign.contains("sign 1 from the package") && sign.contains("hosted by First"), "\(sign)")
        let hosted = try preview("Shop/Kit/Sources/Kit/Sign.swift", "--scheme", "Second")
        #expect(hosted.contains("hosted by Second"), "\(hosted)")
        // c50, c59: changes in packages, and of literals in initializers, are reflected.
        try writeSign("2")
        let changed = try preview("Shop/Kit/Sources/Kit/Sign.swift", "--scheme", "Second")
        #expect(changed.contains("sign 2 from the package"), "\(changed)")
        // c38: escapes in strings. c45: two braces on a line. c51: imports for the implementation alone. c55: @_spi.
        let second = try preview("Shop/Second/Second.swift")
        #expect(second.contains("hosted by Second") && second.contains("Second: spi 🍋"), "\(second)")
        // c57: another device. c54: several at once.
        _ = try preview("Shop/Second/Second.swift", "--device", "iPhone SE (3rd generation)", "--variants", "appearances,orientations")
        #expect(try sampan.pixels(of: "page/Second-Second-dark-landscape.png") == [1334, 750])
        #expect(try sampan.pixels(of: "page/Second-Second-light-portrait.png") == [750, 1334])
    }

    @Test(.timeLimit(.minutes(15))) func aPackageThatNoAppUsesShowsItsPreviews() throws {
        try FileManager.default.copyItem(atPath: sampan.path("Shop/Kit"), toPath: sampan.path("Alone"))
        let alone = try preview("Alone")
        #expect(alone.contains("sign 1 from the package") && !alone.contains("hosted"), "\(alone)")
        #expect(try sampan.pixels(of: "page/Sign-1.png") == [1179, 2556])
        #expect(!FileManager.default.fileExists(atPath: sampan.path("Alone/PreviewHost.swift")))
    }

    @Test(.timeLimit(.minutes(15))) func manyPreviewsAreShown() throws {
        // c44: many of them do not take too long.
        let previews = (1...120).map { "#Preview(\"n\($0)\", traits: .fixedLayout(width: 60, height: 20)) { Text(\"\($0)\") }\n" }.joined()
        let app = "@main struct A: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n"
        try sampan.write("import SwiftUI\n\(previews)\(app)", to: "Many/Many.swift")
        _ = try preview("Many")
        #expect(try sampan.contents(of: "page").count == 121)
        #expect(try sampan.pixels(of: "page/Many-n120.png") == [180, 60])
    }

    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T1, T2); packageReferences = (R);};
        PL = {isa = XCConfigurationList; buildConfigurations = (PD); defaultConfigurationName = Debug;};
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;};};
        G = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>";};
        F1 = {isa = PBXFileSystemSynchronizedRootGroup; path = First; sourceTree = "<group>";};
        F2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Second; sourceTree = "<group>";};
        T1 = {isa = PBXNativeTarget; name = First; productType = "com.apple.product-type.application"; buildConfigurationList = TL1;
            buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (F1); packageProductDependencies = (D1);};
        TL1 = {isa = XCConfigurationList; buildConfigurations = (TD1); defaultConfigurationName = Debug;};
        TD1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = First; PRODUCT_BUNDLE_IDENTIFIER = "org.sampan.first";};};
        T2 = {isa = PBXNativeTarget; name = Second; productType = "com.apple.product-type.application"; buildConfigurationList = TL2;
            buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (F2); packageProductDependencies = (D2);};
        TL2 = {isa = XCConfigurationList; buildConfigurations = (TD2); defaultConfigurationName = Debug;};
        TD2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Second; PRODUCT_BUNDLE_IDENTIFIER = "org.sampan.second";};};
        R = {isa = XCLocalSwiftPackageReference; relativePath = Kit;};
        D1 = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit;};
        D2 = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit;};
        }; }
        """
}
