import XCTest

final class RegexClaims: XCTestCase {
    func test_c01_l01_aPatternIsReadWhenTheProgramRuns() throws {
        // listing xcode14-p3-01
        XCTAssertEqual("xacby".firstMatch(of: regex).map { "xacby"[$0.range] }, "acb")
        XCTAssertNil("xay".firstMatch(of: regex))
        XCTAssertThrowsError(try Regex("a["))
    }

    func test_c02_l02_aPatternIsALiteral() {
        // listing xcode14-p3-02
        XCTAssertEqual("xacby".firstMatch(of: regex).map { String($0.output) }, "acb")
    }

    func test_c03_stringsAndCollectionsKnowAlgorithmsOfPatterns() {
        let text = "one,  two,three"
        XCTAssertEqual(text.split(separator: #/,\s*/#), ["one", "two", "three"])
        XCTAssertEqual(text.replacing(#/t\w+/#, with: "x"), "one,  x,x")
        XCTAssertEqual(text.ranges(of: #/[a-z]+/#).map { text[$0] }, ["one", "two", "three"])
        XCTAssertEqual(text.matches(of: #/(\w)\w+/#).map { $0.1 }, ["o", "t", "t"])
        XCTAssertEqual(text.trimmingPrefix(#/\w+/#), ",  two,three")
        XCTAssertTrue(text.contains(#/two/#))
        XCTAssertEqual([1, 2, 3, 1, 2].ranges(of: [1, 2]), [0..<2, 3..<5])
    }

    func test_c04_slashesAloneMakeAPattern() {
        XCTAssertNotNil("xacby".firstMatch(of: /a[bc]+/))
        XCTAssertEqual([8, 2].reduce(64, (/)), 4)
    }
}
