import XCTest

class NS {}

// listing xcode14-p3-35

final class SendableClaims: XCTestCase {
    func test_l35_whatIsNotSendableLeavesAnActor() async { await A().g(NS()) }

    /// The name stands for a function that may be called from anywhere; what it stands for, written out, is as good.
    func test_c61_aHandlerOfItemProvidersIsSendable() {
        let handler: NSItemProvider.CompletionHandler = { _, _ in }
        let written: @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void = handler
        let done = expectation(description: "loaded")
        NSItemProvider(object: "text" as NSString).loadItem(forTypeIdentifier: "public.text", options: nil) { item, error in
            XCTAssertEqual(item as? String, "text")
            written(nil, error)
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
    }
}
