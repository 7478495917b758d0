import Synchronization

/// The classes of tests that wait for a process, which takes several at once while there are many: it takes time to start one.
final class TestQueue: Sendable {
    private let workers: Int
    private let classes: Mutex<ArraySlice<[String]>>

    /// A queue of tests, `Class/method`, for so many workers.
    init(_ names: [String], workers: Int) {
        self.workers = workers
        classes = Mutex(Self.classes(of: names)[...])
    }

    /// The tests for the next process; `nil` when all have been given out.
    func next() -> [String]? {
        classes.withLock { rest in
            guard !rest.isEmpty else { return nil }
            let count = max(1, rest.count / (2 * workers))
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count).joined())
        }
    }

    /// Tests by their classes, in the order of these.
    static func classes(of names: [String]) -> [[String]] {
        var places: [Substring: Int] = [:]
        var classes: [[String]] = []
        for name in names {
            let place = places[name.prefix { $0 != "/" }] ?? classes.count
            places[name.prefix { $0 != "/" }] = place
            if place == classes.count { classes.append([]) }
            classes[place].append(name)
        }
        return classes
    }
}
