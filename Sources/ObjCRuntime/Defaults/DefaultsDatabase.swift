import Foundation

/// The user defaults of this process: saves them soon after a change and when the process ends, and tells of changes.
package final class DefaultsDatabase: @unchecked Sendable {
    /// The process's only one.
    package static let shared = DefaultsDatabase()

    /// How long after a save the next one is made at the earliest, in seconds.
    private static let interval = 0.25

    private let lock = NSRecursiveLock()
    private let queue = DispatchQueue(label: "user defaults", qos: .utility)
    private let own = Bundle.main.bundleIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? ProcessInfo.processInfo.processName
    private var domains: [String: DefaultsDomain] = [:]
    private var isSaveDue = false
    private var lastSave = -DefaultsDatabase.interval
    private lazy var endings = EndingWatch(queue) { _ = DefaultsDatabase.shared.save() }

    /// The domain that Core Foundation means by a name. The app's own goes by its bundle identifier, too.
    func domain(_ name: UnsafeRawPointer) -> DefaultsDomain {
        let isOwn = name == CoreFoundationPreferences.currentApplication
        let name = isOwn ? own : CoreFoundationPreferences.text(name)
        return lock.withLock {
            if let known = domains[name] { return known }
            let domain = name == own ? DefaultsDomain(ofAppNamed: own) : DefaultsDomain(suite: name)
            domains[name] = domain
            return domain
        }
    }

    /// Sets or removes a value, tells the observers, and has it saved soon unless it is what was just read.
    func set(_ value: UnsafeRawPointer?, _ key: UnsafeRawPointer, in domain: DefaultsDomain, isSaved: Bool = false) {
        guard !CoreFoundationPreferences.holds(value, key, in: domain.reference) else { return }
        let name = CoreFoundationPreferences.text(key)
        let observed = ObservedDefaults.objects(of: domain)
        observed.forEach { $0.willChangeValue(forKey: name) }
        CoreFoundationPreferences.set(value, key, in: domain.reference)
        if !isSaved {
            domain.note(name)
            saveSoon()
        }
        observed.reversed().forEach { $0.didChangeValue(forKey: name) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: SettingDefaults.current ?? domain.defaults)
    }

    /// The first change is saved at once, those that follow together. Nothing waits while nothing changes.
    private func saveSoon() {
        let now = ProcessInfo.processInfo.systemUptime
        let delay: Double? = lock.withLock {
            _ = endings
            guard !isSaveDue else { return nil }
            isSaveDue = true
            return max(0, lastSave + Self.interval - now)
        }
        guard let delay else { return }
        queue.asyncAfter(deadline: .now() + delay) { [self] in
            lock.withLock { (isSaveDue, lastSave) = (false, ProcessInfo.processInfo.systemUptime) }
            _ = save()
        }
    }

    /// Saves all that was changed before it returns. Returns whether that could be done.
    package func save() -> Bool {
        let domains = lock.withLock { Array(self.domains.values) }
        return domains.reduce(true) { $1.save() && $0 }
    }

    /// Saves all that was changed, and takes over what other processes have changed in a domain.
    func synchronize(_ domain: DefaultsDomain) -> Bool {
        let isSaved = save()
        for (key, value) in domain.foreignChanges() where !domain.isChanged(key) {
            let (key, object) = (NSString(string: key), value.map { $0 as AnyObject })
            withExtendedLifetime((key, object)) {
                set(object.map(CoreFoundationPreferences.reference), CoreFoundationPreferences.reference(key), in: domain, isSaved: true)
            }
        }
        return isSaved
    }
}
