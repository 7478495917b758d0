import Foundation

func < (lhs: NSNumber, rhs: NSNumber) -> Bool {
    calls.append("<")
    return lhs.compare(rhs) == .orderedAscending
}

func > (lhs: NSNumber, rhs: NSNumber) -> Bool {
    calls.append(">")
    return lhs.compare(rhs) == .orderedDescending
}

nonisolated(unsafe) private var calls: [String] = []

@MainActor func checkThatAModulesOwnComparisonOfNumbersIsMeant() {
    let (one, two): (NSNumber, NSNumber) = (1, 2)
    expect(one < two && two > one)
    expect(calls == ["<", ">"])
}

private final class CountingLock: NSRecursiveLock, @unchecked Sendable {
    var count = 0

    override func lock() {
        super.lock()
        count += 1
    }
}

private final class NumberedLock: NSLock, @unchecked Sendable {
    var value: Int

    init(_ value: Int) { self.value = value }
}

@MainActor func checkThatLocksHaveSubclasses() {
    let lock = CountingLock()
    lock.lock()
    lock.lock()
    lock.unlock()
    lock.unlock()
    expect(lock.count == 2)
    let counter = NumberedLock(3)
    counter.lock()
    expect(counter.value == 3 && !counter.try())
    counter.unlock()
}

@MainActor func checkThatThreadsKeepObjectsByKeys() {
    let storage = Thread.current.threadDictionary
    let key: any NSCopying = "a key" as NSString
    storage[key] = NSNumber(value: 5)
    expect(storage[key] as? Int == 5 && storage["a key"] as? Int == 5)
    storage[key] = nil
    expect(storage[key] == nil)
}

@MainActor func checkThatLocksOfTheSystemComeWithFoundation() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
}
