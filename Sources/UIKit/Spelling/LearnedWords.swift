import Foundation
import QuartzCore

/// The words that the person has taught spell checking, in any language; they are kept with what the app has stored.
@MainActor
final class LearnedWords {
    /// The session's.
    static var current: LearnedWords { Session.current.part { LearnedWords(file: defaultFile) } }

    private static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Spelling/LocalDictionary")
        }
    }

    private let file: URL?
    private(set) var words: Set<String>

    /// - Parameter file: one word a line; `nil` keeps them in memory.
    init(file: URL?) {
        self.file = file
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        words = Set(text.split(whereSeparator: \.isNewline).map(String.init))
    }

    func learn(_ word: String) {
        if !word.isEmpty, words.insert(word).inserted { save() }
    }

    func forget(_ word: String) {
        if words.remove(word) != nil { save() }
    }

    private func save() {
        guard let file else { return }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try words.sorted().map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        } catch {
            FileHandle.standardError.write(Data("sampan: learned words cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }
}
