import Foundation
import Testing

/// Apps that are not written in Swift alone.
@Suite(.serialized) struct CFamilyTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    /// Writes a package with an app in it that says what `statements` print.
    private func writePackage(_ name: String, targets: String, statements: String, importing modules: [String]) throws {
        try sampan.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", targets: [\(targets)])
            """, to: "\(name)/Package.swift")
        try sampan.write(
            """
            \(modules.map { "import \($0)" }.joined(separator: "\n"))
            @main enum App { static func main() { \(statements) } }
            """, to: "\(name)/Sources/\(name)/App.swift")
    }

    @Test func swiftSeesWhatTheBridgingHeaderIncludes() throws {
        try #require(try sampan("new", "Sea").succeeded)
        let project = "Sea/Sea.xcodeproj/project.pbxproj"
        let settings =
            "SWIFT_OBJC_BRIDGING_HEADER = \"Sea/Sea-Bridging-Header.h\"; GCC_PREPROCESSOR_DEFINITIONS = \"DEPTH=40\"; "
            + "GCC_PREFIX_HEADER = \"Sea/Sea-Prefix.pch\";"
        let text = try String(contentsOfFile: sampan.path(project), encoding: .utf8)
        try sampan.write(text.replacingOccurrences(of: "SWIFT_VERSION = \"5.0\";", with: "SWIFT_VERSION = 5.0; \(settings)"), to: project)
        for (number, file) in ["Wave.c", "Sort.cpp"].enumerated() {
            let (reference, built) = ("5A5A5A5A5A5A5A5A5A5A5A0\(number)", "5A5A5A5A5A5A5A5A5A5A5A1\(number)")
            try sampan.edit(
                project, replacing: "/* End PBXBuildFile section */",
                with: """
                    \(built) = {isa = PBXBuildFile; fileRef = \(reference); };
                    \(reference) = {isa = PBXFileReference; path = "Sea/Waves/\(file)"; sourceTree = SOURCE_ROOT; };
                    /* End PBXBuildFile section */
                    """)
            let last = "/* ViewController.swift in Sources */,"
            try sampan.edit(project, replacing: last, with: "\(last)\n\(built),")
        }
        try sampan.write(
            """
            //  Use this file to import your target's public headers that you would like to expose to Swift.
            #import <UIKit/UIKit.h>
            #import "Wave.h"
            @import Foundation;
            """, to: "Sea/Sea/Sea-Bridging-Header.h")
        try sampan.write(
            """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            typedef NS_ENUM(NSInteger, WaveKind) { WaveKindFlat, WaveKindVeryHigh = 5 };
            typedef struct { double length, height; } Wave;
            double wave_speed(Wave wave);
            BOOL waveIsHigh(const Wave *wave) NS_SWIFT_NAME(isHigh(_:));
            int depth(void);
            #define WAVE_LIMIT 12
            #ifdef __cplusplus
            extern "C"
            #endif
            int sorted_first(int a, int b);
            NS_ASSUME_NONNULL_END
            """, to: "Sea/Sea/Waves/Wave.h")
        try sampan.write(
            """
            #include "Wave.h"
            double wave_speed(Wave wave) { return sqrt(wave.length * 4); }
            BOOL waveIsHigh(const Wave *wave) { return wave->height > WAVE_LIMIT; }
            int depth(void) { return DEPTH + SALT; }
            """, to: "Sea/Sea/Waves/Wave.c")
        try sampan.write(
            """
            #ifdef __OBJC__
            #import <UIKit/UIKit.h>
            #endif
            #define SALT 2
            """, to: "Sea/Sea/Sea-Prefix.pch")
        try sampan.write(
            """
            #include "Wave.h"
            #include <algorithm>
            #include <vector>
            extern "C" int sorted_first(int a, int b) {
                std::vector<int> all{a, b};
                std::sort(all.begin(), all.end());
                return all[0];
            }
            """, to: "Sea/Sea/Waves/Sort.cpp")
        try sampan.edit(
            "Sea/Sea/ViewController.swift", replacing: "private var taps = 0",
            with: """
                private var taps = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    var wave = Wave(length: 9, height: 13)
                    print(wave_speed(wave), isHigh(&wave), depth(), WAVE_LIMIT, WaveKind.veryHigh.rawValue, sorted_first(7, 3))
                }
                """)
        let run = try sampan("run", "Sea", "--host", "headless")
        #expect(run.succeeded && run.text.contains("6.0 true 42 12 5 3\n"), "\(run.text)")
        #expect(!run.text.contains("warning"), "\(run.text)")

        // What is included counts as what includes it.
        try sampan.edit("Sea/Sea/Waves/Wave.h", replacing: "#define WAVE_LIMIT 12", with: "#define WAVE_LIMIT 15")
        let again = try sampan("run", "Sea", "--host", "headless")
        #expect(again.succeeded && again.text.contains("6.0 false 42 15 5 3\n"), "\(again.text)")

        try sampan.edit("Sea/Sea/Waves/Wave.c", replacing: "return DEPTH", with: "return DEEP")
        let broken = try sampan("build", "Sea")
        #expect(broken.status == 1)
        let source = sampan.path("Sea/Sea/Waves/Wave.c")
        #expect(broken.text.contains("\(source):4:26: error: use of undeclared identifier 'DEEP'"), "\(broken.text)")
        try sampan.edit("Sea/Sea/Waves/Wave.c", replacing: "return DEEP", with: "return DEPTH")

        try sampan.edit(
            "Sea/Sea/Waves/Wave.h", replacing: "int depth(void);",
            with: "int depth(void);\n@interface Boat : NSObject\n- (void)sail;\n@end")
        let foreign = try sampan("build", "Sea")
        #expect(foreign.status == 1)
        let said = "\(sampan.path("Sea/Sea/Waves/Wave.h")):8:1: error: \"@interface\" is Objective-C, which cannot be built here"
        #expect(foreign.text.contains(said), "\(foreign.text)")
        #expect(!foreign.text.contains("expected identifier"), "\(foreign.text)")
    }

    @Test func aPackagesTargetsInCAreImportedByTheirNames() throws {
        try writePackage(
            "Reef",
            targets: """
                .target(name: "CCoral", cSettings: [.define("COLOR", to: "7"), .headerSearchPath("private")]),
                .target(name: "CShell", dependencies: ["CCoral"], publicHeadersPath: "api", cxxSettings: [.define("SIZE", to: "3")]),
                .systemLibrary(name: "CLibz", pkgConfig: "zlib"),
                .target(name: "Fish", dependencies: ["CShell"]),
                .executableTarget(name: "Reef", dependencies: ["Fish", "CCoral", "CLibz"]),
                """, statements: "print(coral_color(), fish(), zlibVersion() != nil)", importing: ["CCoral", "Fish", "CLibz"])
        try sampan.write("int coral_color(void);\n", to: "Reef/Sources/CCoral/include/coral.h")
        try sampan.write("#define TWICE(x) ((x) * 2)\n", to: "Reef/Sources/CCoral/private/twice.h")
        try sampan.write(
            "#include \"coral.h\"\n#include <twice.h>\nint coral_color(void) { return TWICE(COLOR); }\n", to: "Reef/Sources/CCoral/coral.c")
        try sampan.write(
            """
            #ifdef __cplusplus
            extern "C" {
            #endif
            int shell_size(void);
            #ifdef __cplusplus
            }
            #endif
            """, to: "Reef/Sources/CShell/api/size.h")
        try sampan.write("module CShell { header \"size.h\" export * }", to: "Reef/Sources/CShell/api/module.modulemap")
        try sampan.write(
            """
            extern "C" {
            #include <coral.h>
            }
            #include "size.h"
            #include <string>
            int shell_size(void) { return static_cast<int>(std::string(SIZE, 'x').size()) + coral_color(); }
            """, to: "Reef/Sources/CShell/shell.cpp")
        try sampan.write("module CLibz [system] { header \"shim.h\" link \"z\" export * }", to: "Reef/Sources/CLibz/module.modulemap")
        try sampan.write("#include <zlib.h>\n", to: "Reef/Sources/CLibz/shim.h")
        try sampan.write("import CShell\npublic func fish() -> Int { Int(shell_size()) }\n", to: "Reef/Sources/Fish/Fish.swift")
        let run = try sampan("run", "Reef")
        #expect(run.succeeded && run.text.hasSuffix("14 17 true\n"), "\(run.text)")
    }

    @Test func headersAreReadFromTheProjectAndTheSystemAlone() throws {
        try sampan.write("#define SECRET 5\n", to: "private.h")
        try writePackage(
            "Spy", targets: ".target(name: \"CSpy\"), .executableTarget(name: \"Spy\", dependencies: [\"CSpy\"])",
            statements: "print(secret())", importing: ["CSpy"])
        try sampan.write("int secret(void);\n", to: "Spy/Sources/CSpy/include/spy.h")
        try sampan.write("#include \"\(sampan.path("private.h"))\"\nint secret(void) { return SECRET; }\n", to: "Spy/Sources/CSpy/spy.c")
        let run = try sampan("run", "Spy")
        #expect(run.status == 1 && run.text.contains("spy.c:1:10: "), "\(run.text)")
        try sampan.write("int secret(void) { return 1; }\n", to: "Spy/Sources/CSpy/spy.c")
        try sampan.write("#include \"\(sampan.path("private.h"))\"\nint secret(void);\n", to: "Spy/Sources/CSpy/include/spy.h")
        let header = try sampan("run", "Spy")
        #expect(header.status == 1 && header.text.contains("spy.h:1:10: "), "\(header.text)")
    }

    @Test func objectiveCIsRefusedByItsName() throws {
        try sampan.write("@main enum App { static func main() { print(1) } }", to: "Old/App.swift")
        try sampan.write("#import \"Boat.h\"\n@implementation Boat\n- (void)sail {}\n@end\n", to: "Old/Boat.m")
        let run = try sampan("run", "Old")
        #expect(run.status == 1)
        #expect(run.text.contains("Old/Boat.m: error: Objective-C cannot be built here, only Swift, C and C++"), "\(run.text)")
    }
}
