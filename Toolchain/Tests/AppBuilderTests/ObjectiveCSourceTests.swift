import AppBuilder
import Foundation
import Testing

/// What is read of headers and Objective-C files, which are not compiled.
@Suite struct ObjectiveCSourceTests {
    private func withFile<Result>(_ name: String, _ text: String, _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return try body(file.path)
    }

    @Test(arguments: [
        (
            "Pods-dummy.m",
            "#import <Foundation/Foundation.h>\n@interface PodsDummy_A : NSObject\n@end\n@implementation PodsDummy_A\n@end\n", true
        ),
        ("empty.m", "// nothing\n/* @interface A\n*/\n", true),
        ("own.m", "@interface A : NSObject\n- (void)f;\n@end\n@implementation A\n- (void)f {}\n@end\n", false),
        ("function.c", "int f(void) { return 1; }", false),
        ("A.swift", "", false),
    ])
    func filesWithoutAnythingToUseAreInert(_ name: String, _ text: String, _ isInert: Bool) throws {
        #expect(try withFile(name, text) { ObjectiveCSource.isInert($0) } == isInert)
    }

    @Test func headersNameTheModulesTheyImport() throws {
        let header = """
            // #import <WebKit/WebKit.h>
            #ifdef __OBJC__
            #import <UIKit/UIKit.h>
            #endif
            @import QuartzCore.CALayer;
            #include "Local.h"
            FOUNDATION_EXPORT double KitVersionNumber;
            """
        #expect(try withFile("Kit.h", header) { try ObjectiveCSource.modulesImported(by: [$0]) } == ["UIKit", "QuartzCore"])
    }

    @Test func aMissingFileIsNotInert() { #expect(!ObjectiveCSource.isInert("/nowhere/x.m")) }
}
