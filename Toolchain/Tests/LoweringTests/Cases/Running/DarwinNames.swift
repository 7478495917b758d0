import Darwin

@MainActor func checkThatDarwinHasLocksAndThreadsWithoutFoundation() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    var thread: pthread_t?
    let status = pthread_create(
        &thread, nil,
        { context in
            os_unfair_lock_lock(context.assumingMemoryBound(to: os_unfair_lock.self))
            os_unfair_lock_unlock(context.assumingMemoryBound(to: os_unfair_lock.self))
            return context
        }, lock)
    expect(status == 0)
    if let thread { expect(pthread_join(thread, nil) == 0) }
    lock.deallocate()
}
