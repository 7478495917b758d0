import Foundation
import Testing

@testable import Articles
@testable import conformance

@Suite struct ConformanceTests {
    // MARK: Blanks

    private static let list = """
        [{"id": "a-01", "article": "a", "file": "x/0.txt", "start": 2, "end": 3, "language": "swift", "context": "standalone", "fix": [{"find": "...", "replace": "1"}]},
         {"id": "a-02", "article": "a", "file": "0.txt", "start": 4, "end": 4, "language": "swift", "context": "standalone"},
         {"id": "a-03", "article": "a", "file": "0.txt", "start": 4, "end": 4, "language": "yaml", "context": "standalone"}]
        """
    private static let articles = """
        [{"slug": "a", "claims": [
            {"id": "a-c01", "line": 2, "kind": "behaviour", "claim": "It is two.", "listings": ["a-01"]},
            {"id": "a-c02", "line": 3, "kind": "compile-time", "claim": "It is refused.", "listings": ["a-03"]},
            {"id": "a-c03", "line": 4, "kind": "tool", "claim": "Xcode helps.", "listings": []}]}]
        """

    /// Documents in a folder of their own, beside a checkout.
    private func documents<T>(_ body: (Documents) throws -> T) throws -> T {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conformance-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("shared/seeds"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("checkout"), withIntermediateDirectories: true)
        for (name, text) in [
            ("listings.json", Self.list), ("articles.json", Self.articles), ("seeds/0.txt", "prose\nlet x =\n...\nlet y = 2\nend"),
        ] {
            try text.write(to: folder.appendingPathComponent("shared/\(name)"), atomically: true, encoding: .utf8)
        }
        return try body(try #require(try Documents(besideCheckout: folder.appendingPathComponent("checkout"))))
    }

    @Test func blanksAreFilledWithListingsAsCorrected() throws {
        let template = Template(text: "func f() {\n    // listing a-01\n    // listing a-01, lines 4-5\n}", name: "f.swift")
        try documents { documents in
            #expect(template.lines(from: documents) == ["a-01": IndexSet(2...5)])
            let filled = try template.filled(from: documents)
            #expect(filled == "func f() {\nlet x =\n1\nlet y = 2\nend\n}")
        }
    }

    @Test(arguments: [
        "// listing b-01", "// listing a-01, 4-5", "// listing a-01, lines 5-4", "// listing a-01, lines 5-9", "// listing a-01 twice",
    ])
    func wrongBlanksAreComplainedOf(_ line: String) throws {
        try documents { documents in
            _ = #expect(throws: Complaint.self) { try Template(text: line, name: "f.swift").filled(from: documents) }
        }
    }

    @Test func withoutDocumentsThereIsNothingToCheck() throws {
        let documents = try Documents(besideCheckout: FileManager.default.temporaryDirectory.appendingPathComponent("none/none"))
        #expect(documents == nil)
    }

    // MARK: What is pending

    @Test func pendingNamesRangesAndReasons() throws {
        let pending = try Pending(
            "# Text\n| article | which | why |\n|---|---|---|\n| a-b | c01–c03, l02 | not yet |\n| c | c10 | never |\n")
        #expect(
            pending.reasons == ["a-b-c01": "not yet", "a-b-c02": "not yet", "a-b-c03": "not yet", "a-b-02": "not yet", "c-c10": "never"])
    }

