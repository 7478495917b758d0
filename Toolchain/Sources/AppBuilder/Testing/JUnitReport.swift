import Foundation
import XcodeProject

/// Results of tests in the form that continuous integration reads: JUnit's XML.
public struct JUnitReport {
    private var suites: [(name: String, results: [TestResult])] = []

    /// An empty report.
    public init() {}

    /// Adds the results of a target's tests, a suite for each class.
    public mutating func add(_ results: [TestResult], target: String) {
        for result in results {
            let name = "\(target).\(Self.className(of: result))"
            if suites.last?.name != name { suites.append((name, [])) }
            suites[suites.count - 1].results.append(result)
        }
    }

    /// Writes the report.
    ///
    /// - Throws: `BuildError.file` if it cannot be written.
    public func write(to path: String) throws { try Files.write(text, to: path) }

    /// The report's text.
    var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(Self.counts(suites.flatMap(\.results)))>\n"
        for suite in suites {
            text += "  <testsuite name=\(XMLText.quoted(suite.name))\(Self.counts(suite.results))>\n"
            for result in suite.results { text += Self.text(result, suite: suite.name) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func text(_ result: TestResult, suite: String) -> String {
        let method = String(result.name.dropFirst(className(of: result).count + 1))
        let head = "    <testcase classname=\(XMLText.quoted(suite)) name=\(XMLText.quoted(method)) time=\"\(time(result.seconds))\""
        if result.failures.isEmpty && !result.isSkipped { return head + "/>\n" }
        var text = head + ">\n"
        if result.isSkipped { text += "      <skipped/>\n" }
        for failure in result.failures {
            let details = [failure.place, failure.details].compactMap(\.self).joined(separator: "\n")
            text += "      <failure message=\(XMLText.quoted(failure.message))>\(XMLText.escaped(details))</failure>\n"
        }
        return text + "    </testcase>\n"
    }

    private static func counts(_ results: [TestResult]) -> String {
        let (failed, skipped) = (results.count { !$0.failures.isEmpty }, results.count { $0.isSkipped })
        let seconds = time(results.reduce(0) { $0 + $1.seconds })
        return " tests=\"\(results.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\" time=\"\(seconds)\""
    }

    private static func className(of result: TestResult) -> Substring { result.name.prefix { $0 != "." } }
    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
