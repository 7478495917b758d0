extension Probe {
    /// Everything that is taken for granted.
    static var all: [Probe] {
        [
            classMetadata, destroyingFunction, foundationFunctions, foundationBundles, bundleMethods, bundleTexts, foundationDefaults,
            dynamicReplacement, initializerSection, programEntry,
        ]
    }

    /// `UIView` tells by it whether a view draws, and user defaults who changed them.
    private static let classMetadata = Probe(
        name: "class metadata", expectation: "a class's size stands in it, and one word a method at the same place in all subclasses",
        restsOn: ["ObjCRuntime/MethodTable.swift"],
        program: [
            "main.swift": """
            import Foundation

            class Base: NSObject {
                func first() {}
                func second() {}
                func third() {}
            }
            class Plain: Base {}
            class Overriding: Base { override func second() { isExchanged = true } }
            class Other: Base { override func third() {} }

            nonisolated(unsafe) var isExchanged = false

            let slot = MethodTable.slot(overriddenBy: Overriding.self, butNotBy: Plain.self, of: Base.self)
            let plain = MethodTable.entry(at: slot, of: Base.self)
            guard MethodTable.entry(at: slot, of: Overriding.self) != plain, MethodTable.entry(at: slot, of: Other.self) == plain else {
                print("word \\(slot) is not the method")
                exit(1)
            }
            MethodTable.exchange(overriddenBy: Overriding.self, butNotBy: Plain.self, of: Base.self)
            Base().second()
            guard isExchanged else {
                print("a method that was put into the table is not called")
                exit(1)
            }
            """
        ], flags: ["-package-name", "probe"])

    /// Observations and associated objects end by it with their objects.
    private static let destroyingFunction = Probe(
        name: "destroying function",
        expectation: "a class's metadata is writable and holds, two words before it, what destroys an instance",
        restsOn: ["CObjCRuntime/Lifetime.c"], headers: "CObjCRuntime/include",
        program: [
            "main.swift": """
            import Foundation

            class Thing { deinit { events.append("deinit") } }

            nonisolated(unsafe) var events: [String] = []
            nonisolated(unsafe) var original: UnsafeMutableRawPointer?
            objc_lifetime_set_hooks(
                { object, _, destroy in
                    events.append("begin")
                    destroy.pointee = original!
                    return object
                }, { _, _ in events.append("end") })
            original = objc_lifetime_hook_class(unsafeBitCast(Thing.self as AnyClass, to: UnsafeMutableRawPointer.self))
            _ = Thing()
            guard events == ["begin", "deinit", "end"] else {
                print("an object's end was told as \\(events)")
                exit(1)
            }
            """
        ])

    /// Apps speak the user's language by it.
    private static let foundationFunctions = Probe(
        name: "Foundation's locale and calendar",
        expectation: "a program's functions of the same symbols take the place of Foundation's own",
        restsOn: ["SampanLocalization/FoundationDefaults.swift"],
        program: [
            "UserLanguages.swift": """
            import Foundation

            enum UserLanguages {
                static let locale = Locale(identifier: "vi_VN")
                static let preferences = ["vi-VN"]
                static var calendar: Calendar {
                    var calendar = Calendar(identifier: .buddhist)
                    calendar.locale = locale
                    return calendar
                }
            }
            """,
            "main.swift": """
            import Foundation

            var own: [String] = []
            if Locale.current.identifier != "vi_VN" { own.append("Locale.current") }
            if Locale.autoupdatingCurrent.identifier != "vi_VN" { own.append("Locale.autoupdatingCurrent") }
            if Locale.preferredLanguages != ["vi-VN"] { own.append("Locale.preferredLanguages") }
            if Calendar.current.identifier != .buddhist { own.append("Calendar.current") }
            if Calendar.autoupdatingCurrent.identifier != .buddhist { own.append("Calendar.autoupdatingCurrent") }
            if DateFormatter().locale.identifier != "vi_VN" { own.append("the locale of a new DateFormatter") }
            guard own.isEmpty else {
                print("still Foundation's own: \\(own.joined(separator: ", "))")
                exit(1)
            }
            """,
        ])

    /// Bundles answer in the user's language by it.
    private static let foundationBundles = Probe(
        name: "Core Foundation's bundles", expectation: "Foundation's library exports the functions by which a bundle's language is set",
        restsOn: ["SampanLocalization/CoreFoundationBundle.swift"],
        program: [
            "main.swift": """
            import Foundation

            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\\(UUID().uuidString).bundle")
            for language in ["en", "vi"] {
                let home = folder.appendingPathComponent("\\(language).lproj")
                try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
                try Data().write(to: home.appendingPathComponent("a.txt"))
            }
            defer { try? FileManager.default.removeItem(at: folder) }
            let isSet = CoreFoundationBundle.setDevelopmentRegion("vi", ofBundleAt: folder.path)
            let found = Bundle(url: folder)?.path(forResource: "a", ofType: "txt")
            guard isSet, found?.contains("vi.lproj") == true else {
                print(isSet ? "the bundle answers with \\(found ?? "nothing")" : "a function is missing")
                exit(1)
            }
            """
        ])

    /// Bundles tell the user's languages by it.
    private static let bundleMethods = Probe(
        name: "Foundation's bundles",
        expectation: "a program's functions of the same symbols take the place of a bundle's, and of those in its method table",
        restsOn: [
            "SampanLocalization/BundleFunctions.swift", "SampanLocalization/LanguageMatching.swift", "ObjCRuntime/MethodTable.swift",
        ],
        program: [
            "UserLanguages.swift": """
            import Foundation

            enum UserLanguages {
                static let languages = ["vi-VN"]
                static func localizations(of bundle: Bundle, for languages: [String]) -> [String] { languages }
            }
            """,
            "main.swift": """
            import Foundation

            for symbol in Bundle.exchangedMethods where !MethodTable.exchange(methodOf: symbol, of: Bundle.self) {
                print("a bundle has no method \\(symbol)")
                exit(1)
            }
            let found = Bundle.main.preferredLocalizations + Bundle.preferredLocalizations(from: ["en", "vi"])
            guard found == ["vi-VN", "vi"] else {
                print("the preferred localizations are \\(found)")
                exit(1)
            }
            """,
        ], flags: ["-package-name", "probe"])

    /// Texts that differ by device, and pseudo-languages, are shown by it.
    private static let bundleTexts = Probe(
        name: "Foundation's localized texts",
        expectation: "a program's function takes the place of Bundle.localizedString(forKey:value:table:), and reaches Foundation's own",
        restsOn: ["SampanLocalization/BundleTexts.swift", "ObjCRuntime/MethodTable.swift"],
        program: [
            "LookedUpTexts.swift": """
            import Foundation

            enum LookedUpTexts {
                static func text(forKey key: String, value: String?, table: String?, in bundle: Bundle) -> String {
                    "shown \\(bundle.foundText(forKey: key, value: value, table: table))"
                }
            }
            """,
            "main.swift": """
            import Foundation

            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\\(UUID().uuidString).bundle")
            let home = folder.appendingPathComponent("en.lproj")
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("key = text;".utf8).write(to: home.appendingPathComponent("Words.strings"))
            guard MethodTable.exchange(methodOf: Bundle.lookup, of: Bundle.self), let bundle = Bundle(url: folder) else {
                print("a bundle has no method \\(Bundle.lookup)")
                exit(1)
            }
            let found = [
                bundle.localizedString(forKey: "key", value: nil, table: "Words"),
                NSLocalizedString("key", tableName: "Words", bundle: bundle, comment: ""),
                bundle.localizedString(forKey: "none", value: "own", table: "Words"),
            ]
            guard found == ["shown text", "shown text", "shown own"] else {
                print("the texts are \\(found)")
                exit(1)
            }
            """,
        ], flags: ["-package-name", "probe"])

    /// User defaults are kept, and told of, by it.
    private static let foundationDefaults = Probe(
        name: "Foundation's user defaults",
        expectation: "a program's functions take the place of those that UserDefaults calls, and reach Foundation's own",
        restsOn: ["ObjCRuntime/Defaults/CoreFoundationPreferences.swift", "ObjCRuntime/Defaults/PreferencesFunctions.swift"],
        program: [
            "DefaultsDatabase.swift": """
            struct Domain { let reference: UnsafeRawPointer }

            final class DefaultsDatabase {
                nonisolated(unsafe) static let shared = DefaultsDatabase()
                var calls: [String] = []

                func domain(_ name: UnsafeRawPointer) -> Domain { Domain(reference: name) }
                func set(_ value: UnsafeRawPointer?, _ key: UnsafeRawPointer, in domain: Domain) {
                    calls.append("set \\(CoreFoundationPreferences.text(key))")
                    CoreFoundationPreferences.set(value, key, in: domain.reference)
                }
                func synchronize(_ domain: Domain) -> Bool {
                    calls.append("synchronize \\(CoreFoundationPreferences.text(domain.reference))")
                    return true
                }
            }

            enum ObservedDefaults { static func takeAnswer(_ domain: Domain) -> Bool { false } }
            """,
            "main.swift": """
            import Foundation

            let defaults = UserDefaults(suiteName: "probe")!
            defaults.set(Float(0.5), forKey: "float")
            defaults.set(true, forKey: "truth")
            defaults.removeObject(forKey: "truth")
            defaults.synchronize()
            let calls = DefaultsDatabase.shared.calls
            guard calls == ["set float", "set truth", "set truth", "synchronize probe"] else {
                print("the calls were \\(calls)")
                exit(1)
            }
            let found = defaults.dictionaryRepresentation().keys.sorted()
            guard defaults.float(forKey: "float") == 0.5, found == ["float"] else {
                print("the values are \\(defaults.float(forKey: "float")) of \\(found)")
                exit(1)
            }
            """,
        ])

    /// Methods of UIKit are exchanged by it.
    private static let dynamicReplacement = Probe(
        name: "@_dynamicReplacement", expectation: "a dynamic method calls its replacement, also by super, and the replacement the method",
        restsOn: [],
        program: [
            "Thing.swift": """
            class Thing {
                dynamic func name() -> String { "own" }
            }
            final class Special: Thing {
                override func name() -> String { "special \\(super.name())" }
            }
            """,
            "Replacement.swift": """
            extension Thing {
                @_dynamicReplacement(for:name())
                func replacement() -> String { "replaced \\(name())" }
            }
            """,
            "main.swift": """
            import Foundation

            let found = [Thing().name(), Special().name()]
            guard found == ["replaced own", "special replaced own"] else {
                print("the calls gave \\(found)")
                exit(1)
            }
            """,
        ], flags: ["-O", "-whole-module-optimization"])

    /// Classes, cards and rules are entered by it.
    private static let initializerSection = Probe(
        name: ".init_array", expectation: "a function in the section .init_array runs before the program, in an optimized build too",
        restsOn: [],
        program: [
            "Entry.swift": """
            enum Entered { nonisolated(unsafe) static var count = 0 }

            @section(".init_array") @used private let entry: @convention(c) () -> Void = { Entered.count += 1 }

            private enum Cards {
                @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = { Entered.count += 1 }
            }
            """,
            "main.swift": """
            import Foundation

            guard Entered.count == 2 else {
                print("\\(Entered.count) of 2 functions ran")
                exit(1)
            }
            """,
        ], flags: ["-O", "-whole-module-optimization"])

    /// Tests run inside their app by it.
    private static let programEntry = Probe(
        name: "the program's entry", expectation: "-entry-point-function-name gives an app's main another name",
        restsOn: [],
        program: [
            "App.swift": """
            @main enum App {
                static func main() { print("the app") }
            }
            """,
            "main.swift": """
            @_silgen_name("\(TestProgram.appEntryPoint)")
            private func startApp(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

            _ = startApp(CommandLine.argc, CommandLine.unsafeArgv)
            """,
        ],
        separately: [
            "App.swift": [
                "-module-name", "App", "-parse-as-library", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
                TestProgram.appEntryPoint,
            ]
        ])
}
