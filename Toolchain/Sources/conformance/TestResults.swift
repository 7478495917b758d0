import Articles
import Foundation
import FoundationXML

/// The tests of a bundle, as its report in JUnit's form has them.
struct TestResults {
    struct Test: Equatable {
        let name: String
        var failure: String?

        /// The claims and listings that the test's name says it holds: `test_c06_l01_theLineRuns` holds c06 and listing 01.
        func ids(of article: String) -> [String] {
            guard let match = name.prefixMatch(of: #/test((?:_[cl]\d\d)+)_/#) else { return [] }
            return match.1.split(separator: "_").compactMap { part in
                Int(part.dropFirst()).map { Pending.id(article, String(part.first!), $0) }
            }
        }
    }

    let tests: [Test]

    init(_ report: Data) throws {
        let reader = Reader()
        let parser = XMLParser(data: report)
        parser.delegate = reader
        guard parser.parse() else { throw Complaint("the tests' report cannot be read: \(parser.parserError?.localizedDescription ?? "")") }
        tests = reader.tests
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var tests: [Test] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
        ) {
            switch name {
            case "testcase": tests.append(Test(name: attributes["name"] ?? ""))
            case "failure", "error", "skipped":
                if !tests.isEmpty { tests[tests.count - 1].failure = attributes["message"] ?? name }
            default: break
            }
        }
    }
}
