import Foundation

/// The user defaults that somebody observes by key: all that stand for one domain hear of a change that is made by any of them.
enum ObservedDefaults {
    private struct Entry {
        weak var defaults: UserDefaults?
        let domain: DefaultsDomain
    }

    /// What a thread asks while it wants to know a domain.
    private final class Question: @unchecked Sendable {
        var isAsked = false
        var answer: DefaultsDomain?
    }

    private static let question = PerThread { Question() }
    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    /// Notes that user defaults are observed.
    static func add(_ defaults: UserDefaults) {
        guard let domain = domain(of: defaults) else { return }
        lock.withLock {
            entries.removeAll { $0.defaults == nil || $0.defaults === defaults }
            entries.append(Entry(defaults: defaults, domain: domain))
        }
    }

    /// What is observed of a domain.
    static func objects(of domain: DefaultsDomain) -> [UserDefaults] {
        lock.withLock { entries.filter { $0.domain === domain }.compactMap(\.defaults) }
    }

    /// User defaults keep their domain to themselves, but name it to Core Foundation when they are synchronized.
    private static func domain(of defaults: UserDefaults) -> DefaultsDomain? {
        let question = question.current
        question.isAsked = true
        defer { (question.isAsked, question.answer) = (false, nil) }
        defaults.synchronize()
        return question.answer
    }

    /// Called when user defaults are synchronized; returns whether that was only to know the domain.
    static func takeAnswer(_ domain: DefaultsDomain) -> Bool {
        let question = question.current
        if question.isAsked { question.answer = domain }
        return question.isAsked
    }
}
