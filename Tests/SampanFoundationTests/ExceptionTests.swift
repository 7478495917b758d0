import Foundation
import SampanFoundation
import Testing

@Suite struct ExceptionTests {
    @Test func anExceptionTellsWhatItIs() {
        let exception = NSException(name: .rangeException, reason: "beyond bounds", userInfo: ["index": 3])
        #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "beyond bounds")
        #expect(exception.userInfo?["index"] as? Int == 3 && "\(exception)" == "beyond bounds")
    }

    @Test func raisingItEndsTheProcessWithItsWords() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .internalInconsistencyException, reason: "no").raise()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'no'"))
    }
}
