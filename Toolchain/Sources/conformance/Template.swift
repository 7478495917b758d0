import Articles
import Foundation

/// A source of `Tests/Conformance`, with blanks where listings stand in their context:
///
///     // listing qr-scan-02
///     // listing qr-scan-01, lines 114-127
///
/// A blank is a line of its own. The first is the whole listing; the second, lines of its file: parts that stand in places of their own,
/// or that another listing needs.
struct Template {
    let text: String
    let name: String

    /// The lines of each listing's file that stand in the source.
    func lines(from documents: Documents) -> [String: IndexSet] {
        blanks.reduce(into: [:]) { result, blank in
            guard let listing = documents[blank.id] else { return }
            result[blank.id, default: []].insert(integersIn: blank.lines ?? listing.start...listing.end)
        }
    }

    /// The source with its blanks filled.
    func filled(from documents: Documents) throws -> String {
        try text.components(separatedBy: "\n").map { line in
            guard let blank = try Blank(line, in: name) else { return line }
            guard let listing = documents[blank.id] else { throw Complaint("\(name): there is no listing \(blank.id)") }
            return try blank.lines.map { try documents.text(of: listing, lines: $0) } ?? documents.text(of: listing)
        }.joined(separator: "\n")
    }

    private var blanks: [Blank] { text.components(separatedBy: "\n").compactMap { try? Blank($0, in: name) } }

    private struct Blank {
        let id: String
        let lines: ClosedRange<Int>?

        init?(_ line: String, in name: String) throws {
            guard line.trimmingCharacters(in: .whitespaces).hasPrefix("// listing ") else { return nil }
            guard let match = line.wholeMatch(of: #/\s*// listing ([a-z0-9-]+)(?:, lines (\d+)-(\d+))?/#) else {
                throw Complaint("\(name): \"\(line)\" is not of the form \"// listing ID\" or \"// listing ID, lines 1-2\"")
            }
            id = String(match.1)
            let ends = [match.2, match.3].compactMap { $0.flatMap { Int($0) } }
            guard ends.isEmpty || ends[0] <= ends[1] else { throw Complaint("\(name): \"\(line)\": the lines are in the wrong order") }
            lines = ends.isEmpty ? nil : ends[0]...ends[1]
        }
    }
}
