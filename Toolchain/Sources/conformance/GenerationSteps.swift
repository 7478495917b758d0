import Articles
import Foundation
import Shell

/// What an article does with a project's configuration and templates, step by step, and what its claims say of the files that come of it:
/// the lines of `Generation/steps` in the article's folder.
///
///     configuration swiftgen-03, swiftgen-05             writes these listings as swiftgen.yml
///     generate config run                                types "sampan generate config run" in the project's folder
///     lint 2 --format text                               types "sampan lint --format text", which has to end with 2
///     shell swiftgen-04                                  has a shell do what a listing says
///     replace swiftgen-25 by swiftgen-26 in FILE         puts a listing into the place of another
///     replace "a" by "b" in FILE                         or a text into the place of all that are the same
///     insert swiftgen-21 at 13 in FILE                   makes a listing the lines from 13 on
///     pod FILE                                           puts a program there that is Sampan's "swiftgen"
///     remove FILE                                        removes a file or a folder
///     app FOLDER                                         gives the article's app a copy of a folder
///     fonts "Noto Sans" in FOLDER                        copies the system's fonts of a family
///     c13 file FILE                                      holds claim 13 if there is such a file
///     c09 no file FILE                                   or if there is none
///     c14 in FILE: internal enum Asset {                 or if the file has the text; "not in" if it has not
///     c07 said: warning:                                 or if what was last typed said so; "not said" if it did not
///
/// What fails without being a claim ends the steps.
struct GenerationSteps {
    /// A claim's number, and why it does not hold.
    typealias Outcome = (claim: Int, failure: String?)

    private let folder: String
    private let documents: Documents
    private let program: String
    private var said = ""
    private(set) var outcomes: [Outcome] = []
    /// The listings that were put into files or done, whole.
    private(set) var listings: [Listing] = []

    init(in folder: String, documents: Documents, sampan program: String) {
        (self.folder, self.documents, self.program) = (folder, documents, program)
    }

