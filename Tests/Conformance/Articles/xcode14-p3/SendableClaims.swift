import XCTest

class NS {}

// listing xcode14-p3-35

final class SendableClaims: XCTestCase {
    func test_l35_whatIsNotSendableLeavesAnActor() async { await A().g(NS()) }
}
