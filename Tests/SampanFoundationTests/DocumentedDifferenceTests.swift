import Foundation
import Testing

/// docs/foundation.md names a test for each difference, or says that it is left.
@Suite struct DocumentedDifferenceTests {
    private let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    @Test func everyDifferenceNamesTestsThatThereAre() throws {
        let text = try String(contentsOf: root.appendingPathComponent("docs/foundation.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.count > 40)
        var files: Set<String> = []
        for folder in ["Tests", "Toolchain/Tests"] {
            let all = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(all) { files.insert(file.lastPathComponent) }
        }
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(cells.count >= 3, "\(row)")
            let tests = cells.count > 3 ? cells[3] : ""
            let suites = tests.matches(of: #/\b[A-Z]\w+Tests\b/#).map { "\($0.output).swift" }
            let cases = tests.contains("lowering case") ? tests.matches(of: #/\b([A-Z]\w+)(?:\.swift)?$/#).map { "\($0.1).swift" } : []
            #expect(!(suites + cases).isEmpty || row.contains("*left*"), "\(row)")
            for name in suites + cases { #expect(files.contains(name), "\(name) is not there: \(row)") }
        }
    }
}
