import Foundation
import Shell

/// What Sampan needs of the system: `scripts/packages` lists it, and a file `packages` beside the sources of each framework that needs more.
public struct SystemPackages {
    /// One line of the table.
    public struct Need: Sendable, Equatable {
        /// Who needs it: "core" is every app, otherwise the name of a framework.
        public var user: String
        /// How to tell that it is there: a library by its pkg-config name, `font:Family`, `program:name`; `nil` if there is no telling.
        public var test: String?
        /// The package that holds it on Debian and Ubuntu.
        public var debian: String?
        /// The package that holds it on Fedora.
        public var fedora: String?
    }

    /// All lines.
    public let needs: [Need]
    /// The command that installs what is missing.
    public let installer: String

    /// Reads the tables of an installation or a clone.
    public init(_ origin: Origin) throws {
        installer = Files.join(origin.root, "scripts/install")
        var needs = try SystemPackages.needs(in: Files.join(origin.root, "scripts/packages"))
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: origin.sources)) ?? []).sorted() {
            let table = Files.join(origin.sources, "\(name)/packages")
            if Files.exists(table) { needs += try SystemPackages.needs(in: table, of: name) }
        }
        self.needs = needs
    }

    /// Reads one table; where its lines do not say who needs it, that is `user`.
    private static func needs(in table: String, of user: String? = nil) throws -> [Need] {
        String(decoding: try Files.read(table), as: UTF8.self).split(separator: "\n").compactMap { line in
            let said = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map { $0 == "-" ? nil : String($0) }
            let words = (user.map { [$0] } ?? []) + said
            guard words.count >= 4, let user = words[0] else { return nil }
            return Need(user: user, test: words[1]?.replacingOccurrences(of: "_", with: " "), debian: words[2], fedora: words[3])
        }
    }

    /// What every app, or a framework, needs.
    public func needs(of user: String = "core") -> [Need] { needs.filter { $0.user == user } }

    /// The frameworks that need more than every app does. (What is no framework is called in small letters.)
    public var frameworks: [String] { Set(needs.map(\.user)).filter { $0.first?.isUppercase == true }.sorted() }

    /// Throws if a library that some frameworks, or every app, need is missing. Fonts are an app's own affair.
    func require(for user: String) throws {
        let missing = try needs(of: user).compactMap(\.test).filter { !$0.contains(":") }.filter {
            try SystemPackages.version(of: $0) == nil
        }
        guard !missing.isEmpty else { return }
        let command = user == "core" ? installer : "\(installer) \(user)"
        let whose = user == "core" ? "" : " that \(user) needs"
        throw BuildError.unsupported("libraries\(whose) are missing: \(missing.joined(separator: ", ")). Type: \(command)")
    }

    /// The version of a library, a font's file or a program's path; `nil` if it is missing.
    public static func version(of test: String) throws -> String? {
        func run(_ program: String, _ arguments: [String]) throws -> String? {
            guard Command.path(of: program) != nil else { return nil }
            let outcome = try Command(program, arguments).run()
            let text = outcome.text.trimmingCharacters(in: .whitespacesAndNewlines)
            return outcome.succeeded && !text.isEmpty ? text : nil
        }
        let parts = test.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts[0], parts.count) {
        case ("font", 2): return try run("fc-list", [parts[1], "file"]).map { $0.components(separatedBy: "\n")[0] }
        case ("program", 2): return Command.path(of: parts[1])
        default: return try run("pkg-config", ["--modversion", test])
        }
    }
}
