import Glibc

/// The processes below this one, as `/proc` tells.
struct ProcessTree {
    private struct Entry {
        var id: pid_t
        var parent: pid_t
        var session: pid_t
    }

    /// The processes that came of this one. Who began a session of its own (`setsid`), as a browser does that an app opened, has left, with
    /// all that came of it.
    ///
    /// Zombies are among them: one may be the first thread of a process whose others, and whose children, are still there.
    static func descendants() -> [pid_t] {
        let own = getsid(0)
        var children: [pid_t: [pid_t]] = [:]
        for entry in entries() where entry.session == own { children[entry.parent, default: []].append(entry.id) }
        var found: [pid_t] = []
        var parents = [getpid()]
        while let parent = parents.popLast() {
            let next = children[parent] ?? []
            found += next
            parents += next
        }
        return found
    }

    private static func entries() -> [Entry] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let item = readdir(folder) {
            let name = withUnsafePointer(to: &item.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let id = pid_t(name), let entry = entry(id) { entries.append(entry) }
        }
        return entries
    }

    /// What `/proc/ID/stat` says: `ID (NAME) STATE PARENT GROUP SESSION …`, where the name may have brackets and spaces.
    private static func entry(_ id: pid_t) -> Entry? {
        let file = open("/proc/\(id)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = read(file, &buffer, buffer.count)
        guard count > 0, let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = String(decoding: buffer[(end + 1)..<count], as: UTF8.self).split(separator: " ")
        guard fields.count > 3, let parent = pid_t(fields[1]), let session = pid_t(fields[3]) else { return nil }
        return Entry(id: id, parent: parent, session: session)
    }
}
