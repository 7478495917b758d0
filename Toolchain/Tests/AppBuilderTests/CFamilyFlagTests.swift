import Testing

@testable import AppBuilder

@Suite struct CFamilyFlagTests {
    @Test func flagsThatLoadProgramsOrNameFilesOfArgumentsAreNotPassedOn() {
        let words = [
            "-DA=1", "-D", "B", "-Wall", "-std=c11", "-fplugin=evil.so", "@list", "-include", "@x", "-fobjc-arc", "-Xclang", "-load",
        ]
        let (known, others) = CFamilyFlags.sorted(words)
        #expect(known == ["-DA=1", "-D", "B", "-Wall", "-std=c11"])
        #expect(others == ["-fplugin=evil.so", "@list", "-Xclang", "-load"])
    }

    @Test func whatAFileIncludesIsReadFromARuleOfMake() {
        let rule = "/a/x.o: /a/x.c \\\n  /a/my\\ file.h /a/$$cost.h \\\n /usr/include/stdio.h\n"
        #expect(ClangJob.dependencies(in: rule) == ["/a/x.c", "/a/my file.h", "/a/$cost.h", "/usr/include/stdio.h"])
        #expect(ClangJob.dependencies(in: "nonsense").isEmpty && ClangJob.dependencies(in: "a: \\").isEmpty)
    }

    @Test func bridgingHeadersMayImportModulesAndAnnounceClasses() {
        let text = "@import UIKit;\n  @class A, B;\nint a; // @class\n"
        #expect(BridgingHeader.withoutModules(text) == "\n\nint a; // @class\n")
    }

    @Test func oneErrorAFileSaysThatObjectiveCIsNotRead() {
        let said = HeaderMessages.explained([
            "/a/B.h:2:1: error: expected identifier or '('", "    2 | @interface Foo : NSObject", "      | ^",
            "/a/B.h:4:1: error: expected identifier or '('", "    4 | @end", "      | ^", "/a/C.h:1:1: error: unknown type name 'x'",
            "    1 | x y;",
        ])
        #expect(said.count == 3 && said[0].hasPrefix("/a/B.h:2:1: error: \"@interface\" is Objective-C"))
        #expect(said[1] == "/a/C.h:1:1: error: unknown type name 'x'")
    }
}
