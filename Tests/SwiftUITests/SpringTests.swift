import Testing

@testable import SwiftUI

struct SpringTests {
    @Test func theSpellingsOfASpringAreTheSameMovement() {
        let old = Animation.spring(response: 0.5, dampingFraction: 0.7, blendDuration: 0)
        let new = Animation.spring(duration: 0.5, bounce: 0.3)
        let given = Animation.spring(Spring(duration: 0.5, bounce: 0.3))
        for time in stride(from: 0, to: 0.6, by: 0.1) {
            #expect(abs(old.progress(at: time).value - new.progress(at: time).value) < 1e-9)
            #expect(abs(given.progress(at: time).value - new.progress(at: time).value) < 1e-9)
        }
        #expect(old == Animation.spring(response: 0.5, dampingFraction: 0.7))
    }

    @Test func aSpringThatTakesOverFromASlowerOneIsSlowAtFirst() {
        let fast = Animation.spring(response: 0.3, dampingFraction: 1, blendDuration: 0.2)
        let alone = fast.progress(at: 0.1).value
        let after = fast.progress(at: 0.1, takingOverFrom: 1.2).value
        #expect(after < alone && after > 0)
        // One that takes over from its like, and one that does not blend, are as they are.
        #expect(fast.progress(at: 0.1, takingOverFrom: 0.3).value == alone)
        let sudden = Animation.spring(response: 0.3, dampingFraction: 1)
        #expect(sudden.progress(at: 0.1, takingOverFrom: 1.2).value == sudden.progress(at: 0.1).value)
        // It still comes to its end.
        #expect(fast.progress(at: 3, takingOverFrom: 1.2).isOver)
    }

    @Test func aSpringsPhysicsFollowFromHowItSeems() {
        let spring = Spring(response: 0.5, dampingRatio: 0.8)
        #expect(abs(spring.response - 0.5) < 1e-9 && abs(spring.dampingRatio - 0.8) < 1e-9 && abs(spring.bounce - 0.2) < 1e-9)
        #expect(Spring(stiffness: 100, damping: 500).dampingRatio <= 1.0000001)
        #expect(Spring(stiffness: 100, damping: 500, allowOverDamping: true).dampingRatio == 25)
        #expect(abs(spring.value(target: 10.0, time: 5) - 10) < 0.1)
        #expect(spring.value(target: 0.0, initialVelocity: 10, time: 0.05) > 0)
    }
}
