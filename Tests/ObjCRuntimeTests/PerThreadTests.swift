import Foundation
import ObjCRuntime
import Synchronization
import Testing

@Suite struct PerThreadTests {
    private final class Counter: Sendable {
        static let made = Atomic(0)
        static let gone = Atomic(0)
        init() { Counter.made.add(1, ordering: .relaxed) }
        deinit { Counter.gone.add(1, ordering: .relaxed) }
    }

    private static let perThread = PerThread { Counter() }
    private static let wasOneObject = Atomic(true)

    @Test func eachThreadHasItsOwnObjectForAsLongAsItLives() {
        var threads = [pthread_t](repeating: pthread_t(), count: 3)
        for index in threads.indices {
            pthread_create(
                &threads[index], nil,
                { _ in
                    let first = PerThreadTests.perThread.current
                    if PerThreadTests.perThread.current !== first { PerThreadTests.wasOneObject.store(false, ordering: .relaxed) }
                    return nil
                }, nil)
        }
        for thread in threads { pthread_join(thread, nil) }
        let (wasOneObject, made, gone) = (
            Self.wasOneObject.load(ordering: .relaxed), Counter.made.load(ordering: .relaxed), Counter.gone.load(ordering: .relaxed)
        )
        #expect(wasOneObject && made == 3 && gone == 3)
    }
}
