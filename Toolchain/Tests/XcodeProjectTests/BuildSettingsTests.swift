import Testing

import XcodeProject

@Suite struct BuildSettingsTests {
    private let context = SettingContext(configuration: "Debug")

    private func settings(_ levels: [String: String]...) -> BuildSettings {
        BuildSettings(levels: levels.map { SettingsLevel($0) }, context: context)
    }

    @Test func higherLevelsWin() {
        let settings = settings(["A": "low", "B": "only"], ["A": "high"])
        #expect(settings["A"] == "high")
        #expect(settings["B"] == "only")
        #expect(settings["C"] == nil)
    }

    @Test func inheritedMeansTheLevelBelow() {
        let settings = settings(["A": "1"], ["A": "$(inherited) 2"], [:], ["A": "${inherited} 3"])
        #expect(settings["A"] == "1 2 3")
    }

    @Test func inheritedInsideANestedValueMeansThatValuesOwnSetting() {
        let settings = settings(["A": "a", "B": "b"], ["A": "x $(B)", "B": "y $(inherited)"])
        #expect(settings["A"] == "x y b")
    }

    @Test func referencesToItselfMeanTheInheritedValue() {
        #expect(settings(["PATHS": "/a"], ["PATHS": "$(PATHS) /b"])["PATHS"] == "/a /b")
    }

    @Test func namesMayBeComputed() {
        let settings = settings(["KIND": "B", "A_B": "found", "A_B_C": "deeper", "LAST": "C"])
        #expect(settings.expand("$(A_$(KIND)) ${A_$(KIND)_${LAST}}") == "found deeper")
    }

    @Test func whatIsNotSetIsEmptyAndDollarsCanBeDoubled() {
        #expect(settings().expand("a$(NOTHING)b $$(C) $ $x") == "ab $(C) $ $x")
    }

    @Test(arguments: [
        ("$(N:lower)", "my app 2"), ("$(N:upper)", "MY APP 2"), ("$(N:rfc1034identifier)", "My-App-2"),
        ("$(N:c99extidentifier)", "My_App_2"),
        ("$(D:c99extidentifier)", "_Day"), ("$(V:c99extidentifier)", "Sách"), ("$(V:identifier)", "S_ch"), ("$(E:default=x)", "x"),
        ("$(E:default=$(N:lower))", "my app 2"), ("$(N:default=x)", "My App 2"), ("$(P:file)", "c.txt"), ("$(P:base)", "c"),
        ("$(P:suffix)", ".txt"), ("$(P:dir)", "/a/b/"), ("$(N:rfc1034identifier:lower)", "my-app-2"),
    ]) func modifiersApply(_ text: String, _ expected: String) {
        #expect(settings(["N": "My App 2", "D": "1Day", "V": "Sách", "P": "/a/b/c.txt"]).expand(text) == expected)
    }

    @Test func conditionsChooseBySDKArchitectureAndConfiguration() {
        let settings = settings([
            "A": "any", "A[sdk=iphone*]": "phone", "B": "any", "B[sdk=macosx*]": "mac", "C[config=Debug][sdk=*]": "debug",
            "D[arch=nothing]": "no", "E": "plain", "E[sdk=iphonesimulator*]": "$(inherited) more",
        ])
        #expect(settings["A"] == "phone")
        #expect(settings["B"] == "any")
        #expect(settings["C"] == "debug")
        #expect(settings["D"] == nil)
        #expect(settings["E"] == "plain more")
    }

    @Test(arguments: [("1,2", [1, 2], false), ("2", [2], true), (" 1 ", [1], false), ("2,7", [2, 7], true), ("", [], false)])
    func targetsAreMadeForKindsOfDevices(_ text: String, _ families: [Int64], _ isForPadsOnly: Bool) {
        let settings = settings(["TARGETED_DEVICE_FAMILY": text])
        #expect(settings.deviceFamilies == families)
        #expect(settings.isForPadsOnly == isForPadsOnly)
    }

    @Test func listsKeepWordsWithSpaces() {
        let level = SettingsLevel(["L": .array([.string("$(inherited)"), .string("a b"), .string("c")]), "M": .string("x \"y z\" w\\ v")])
        let settings = BuildSettings(levels: [SettingsLevel(["L": "0"]), level], context: context)
        #expect(settings.list("L") == ["0", "a b", "c"])
        #expect(settings.list("M") == ["x", "y z", "w v"])
    }

    @Test func circlesAndExplosionsEnd() {
        #expect(settings(["A": "$(B)", "B": "$(A)x"])["A"] == "x")
        var levels: [String: String] = ["S0": "0123456789"]
        for i in 1...60 { levels["S\(i)"] = "$(S\(i - 1))$(S\(i - 1))" }
        #expect((settings(levels)["S60"]?.utf8.count ?? 0) < 10_000_000)
        #expect(settings().expand(String(repeating: "$(", count: 10_000)).isEmpty == false)
    }

    @Test(arguments: [
        ("iphone*", "iphoneos18", true), ("*", "", true), ("a?c*", "abcd", true), ("a*b*c", "axxbyc", true), ("a*b", "axxc", false),
    ])
    func wildcardsMatch(_ pattern: String, _ text: String, _ expected: Bool) { #expect(Wildcard.matches(pattern, text) == expected) }
}

@Suite struct XCConfigTests {
    private func parse(_ text: String, files: [String: String] = [:]) throws -> BuildSettings {
        let level = try XCConfig.parse(Array(text.utf8), path: "/p/A.xcconfig") { path in
            guard let text = files[path] else { throw ProjectError.unreadable(path: path) }
            return Array(text.utf8)
        }
        return BuildSettings(levels: [SettingsLevel(["A": "base"]), level], context: SettingContext(configuration: "Debug"))
    }

    @Test func assignmentsCommentsAndConditionsAreRead() throws {
        let settings = try parse("// c\nA = $(inherited) x // y\nB[sdk=iphone*] = 1;\nC=\n\nURL = https://x.y\nD = a \\\n  b\n")
        #expect(settings["A"] == "base x")
        #expect(settings["B"] == "1")
        #expect(settings["C"] == "")
        // `//` begins a comment everywhere, as in Xcode.
        #expect(settings["URL"] == "https:")
        #expect(settings.list("D") == ["a", "b"])
    }

    @Test func includesAreReadRelativeToTheFile() throws {
        let files = ["/p/sub/B.xcconfig": "#include \"../C.xcconfig\"\nB = $(A) b", "/p/C.xcconfig": "C = c"]
        let settings = try parse("#include \"sub/B.xcconfig\"\n#include? \"none.xcconfig\"\nA = mine", files: files)
        #expect(settings["B"] == "mine b")
        #expect(settings["C"] == "c")
    }

    @Test func whatFollowsAnIncludeWins() throws {
        #expect(try parse("#include \"B.xcconfig\"\nX = own", files: ["/p/B.xcconfig": "X = included"])["X"] == "own")
    }

    @Test(arguments: [
        ("A = 1\nnonsense", 2, "expected \"NAME = value\""),
        ("#include \"none.xcconfig\"", 1, "there is no file \"/p/none.xcconfig\" to include"),
        ("\n1A = 2", 2, "\"1A\" is no setting's name"), ("#import x", 1, "expected \"#include\""),
        ("#include \"A.xcconfig\"", 1, "\"A.xcconfig\" includes itself"),
    ]) func errorsNameTheLine(_ text: String, _ line: Int, _ message: String) {
        #expect(throws: ParseError(path: "/p/A.xcconfig", line: line, column: 1, message: message)) { try parse(text) }
    }
}
