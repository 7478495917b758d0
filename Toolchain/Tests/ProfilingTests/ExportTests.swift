import Foundation
import FoundationXML
import Testing

@testable import Profiling

/// What others read of a trace.
@Suite struct ExportTests {
    private let trace: Trace

    init() throws { trace = try Recorded.whole() }

    private func document(_ text: String) throws -> XMLDocument { try XMLDocument(data: Data(text.utf8)) }

    private func table(_ kind: TableKind) throws -> XMLElement {
        let text = TraceExport(trace).elements(try PathQuery("//table[@schema=\"\(kind.rawValue)\"]"))
        let root = try #require(try document(text).rootElement())
        return try #require(root.elements(forName: "node").first)
    }

    @Test func theTableOfContentsIsShapedAsXctraceWritesIt() throws {
        let root = try #require(try document(TraceExport(trace).contents).rootElement())
        #expect(root.name == "trace-toc")
        func strings(_ path: String) throws -> [String] { try root.nodes(forXPath: path).compactMap(\.stringValue) }
        #expect(try strings("run/@number") == ["1"])
        #expect(try strings("run/info/target/process/@pid") == ["42"])
        #expect(try strings("run/info/summary/template-name") == ["Time Profiler"])
        #expect(try strings("run/info/summary/duration") == ["1.0"])
        #expect(
            try strings("run/data/table/@schema") == ["time-profile", "potential-hangs", "os-signpost", "os-signpost-interval"])
    }

    @Test func aRowHasAsManyValuesAsTheSchemaHasColumns() throws {
        var info = trace.info
        for template in ProfileTemplate.allCases {
            info.template = template
            var other = trace
            other.info = info
            let root = try #require(try document(TraceExport(other).elements(try PathQuery("//table"))).rootElement())
            for node in root.elements(forName: "node") {
                let columns = try node.nodes(forXPath: "schema/col").count
                for row in node.elements(forName: "row") { #expect(row.childCount == columns) }
            }
        }
    }

    @Test func whatAThreadWaitedForIsNoneOfItsTime() throws {
        #expect(try table(.timeProfile).elements(forName: "row").count == 2)
    }

    @Test func valuesAreWrittenOnceAndReferredTo() throws {
        let rows = try table(.timeProfile).elements(forName: "row")
        let first = try #require(try rows[0].nodes(forXPath: ".//process[@id]").first as? XMLElement)
        let second = try #require(rows[1].elements(forName: "process").first)
        #expect(second.attribute(forName: "ref")?.stringValue == first.attribute(forName: "id")?.stringValue)
        #expect(try rows[0].nodes(forXPath: "backtrace/frame/@name").compactMap(\.stringValue) == ["grind", "main"])
    }

    @Test func aHangSaysWhenHowLongAndWhere() throws {
        let row = try #require(try table(.potentialHangs).elements(forName: "row").first)
        #expect(row.elements(forName: "start-time").first?.stringValue == "100000000")
        #expect(row.elements(forName: "duration").first?.stringValue == "700000000")
        #expect(row.elements(forName: "hang-type").first?.stringValue == "Hang")
    }

    @Test func namesOfAStrangersAppAreTextWhereverTheyAreWritten() throws {
        let name = try table(.timeProfile).nodes(forXPath: ".//frame/@name").compactMap(\.stringValue).first { $0.contains("script") }
        #expect(name == "<script>alert(1)</script>&\"'\u{FFFD}")
        var hostile = trace
        hostile.info.process = "</title><script>alert(2)</script>"
        let page = try TraceExport(hostile).page()
        #expect(!page.contains("alert(1)</script>") && !page.contains("<script>alert"))
        #expect(page.components(separatedBy: "</script>").count == 3)
        let json = try JSONSerialization.jsonObject(with: TraceExport(hostile).json(nil)) as? [String: Any]
        #expect(json?["process"] as? String == "</title><script>alert(2)</script>")
    }

    @Test func jsonHasTheRowsByTheirColumns() throws {
        let json = try JSONSerialization.jsonObject(with: TraceExport(trace).json(PathQuery("//table[1]"))) as? [String: Any]
        let rows = try #require((json?["rows"] as? [String: Any])?["time-profile"] as? [[String: Any]])
        #expect(rows.count == 2 && rows[0]["weight"] as? Int == 1_000_000)
        #expect((rows[0]["stack"] as? [[String: String]])?.map { $0["name"] } == ["grind", "main"])
    }

    @Test func pathsLeadToTablesByNumbersNamesAndAttributes() throws {
        func found(_ path: String) throws -> [String] { try PathQuery(path).elements(of: trace.contents).map(\.name) }
        #expect(try found("/trace-toc/run[@number=\"1\"]/data/table[2]") == ["table"])
        #expect(try found("/trace-toc/run[@number='2']/data/table").isEmpty)
        #expect(try found("//table[@schema and @target-pid]") == ["table"])
        #expect(try found("/*/*/info/*") == ["target", "summary"])
        let contents = trace.contents
        #expect(try PathQuery("//table[2]").elements(of: contents).map(\.path) == ["//trace-toc[1]/run[1]/data[1]/table[2]"])
    }

    @Test(arguments: ["", "table", "/", "//table[", "//table[@schema=x]", "//table[0]", "/a b", "//table[@schema='a]"])
    func whatIsNoPathIsRefused(_ path: String) {
        #expect(throws: PathQuery.Fault.self) { try PathQuery(path) }
    }
}
