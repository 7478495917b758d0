import Articles
import Foundation

/// That two pictures that scripts made are the same, or are not, as a file `x.pictures` beside `x.script` says it:
///
///     c58: before.png is after.png
///     c58: before.png is not other.png
struct ComparedPictures: Equatable {
    let kind: String
    let number: Int
    let first: String
    let second: String
    let areSame: Bool

    /// What a file expects, a pair a line.
    static func all(in text: String, of file: String) throws -> [ComparedPictures] {
        try text.split(separator: "\n").map { line in
            guard let match = line.wholeMatch(of: #/([cl])(\d\d): (\S+) is (not )?(\S+)/#) else {
                throw Complaint("\(file): \"\(line)\" is not of the form \"c01: a.png is b.png\" or \"c01: a.png is not b.png\"")
            }
            return ComparedPictures(
                kind: String(match.1), number: Int(match.2) ?? 0, first: String(match.3), second: String(match.5), areSame: match.4 == nil)
        }
    }

    /// Why it is otherwise; `nil` if it is so. The same pixels are written as the same bytes.
    func failure(in folder: URL) -> String? {
        var pictures: [Data] = []
        for name in [first, second] {
            guard let picture = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return "there is no picture \(name)" }
            pictures.append(picture)
        }
        return (pictures[0] == pictures[1]) == areSame ? nil : "\(first) \(areSame ? "is not" : "is") \(second)"
    }
}
