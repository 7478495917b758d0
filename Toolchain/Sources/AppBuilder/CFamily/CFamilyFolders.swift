import Foundation
import XcodeProject

/// Where a target's C files look for headers.
struct CFamilyFolders {
    /// How many folders are searched at most.
    private static let limit = 2000

    private let target: Target
    private let settings: BuildSettings
    /// Whether the target has C files, or a header of its own, whose includes are looked for in the project.
    private let hasOwnC: Bool

    init(_ target: Target, settings: BuildSettings, hasOwnC: Bool) {
        (self.target, self.settings, self.hasOwnC) = (target, settings, hasOwnC)
    }

    /// The compiler's flags.
    var flags: [String] {
        let user = paths("USER_HEADER_SEARCH_PATHS").flatMap { ["-iquote", $0] }
        let all = (paths("HEADER_SEARCH_PATHS") + paths("SYSTEM_HEADER_SEARCH_PATHS")).flatMap { ["-I", $0] }
        return user + all + foldersOfHeaders.flatMap { ["-iquote", $0] }
    }

    /// The folders that a setting names; "/**" at the end means all below, too. Those that are not there, as in Apple's SDK, are left out.
    private func paths(_ setting: String) -> [String] {
        settings.list(setting).flatMap { word -> [String] in
            guard !word.utf8.contains(0), word.first != "@" else { return [] }
            let isDeep = word.hasSuffix("/**")
            let path = URL(
                fileURLWithPath: isDeep ? String(word.dropLast(3)) : word, relativeTo: URL(fileURLWithPath: target.directory)
            ).standardizedFileURL.path
            guard Files.isFolder(path) else { return [] }
            return isDeep ? [path] + folders(below: path) { _ in true } : [path]
        }
    }

    /// The folders with headers in the project: Xcode finds each of them by its name alone. A package's are found by their paths.
    private var foldersOfHeaders: [String] {
        guard target.packageName == nil, hasOwnC else { return [] }
        return folders(below: target.directory) { names in
            names.contains { ["h", "hh", "hpp", "pch"].contains(($0 as NSString).pathExtension.lowercased()) }
        }
    }

    /// The folders of the project's ground below one, itself included, whose files are as wanted; the outer ones first.
    private func folders(below top: String, where isWanted: ([String]) -> Bool) -> [String] {
        var (result, waiting, seen): ([String], [String], Set<String>) = ([], [top], [])
        while !waiting.isEmpty, seen.count < Self.limit {
            let folder = waiting.removeFirst()
            guard let real = FileSystem.realPath(folder), target.ground.contains(real), seen.insert(real).inserted else { continue }
            let names = ((try? Files.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
            if isWanted(names) { result.append(folder) }
            waiting += names.map { Files.join(folder, $0) }.filter { Files.isFolder($0) && ($0 as NSString).pathExtension.isEmpty }
        }
        return result
    }
}
