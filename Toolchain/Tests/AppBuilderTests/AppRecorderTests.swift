import Testing

@testable import AppBuilder

/// What an app's process is told of how it is recorded.
@Suite struct AppRecorderTests {
    @Test func theRecorderReadsFiveNumbers() {
        #expect(AppRecorder.Scope(interval: 1_000_000, isMainOnly: true).words == "1000000 1 0 0 0")
        #expect(AppRecorder.Scope(interval: 0, allocationInterval: 16384).words == "0 0 16384 0 0")
        #expect(AppRecorder.Scope(interval: 0, findsLeaks: true).words == "0 0 0 1 0")
        #expect(AppRecorder.Scope(interval: 0, tellsRunLoops: true).words == "0 0 0 0 1")
    }
}
