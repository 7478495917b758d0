import XCTest

@testable import Refused

final class RefusedTests: XCTestCase {
    func testNothing() {}
}