    /// Does the steps of a text.
    ///
    /// - Throws: `Complaint` for a step that fails, with its line.
    mutating func run(_ text: String, name: String) throws {
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let step = line.trimmingCharacters(in: .whitespaces)
            guard !step.isEmpty, !step.hasPrefix("#") else { continue }
            do { try perform(step) } catch { throw Complaint("\(name):\(index + 1): \(error)") }
        }
    }

    private mutating func perform(_ step: String) throws {
        if let match = step.wholeMatch(of: #/c(\d\d) (.*)/#) {
            outcomes.append((Int(match.1) ?? 0, try failure(of: String(match.2))))
        } else if let match = step.wholeMatch(of: #/configuration (.*)/#) {
            let ids = match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            var texts: [String] = []
            for id in ids { texts.append(try listing(id)) }
            try write(texts.joined(separator: "\n") + "\n", to: "swiftgen.yml")
        } else if let match = step.wholeMatch(of: #/generate(?: (.*))?/#) {
            try type(program, ["generate"] + (match.1?.split(separator: " ").map(String.init) ?? []))
        } else if let match = step.wholeMatch(of: #/lint (\d)(?: (.*))?/#) {
            try type(program, ["lint"] + (match.2?.split(separator: " ").map(String.init) ?? []), code: Int32(match.1) ?? 0)
        } else if let match = step.wholeMatch(of: #/shell (\S+)/#) {
            try type("/bin/bash", ["-c", try listing(String(match.1))])
        } else if let match = step.wholeMatch(of: #/replace (.+) by (.+) in (\S.*)/#) {
            let (old, new) = (try self.text(String(match.1)), try self.text(String(match.2)))
            let whole = try read(String(match.3))
            guard let found = Self.find(old, in: whole) else { throw Complaint("\(match.3) has no \"\(old)\"") }
            try write(whole.replacingOccurrences(of: found, with: new), to: String(match.3))
        } else if let match = step.wholeMatch(of: #/insert (\S+) at (\d+) in (\S.*)/#) {
            var lines = try read(String(match.3)).components(separatedBy: "\n")
            let place = Int(match.2) ?? 0
            guard place >= 1, place <= lines.count else { throw Complaint("\(match.3) has no line \(place)") }
            lines.insert(try listing(String(match.1)), at: place - 1)
            try write(lines.joined(separator: "\n"), to: String(match.3))
        } else if let match = step.wholeMatch(of: #/pod (\S.*)/#) {
            try write("#!/bin/sh\nexec '\(program)' generate --as-swiftgen \"$@\"\n", to: String(match.1))
            chmod(path(String(match.1)), 0o755)
        } else if let match = step.wholeMatch(of: #/remove (\S.*)/#) {
            try FileManager.default.removeItem(atPath: path(String(match.1)))
        } else if let match = step.wholeMatch(of: #/app (\S.*)/#) {
            try give(String(match.1))
        } else if let match = step.wholeMatch(of: #/fonts "([^"]+)" in (\S.*)/#) {
            try copyFonts(of: String(match.1), to: String(match.2))
        } else {
            throw Complaint("\"\(step)\" is no step")
        }
    }

    /// What a text has for another: an article may print more spaces, or less.
    static func find(_ text: String, in whole: String) -> String? {
        if whole.contains(text) { return text }
        let words = text.split(whereSeparator: \.isWhitespace).map { NSRegularExpression.escapedPattern(for: String($0)) }
        guard let range = whole.range(of: words.joined(separator: "\\s+"), options: .regularExpression) else { return nil }
        return String(whole[range])
    }

    // MARK: Claims

    /// Why something does not hold; `nil` if it does.
    private func failure(of words: String) throws -> String? {
        if let match = words.wholeMatch(of: #/(no )?file (.*)/#) {
            let exists = FileManager.default.fileExists(atPath: path(String(match.2)))
            return exists == (match.1 == nil) ? nil : exists ? "there is a file \(match.2)" : "there is no file \(match.2)"
        }
        if let match = words.wholeMatch(of: #/(not )?in ([^:]+): (.*)/#) {
            let isThere = try read(String(match.2)).contains(match.3)
            return isThere == (match.1 == nil) ? nil : "\(match.2) \(isThere ? "has" : "has no") \"\(match.3)\""
        }
        if let match = words.wholeMatch(of: #/(not )?said: (.*)/#) {
            return said.contains(match.2) == (match.1 == nil) ? nil : "what was said is:\n\(said)"
        }
        throw Complaint("\"\(words)\" says nothing of files")
    }

    // MARK: The project

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private mutating func listing(_ id: String) throws -> String {
        guard let listing = documents[id] else { throw Complaint("there is no listing \(id)") }
        listings.append(listing)
        return try documents.text(of: listing)
    }

    /// A text in quotes, or a listing's.
    private mutating func text(_ words: String) throws -> String {
        if words.count >= 2, words.hasPrefix("\""), words.hasSuffix("\"") { return String(words.dropFirst().dropLast()) }
        return try listing(words).trimmingCharacters(in: .newlines)
    }

    private func read(_ name: String) throws -> String {
        guard let text = try? String(contentsOfFile: path(name), encoding: .utf8) else { throw Complaint("\(name) cannot be read") }
        return text
    }

    private func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Types a command in the project's folder; that it ends with another code than it should ends the steps.
    private mutating func type(_ program: String, _ arguments: [String], code: Int32 = 0) throws {
        let outcome = try Command(program, arguments, in: folder, environment: ["PODS_ROOT": path("Pods")]).run { _ in }
        said = outcome.text + outcome.errors
        guard outcome.status == code else {
            throw Complaint("\(program) \(arguments.joined(separator: " ")) ended with \(outcome.status), not \(code):\n\(said)")
        }
    }

    /// Copies a folder into the article's app, whose other files stay.
    private func give(_ name: String) throws {
        let project = URL(fileURLWithPath: folder)
        let copy = project.deletingLastPathComponent().appendingPathComponent("Apps/\(project.lastPathComponent)/\(name)")
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: path(name), toPath: copy.path)
    }

    private func copyFonts(of family: String, to name: String) throws {
        let list = try Command("fc-list", [":family=\(family)", "file"]).run()
        let styles = ["Regular", "Bold", "Italic", "BoldItalic"].map { family.filter { $0 != " " } + "-\($0)" }
        let files = list.text.split(separator: "\n").map { $0.trimmingCharacters(in: [":", " "]) }
        for style in styles {
            guard let file = files.first(where: { $0.hasSuffix("/\(style).ttf") || $0.hasSuffix("/\(style).otf") }) else {
                throw Complaint("the system has no font \(style)")
            }
            let url = URL(fileURLWithPath: path(name)).appendingPathComponent(URL(fileURLWithPath: file).lastPathComponent)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.copyItem(atPath: file, toPath: url.path)
        }
    }
}
