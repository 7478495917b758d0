import Foundation
import Shell

/// The programs that frameworks start for apps that import them, which may start no others: a file `programs` beside a framework's sources lists them,
/// a file or folder a line; `*` stands for any name.
struct FrameworkPrograms {
    /// The files and folders that are there.
    let paths: [String]

    /// Reads the lists of some frameworks.
    init(of frameworks: [String], _ origin: Origin) {
        paths = frameworks.flatMap { name -> [String] in
            let list = Files.join(origin.sources, "\(name)/programs")
            guard Files.exists(list), let text = try? Files.read(list) else { return [] }
            return Self.patterns(in: String(decoding: text, as: UTF8.self)).flatMap(Self.matches)
        }
    }

    /// The lines of a list that name something.
    static func patterns(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let pattern = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return pattern.isEmpty ? nil : pattern
        }
    }

    /// What is there of a pattern's paths.
    static func matches(_ pattern: String) -> [String] {
        var found: [String] = ["/"]
        for part in pattern.split(separator: "/").map(String.init) {
            found = found.flatMap { folder -> [String] in
                guard part == "*" else { return [Files.join(folder, part)] }
                return ((try? Files.names(in: folder)) ?? []).sorted().map { Files.join(folder, $0) }
            }
        }
        return found.filter(Files.exists)
    }
}
