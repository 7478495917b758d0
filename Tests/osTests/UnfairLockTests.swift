import Dispatch
import Testing
import os

@Suite struct UnfairLockTests {
    @Test func threadsTakeTurns() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<5000 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 40_000)
    }

    @Test func aLockIsTakenOnlyWhileNobodyHasIt() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        defer { lock.deallocate() }
        lock.initialize(to: os_unfair_lock())
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
        os_unfair_lock_unlock(lock)
        os_unfair_lock_assert_not_owner(lock)
        var onStack = os_unfair_lock_s()
        os_unfair_lock_lock(&onStack)
        os_unfair_lock_unlock(&onStack)
        #expect(onStack._os_unfair_lock_opaque == 0)
    }

    @Test func copiesAreTheSameLock() {
        let lock = OSAllocatedUnfairLock()
        let copy = lock
        lock.lock()
        lock.precondition(.owner)
        #expect(!copy.lockIfAvailable() && copy.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        #expect(copy.withLockIfAvailable { 1 } == 1)
    }

    @Test func anErrorGivesTheLockBack() {
        struct Fault: Error {}
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(throws: Fault.self) { try lock.withLock { _ in throw Fault() } }
        lock.precondition(.notOwner)
        #expect(lock.withLockIfAvailable { $0 } == 1)
    }

    @Test func takingItTwiceEndsTheProcess() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let lock = OSAllocatedUnfairLock(initialState: 0)
                lock.withLock { _ in lock.withLock { _ in } }
            })
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("recursively lock an os_unfair_lock"))
    }

    @Test func givingBackWhatAnotherHasEndsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            let lock = OSAllocatedUnfairLock()
            func give() { lock.unlock() }
            give()
        }
    }
}
