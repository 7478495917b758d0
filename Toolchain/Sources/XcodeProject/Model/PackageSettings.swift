/// The Swift settings of a package's target, as the settings of a target of Xcode's that say the same.
struct PackageSettings {
    private var values: [String: [String]] = [
        // Whoever builds packages sets this.
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "SWIFT_PACKAGE"],
        // A package's language alone says what a slash means.
        "SWIFT_ENABLE_BARE_SLASH_REGEX": ["NO"],
    ]
    /// What holds in one configuration only, by the configuration's name.
    private var conditional: [String: [String: [String]]] = [:]

    /// Reads the settings as `swift package dump-package` writes them.
    ///
    /// - Parameter swiftVersion: the language version, unless a setting says another.
    init(_ settings: [PropertyList], swiftVersion: String) {
        values["SWIFT_VERSION"] = [swiftVersion]
        for setting in settings where setting["tool"]?.string ?? "swift" == "swift" {
            let platforms = setting["condition"]?["platformNames"]?.strings ?? []
            guard platforms.isEmpty || platforms.contains("ios"), let kind = setting["kind"] else { continue }
            let configuration = setting["condition"]?["config"]?.string
            func value(_ name: String) -> String? { kind[name]?["_0"]?.string }
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