    @Test(arguments: ["| a | c01 |", "| a | c1 | why |", "| a | c01–l02 | why |", "| a | c03–c01 | why |", "| a | c01 | |"])
    func wrongRowsAreComplainedOf(_ row: String) { #expect(throws: Complaint.self) { try Pending(row) } }

    // MARK: Results

    @Test func aTestsNameSaysWhatItHolds() throws {
        let report = """
            <testsuites><testsuite name="a.A"><testcase classname="a.A" name="test_c01_l02_itIsTwo"/>
            <testcase classname="a.A" name="testOther"><failure message="1 &amp; 2">place</failure></testcase></testsuite></testsuites>
            """
        let tests = try TestResults(Data(report.utf8)).tests
        #expect(tests.map { $0.ids(of: "a") } == [["a-c01", "a-02"], []])
        #expect(tests.map(\.failure) == [nil, "1 & 2"])
        #expect(throws: Complaint.self) { try TestResults(Data("no report".utf8)) }
    }

    @Test func commentsSayWhatIsRefused() {
        let source = "let a = 1\na = 2  // c05 expected-error {{cannot assign}}\n// c06 expected-warning@+1 {{never used}}\nlet b = 3"
        let expectations = Refusals.expectations(in: source)
        #expect(expectations.map(\.line) == [2, 4])
        let output =
            "/p/x.swift:2:1: error: cannot assign to value\nnote\n/p/x.swift:4:5: error: odd\n/p/x.swift:4:5: error: odd\n/other/x.swift:1:1: error: no"
        let messages = Refusals.messages(in: output, below: "/p")
        #expect(messages.count == 2 && messages.allSatisfy { $0.file == "x.swift" })
        let (claims, others) = Refusals.outcome(of: expectations, messages)
        #expect(claims["c05"] == .some(nil))
        #expect(claims["c06"] == "line 4: no warning \"never used\"")
        #expect(others.map(\.text) == ["odd"])
    }

    @Test func whatIsAllowedHasNothingSaidOfIt() {
        let source = "a()  // c01 c02 expected-nothing {{}}\nb()  // c02 expected-nothing {{}}\nc()  // c03 c04 expected-note {{here}}"
        let expectations = Refusals.expectations(in: source)
        #expect(expectations.map(\.ids) == [["c01", "c02"], ["c02"], ["c03", "c04"]])
        let messages = Refusals.messages(in: "/p/x.swift:2:1: warning: odd\n/p/x.swift:3:1: note: from here", below: "/p")
        let (claims, others) = Refusals.outcome(of: expectations, messages)
        #expect(claims == ["c01": nil, "c02": "line 2: odd", "c03": nil, "c04": nil] && others.isEmpty)
        #expect(Refusals.outcome(of: expectations, []).claims["c01"] == "line 1: the source was not compiled")
    }

    @Test func anAppSaysWhatHolds() {
        let said = AppClaim.all(in: "hello\nclaim c05 holds\nclaim l12 fails: 3 is not 2\nclaim c5 holds\n")
        #expect(said == [AppClaim(kind: "c", number: 5, failure: nil), AppClaim(kind: "l", number: 12, failure: "3 is not 2")])
    }

    // MARK: The report

    private func lines(pending: String, _ body: (inout Report) -> Void) throws -> (table: [String], complaints: [String]) {
        try documents { documents in
            var report = Report(documents: documents, pending: try Pending(pending))
            body(&report)
            let table = report.table(of: documents.articles).map { $0.split(separator: " ").joined(separator: " ") }
            return (table, report.complaints)
        }
    }

    @Test func whatIsNeitherHeldNorPendingIsComplainedOf() throws {
        let report = try lines(pending: "") {
            $0.enterCompiled(["a-01": IndexSet(2...3), "a-02": IndexSet(3...3)])
            $0.enter(["a-c01"], failure: nil)
        }
        #expect(report.table == ["a listings 1/2 claims 1/2", "all listings 1/2 claims 1/2"])
        #expect(report.complaints.count == 2)
        #expect(report.complaints.contains { $0.hasPrefix("a-02: no source") })
        #expect(report.complaints.contains { $0.hasPrefix("a-c02: no test") })
    }

    @Test func aListingInAnotherLanguageCountsWhereItIsPutToUse() throws {
        let text = #"{"id": "a-03", "article": "a", "file": "0.txt", "start": 4, "end": 4, "language": "yaml", "context": "standalone"}"#
        let listing = try JSONDecoder().decode(Listing.self, from: Data(text.utf8))
        let report = try lines(pending: "| a | c01, l01, l02 | not yet |") {
            $0.enter(["a-c02"], failure: nil)
            $0.enterUsed(listing)
        }
        #expect(report.table.last == "all listings 1/3 (2 pending) claims 1/2 (1 pending)" && report.complaints.isEmpty, "\(report)")
    }

    @Test func aTextIsFoundWhateverSpacesItIsPrintedWith() {
        #expect(GenerationSteps.find("a: b", in: "x a: b y") == "a: b")
        #expect(GenerationSteps.find("a:  (b)", in: "x a: (b) y") == "a: (b)")
        #expect(GenerationSteps.find("a:  c", in: "x a: b y") == nil)
    }

    @Test func whatIsPendingIsCountedApartAndMustNotHold() throws {
        let row = "| a | l02, c01, c02 | not yet |\n| a | c09 | no such claim |"
        let report = try lines(pending: row) {
            $0.enterCompiled(["a-01": IndexSet(2...3), "a-02": IndexSet(1...9)])
            $0.enter(["a-c01"], failure: nil)
            $0.enter(["a-02"], failure: "wrong")
        }
        #expect(report.table.last == "all listings 0/2 (1 pending) claims 1/2 (1 pending)")
        #expect(report.complaints.contains("a-c01 holds: take it out of pending.md"))
        #expect(report.complaints.contains("pending.md: there is no a-c09"))
        #expect(report.complaints.contains("a-01: no test says what it does"))
    }

    @Test func aCopysClaimHoldsWhereWhatItRepeatsDoes() throws {
        let claim = Article.Claim(id: "b-c01", line: 9, kind: "behaviour", claim: "Two (see a, line 2).", listings: [])
        try documents { documents in
            #expect(documents.originals(of: claim).map(\.id) == ["a-c01"])
            for (failure, count) in [(nil, 0), ("three", 1)] as [(String?, Int)] {
                var report = Report(documents: documents, pending: try Pending(""))
                report.enter(["a-c01"], failure: failure)
                _ = report.table(of: [Article(slug: "b", claims: [claim], original: "a")])
                #expect(report.complaints.filter { $0.hasPrefix("b-c01") }.count == count)
            }
        }
    }

    @Test func aFailureOfOneTestIsTheClaims() throws {
        let report = try lines(pending: "| a | c02, l02 | not yet |") {
            $0.enterCompiled(["a-01": IndexSet(2...3)])
            $0.enter(["a-c01"], failure: nil)
            $0.enter(["a-c01"], failure: "three")
        }
        #expect(report.complaints.sorted() == ["a-01: three", "a-c01: three"])
    }

    @Test func aProcessThatIsToEndHasToEndWithItsWords() throws {
        let ends = try ExpectedEnd.all(in: "c16: not ready\nl02: nil: found\n", of: "x.ends")
        #expect(ends.map(\.number) == [16, 2] && ends[1].words == "nil: found")
        #expect(ends[0].failure("it is not ready", succeeded: false) == nil)
        #expect(ends[0].failure("it is not ready", succeeded: true) != nil && ends[0].failure("no", succeeded: false) != nil)
        #expect(throws: Complaint.self) { try ExpectedEnd.all(in: "16 not ready", of: "x.ends") }
    }

    @Test func picturesThatScriptsMadeAreCompared() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in [("a.png", "1"), ("b.png", "1"), ("c.png", "2")] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        func failures(_ text: String) throws -> [String?] { try ComparedPictures.all(in: text, of: "x").map { $0.failure(in: folder) } }
        #expect(try failures("c01: a.png is b.png\nl02: a.png is not c.png\n") == [nil, nil])
        #expect(try failures("c01: a.png is c.png\nc01: a.png is not b.png") == ["a.png is not c.png", "a.png is b.png"])
        #expect(try failures("c01: a.png is d.png") == ["there is no picture d.png"])
        #expect(throws: Complaint.self) { try ComparedPictures.all(in: "a.png is b.png", of: "x") }
    }
}
