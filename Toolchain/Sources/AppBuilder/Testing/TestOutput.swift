import Foundation

/// What a process of tests prints, while others print too: what belongs to one test is kept together, and what sums up the process left out.
struct TestOutput {
    private var held = Data()
    private var isInSummary = false

    /// Takes a line without its end; returns the text that is whole with it.
    mutating func add(_ line: Data) -> Data? {
        let text = String(decoding: line, as: UTF8.self)
        if let name = Self.suite(of: text), Self.isWhole(name) {
            isInSummary = true
            return nil
        }
        let sumsUp = text.hasPrefix("\t Executed ")
        defer { isInSummary = false }
        if sumsUp && isInSummary { return nil }
        held += line + [UInt8(ascii: "\n")]
        let endsTest = text.hasPrefix("Test Case '") && !text.contains("' started at ")
        return endsTest || sumsUp ? rest() : nil
    }

    /// What is not whole yet, to be printed when the process has ended.
    mutating func rest() -> Data {
        defer { held = Data() }
        return held
    }

    /// The name in a line such as `Test Suite 'NAME' passed at …`.
    private static func suite(of line: String) -> Substring? {
        let opening = "Test Suite '"
        guard line.hasPrefix(opening) else { return nil }
        return line.dropFirst(opening.count).prefix { $0 != "'" }
    }

    /// Whether a suite is all that a process runs, and no class.
    private static func isWhole(_ name: Substring) -> Bool { ["All tests", "Selected tests"].contains(name) || name.hasSuffix(".xctest") }
}
