import XCTest
@testable import User

final class UserTests: XCTestCase { func testUse() {} }
