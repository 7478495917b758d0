import QuartzCore
import Sessions
import Testing

@testable import UIKit

/// One way from some controllers to others, and what they are told on it, as on iOS. The orders of navigation, tabs, pages and presentations are
/// those that were measured there: each kind of container has its own.
struct TransitionSequence: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor @Sendable (TransitionCast) -> Void
    let told: [String]

    init(_ name: String, _ told: String, _ run: @escaping @MainActor @Sendable (TransitionCast) -> Void) {
        testDescription = name
        self.told = told.split(whereSeparator: \.isWhitespace).map(String.init)
        self.run = run
    }
}

@MainActor
@Suite(.session) struct TransitionOrderTests {
    @Test(arguments: TransitionSequence.navigation) func navigation(_ sequence: TransitionSequence) { check(sequence) }
    @Test(arguments: TransitionSequence.presentation) func presentation(_ sequence: TransitionSequence) { check(sequence) }
    @Test(arguments: TransitionSequence.containers) func containers(_ sequence: TransitionSequence) { check(sequence) }
    @Test(arguments: TransitionSequence.pages) func pages(_ sequence: TransitionSequence) { check(sequence) }
    @Test(arguments: TransitionSequence.nested) func nested(_ sequence: TransitionSequence) { check(sequence) }

    private func check(_ sequence: TransitionSequence) {
        let cast = TransitionCast()
        sequence.run(cast)
        cast.rest()
        #expect(cast.told == sequence.told)
    }

    @Test func theTableIsLarge() {
        let all = [
            TransitionSequence.navigation, TransitionSequence.presentation, TransitionSequence.containers, TransitionSequence.pages,
            TransitionSequence.nested,
        ]
        #expect(all.joined().count >= 60)
        #expect(Set(all.joined().map(\.testDescription)).count == all.joined().count)
    }
}
