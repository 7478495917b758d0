import XcodeProject

/// How a target's settings ask for its Swift files to be compiled.
package struct CompilerOptions {
    /// The module's name.
    package let module: String
    /// The language version as the project writes it.
    package let swiftVersion: String
    /// The active compilation conditions.
    package let conditions: [String]
    /// The compiler's flags that follow from the settings.
    package var flags: [String]
    /// Whether the module is compiled as one.
    package let isWholeModule: Bool
    /// Whether what says nothing of actors is the main actor's.
    package let isMainActorByDefault: Bool

    /// Reads the settings. Throws `BuildError.unsupported` for what cannot be compiled here.
    package init(settings: BuildSettings) throws {
        module = try settings.moduleName().text
        let asked = settings.string("SWIFT_VERSION")
        swiftVersion = asked.isEmpty ? "5.0" : asked
        var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var flags = ["-module-name", module, "-swift-version", CompilerOptions.languageMode(swiftVersion), "-g"]
        let optimization = settings.string("SWIFT_OPTIMIZATION_LEVEL")
        flags.append(["-O", "-Osize", "-Onone"].contains(optimization) ? optimization : "-O")
        isWholeModule = settings.string("SWIFT_COMPILATION_MODE") == "wholemodule" || optimization == "-Owholemodule"
        if settings.bool("ENABLE_TESTABILITY") { flags.append("-enable-testing") }
        isMainActorByDefault = settings.string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        flags += CompilerOptions.concurrency(settings)
        if isMainActorByDefault { flags += ["-default-isolation", "MainActor"] }
        // Xcode takes `/…/` for a pattern unless a project says otherwise.
        let slashes = "SWIFT_ENABLE_BARE_SLASH_REGEX"
        if settings.string(slashes).isEmpty || settings.bool(slashes) { flags.append("-enable-bare-slash-regex") }
        let (others, defined) = CompilerOptions.otherFlags(settings.list("OTHER_SWIFT_FLAGS"))
        flags += others
        try CompilerOptions.refuseFiles(conditions, of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", settings)
        try CompilerOptions.refuseFiles(defined + others, of: "OTHER_SWIFT_FLAGS", settings)
        conditions += defined
        for condition in conditions { flags += ["-D", condition] }
        self.conditions = conditions
        self.flags = flags
    }

    /// The mode the compiler knows that is nearest to a version: it goes no lower than 4.
    static func languageMode(_ version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        switch version.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 {
        case ...4: return "4"
        case 5: return "5"
        default: return "6"
        }
    }

    /// The compiler reads arguments out of a file that is named with "@", whatever stands before it.
    private static func refuseFiles(_ words: [String], of setting: String, _ settings: BuildSettings) throws {
        guard let word = words.first(where: { $0.utf8.first == UInt8(ascii: "@") }) else { return }
        throw ProjectError.wrong(
            place: settings.place(of: setting), message: "\(setting) has \"\(word)\", which the compiler would take for a file of arguments"
        )
    }

    private static func concurrency(_ settings: BuildSettings) -> [String] {
        var flags: [String] = []
        let checking = settings.string("SWIFT_STRICT_CONCURRENCY")
        if !checking.isEmpty { flags.append("-strict-concurrency=\(checking)") }
        if settings.bool("SWIFT_APPROACHABLE_CONCURRENCY") {
            for feature in [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ] {
                flags += ["-enable-upcoming-feature", feature]
            }
        }
        return flags
    }

    /// The flags of `OTHER_SWIFT_FLAGS` that mean something here; those for Apple's linker and SDK do not.
    private static func otherFlags(_ words: [String]) -> (flags: [String], conditions: [String]) {
        var (flags, conditions): ([String], [String]) = ([], [])
        var index = 0
        while index < words.count {
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : nil
            index += 1
            if word == "-D", let next {
                conditions.append(next)
                index += 1
            } else if word.hasPrefix("-D"), word.count > 2 {
                conditions.append(String(word.dropFirst(2)))
            } else if ["-enable-upcoming-feature", "-enable-experimental-feature"].contains(word), let next {
                flags += [word, next]
                index += 1
            } else if word.hasPrefix("-enable-bare-slash-regex") || word.hasPrefix("-strict-concurrency=") {
                flags.append(word)
            }
        }
        return (flags, conditions)
    }
}
