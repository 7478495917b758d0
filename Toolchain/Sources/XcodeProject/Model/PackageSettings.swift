/// The settings of a package's target, as the settings of a target of Xcode's that say the same.
struct PackageSettings {
    /// The languages that a package is written in.
    struct Languages {
        /// The version of Swift.
        var swift: String
        /// The standard of C, "c11"; `nil` is the compiler's.
        var c: String?
        /// The standard of C++, "c++17"; `nil` is the compiler's.
        var cPlusPlus: String?
    }

    private var values: [String: [String]] = [
        "GCC_PREPROCESSOR_DEFINITIONS": ["SWIFT_PACKAGE=1"],
        // The flags of one language are not the other's.
        "OTHER_CPLUSPLUSFLAGS": [],
        // Whoever builds packages sets this.
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "SWIFT_PACKAGE"],
        // A package's language alone says what a slash means.
        "SWIFT_ENABLE_BARE_SLASH_REGEX": ["NO"],
    ]
    /// What holds in one configuration only, by the configuration's name.
    private var conditional: [String: [String: [String]]] = [:]

    /// Reads the settings as `swift package dump-package` writes them.
    ///
    /// - Parameters:
    ///   - languages: the versions of the languages, unless a setting says another.
    ///   - release: the release of iOS that the package asks for.
    init(_ settings: [PropertyList], languages: Languages, release: String?) {
        // What a package uses that asks for none is for who uses the package to have.
        values["IPHONEOS_DEPLOYMENT_TARGET"] = [release ?? "26.0"]
        values["SWIFT_VERSION"] = [languages.swift]
        values["GCC_C_LANGUAGE_STANDARD"] = languages.c.map { [$0] }
        values["CLANG_CXX_LANGUAGE_STANDARD"] = languages.cPlusPlus.map { [$0] }
        for setting in settings {
            let tool = setting["tool"]?.string ?? "swift"
            let platforms = setting["condition"]?["platformNames"]?.strings ?? []
            guard platforms.isEmpty || platforms.contains("ios"), let kind = setting["kind"] else { continue }
            let configuration = setting["condition"]?["config"]?.string
            func value(_ name: String) -> String? { kind[name]?["_0"]?.string }
            guard tool == "swift" else {
                addForeign(tool, kind, configuration)
                continue
            }
            if let condition = value("define") {
                add("SWIFT_ACTIVE_COMPILATION_CONDITIONS", [condition], configuration)
            } else if let feature = value("enableUpcomingFeature") {
                add("OTHER_SWIFT_FLAGS", ["-enable-upcoming-feature", feature], configuration)
            } else if let feature = value("enableExperimentalFeature") {
                add("OTHER_SWIFT_FLAGS", ["-enable-experimental-feature", feature], configuration)
            } else if let mode = value("swiftLanguageMode") {
                values["SWIFT_VERSION"] = [mode]
            } else if let isolation = value("defaultIsolation") {
                values["SWIFT_DEFAULT_ACTOR_ISOLATION"] = [isolation]
            } else if let flags = kind["unsafeFlags"]?["_0"]?.strings {
                add("OTHER_SWIFT_FLAGS", flags, configuration)
            }
        }
    }

    /// Takes a setting of C, C++ or the linker.
    private mutating func addForeign(_ tool: String, _ kind: PropertyList, _ configuration: String?) {
        func value(_ name: String) -> String? { kind[name]?["_0"]?.string }
        let flags = ["c": "OTHER_CFLAGS", "cxx": "OTHER_CPLUSPLUSFLAGS", "linker": "OTHER_LDFLAGS"]
        guard let setting = flags[tool] else { return }
        if let definition = value("define") {
            add(setting, ["-D\(definition)"], configuration)
        } else if let folder = value("headerSearchPath") {
            add("HEADER_SEARCH_PATHS", [folder], configuration)
        } else if let library = value("linkedLibrary") {
            add(setting, ["-l\(library)"], configuration)
        } else if let words = kind["unsafeFlags"]?["_0"]?.strings {
            add(setting, words, configuration)
        }
    }

    private mutating func add(_ name: String, _ words: [String], _ configuration: String?) {
        guard let configuration else { return values[name, default: []].append(contentsOf: words) }
        conditional[configuration, default: [:]][name, default: []].append(contentsOf: words)
    }

    /// The settings by their names.
    var settings: [String: String] {
        var result = values.mapValues { $0.joined(separator: " ") }
        for (configuration, added) in conditional {
            for (name, words) in added {
                // The name of a configuration is written as Xcode has it.
                let place = "\(name)[config=\(configuration.prefix(1).uppercased() + configuration.dropFirst())]"
                result[place] = (["$(inherited)"] + words).joined(separator: " ")
            }
        }
        return result
    }
}
