import AppBuilder
import Testing
import XcodeProject

@Suite struct CompilerOptionsTests {
    private func options(_ settings: [String: String]) throws -> CompilerOptions {
        let base = ["PRODUCT_MODULE_NAME": "App"]
        let levels = [SettingsLevel(base), SettingsLevel(settings)]
        return try CompilerOptions(
            settings: BuildSettings(levels: levels, context: SettingContext(configuration: "Debug")))
    }

    @Test(arguments: [
        ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5", "5"), ("5.9", "5"), ("6.0", "6"), ("6", "6"), ("", "5"),
    ])
    func theLanguageModeIsTheNearestThatTheCompilerKnows(_ version: String, _ mode: String) throws {
        let flags = try options(["SWIFT_VERSION": version]).flags
        let place = try #require(flags.firstIndex(of: "-swift-version"))
        #expect(flags[place + 1] == mode)
    }

    @Test func conditionsComeFromSettingsAndOtherFlags() throws {
        let options = try options([
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA",
            "OTHER_SWIFT_FLAGS": "-DONE -D TWO -Xcc -fmodule-map-file=x -framework UIKit",
        ])
        #expect(options.conditions == ["DEBUG", "BETA", "ONE", "TWO"])
        #expect(!options.flags.contains("-framework"))
    }

    @Test(arguments: [
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "A @/tmp/x"), ("OTHER_SWIFT_FLAGS", "-D @x"), ("OTHER_SWIFT_FLAGS", "-D@x"),
        ("OTHER_SWIFT_FLAGS", "-enable-experimental-feature @x"),
    ])
    func filesOfArgumentsAreRefused(_ setting: String, _ value: String) {
        #expect { try options([setting: value]) } throws: { "\($0)".contains("\(setting) has \"@") }
    }

    @Test func optimizationAndTestabilityFollowTheSettings() throws {
        let debug = try options(["SWIFT_OPTIMIZATION_LEVEL": "-Onone", "ENABLE_TESTABILITY": "YES"])
        #expect(debug.flags.contains("-Onone") && debug.flags.contains("-enable-testing") && !debug.isWholeModule)
        let release = try options(["SWIFT_OPTIMIZATION_LEVEL": "-O", "SWIFT_COMPILATION_MODE": "wholemodule"])
        #expect(release.flags.contains("-O") && !release.flags.contains("-enable-testing") && release.isWholeModule)
    }

    @Test func newIsolationDefaultsAreFollowed() throws {
        let options = try options(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"])
        #expect(options.flags.contains("-default-isolation") && options.flags.contains("NonisolatedNonsendingByDefault"))
    }

    @Test(arguments: [([:], true), (["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], false), (["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"], true)])
    func slashesAreAPatternUnlessTheProjectSaysOtherwise(_ settings: [String: String], _ arePattern: Bool) throws {
        #expect(try options(settings).flags.contains("-enable-bare-slash-regex") == arePattern)
    }
}
