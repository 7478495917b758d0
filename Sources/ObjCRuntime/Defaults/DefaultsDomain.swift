import Foundation

/// A domain of the user defaults: an app's own, or a suite. Its values are in Core Foundation's memory; this knows which are to be saved.
final class DefaultsDomain: @unchecked Sendable {
    /// The domain's name: a bundle identifier, or a suite's name.
    let name: String
    /// Core Foundation's name of it.
    let reference: CoreFoundationPreferences.Reference
    /// What posts notifications about the domain where nothing else is known to have changed it.
    let defaults: UserDefaults

    /// What `reference` refers to.
    private let string: NSString
    private let file: DefaultsFile?
    private let lock = NSLock()
    private let saving = NSLock()
    private var changed: Set<String> = []
    private var hasFailed = false

    /// The domain of the app that runs.
    init(ofAppNamed name: String) {
        (self.name, reference) = (name, CoreFoundationPreferences.currentApplication)
        (string, defaults) = (Unmanaged.fromOpaque(reference).takeUnretainedValue(), .standard)
        file = DefaultsFile(domain: name)
        check()
    }

    /// A suite's domain.
    init(suite name: String) {
        (self.name, string, defaults) = (name, NSString(string: name), UserDefaults(suiteName: name)!)
        reference = CoreFoundationPreferences.reference(string)
        file = DefaultsFile(domain: name)
        check()
    }

    /// Has a damaged file set aside before Core Foundation reads it, which would take it for an empty one.
    private func check() {
        do { _ = try file?.values() } catch { fail("cannot be read", error) }
    }

    private func fail(_ what: String, _ error: any Error) {
        guard !hasFailed else { return }
        hasFailed = true
        DefaultsFile.tell("\(file?.path ?? name): error: the user defaults \(what): \(error)")
    }

    /// Notes that a value is to be saved.
    func note(_ key: String) { lock.withLock { _ = changed.insert(key) } }

    /// Saves what was changed. Returns whether that could be done; if not, it is told once, and tried again with the next change.
    func save() -> Bool {
        saving.withLock {
            let keys = lock.withLock {
                defer { changed = [] }
                return changed
            }
            guard !keys.isEmpty else { return true }
            do {
                guard let file else {
                    throw DefaultsFile.Failure("\"\(name)\" can be no file's name; a suite is named as \"group.com.example.app\"")
                }
                try file.update { values in
                    for key in keys { values[key] = CoreFoundationPreferences.value(key, in: reference) }
                }
                hasFailed = false
                return true
            } catch {
                lock.withLock { changed.formUnion(keys) }
                fail("cannot be saved", error)
                return false
            }
        }
    }

    /// The values in the file that are others than those in memory, and are not to be saved themselves; `nil` for one that is gone.
    func foreignChanges() -> [String: Any?] {
        // What is being saved just now is still to be saved.
        saving.withLock {
            guard let saved = try? file?.values() else { return [:] }
            var changes: [String: Any?] = saved
            for key in CoreFoundationPreferences.keys(in: reference) where saved[key] == nil { changes[key] = .some(nil) }
            return changes.filter { key, value in !isChanged(key) && !holds(value, key) }
        }
    }

    /// Whether a value is to be saved.
    func isChanged(_ key: String) -> Bool { lock.withLock { changed.contains(key) } }

    private func holds(_ value: Any?, _ key: String) -> Bool {
        let (key, object) = (NSString(string: key), value.map { $0 as AnyObject })
        return withExtendedLifetime((key, object)) {
            CoreFoundationPreferences.holds(
                object.map(CoreFoundationPreferences.reference), CoreFoundationPreferences.reference(key), in: reference)
        }
    }
}
