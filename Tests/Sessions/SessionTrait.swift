import QuartzCore
package import Testing

/// Gives each test a session of its own: its clock, windows, timers and animations are nobody else's, whichever tests run beside it.
package struct SessionTrait: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Session.withNew { try await function() }
    }
}

extension Trait where Self == SessionTrait {
    /// Gives each test a session of its own.
    package static var session: Self { Self() }
}
