import Foundation

/// What outlives an app's run: its sessions with what they are restored from, and its icon. It is kept in the app's data.
struct SceneArchive: Codable, Equatable {
    /// A session, as it is kept.
    struct StoredSession: Codable, Equatable {
        var identifier: String
        var role: String
        var configurationName: String?
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
        /// Whether the app made the configuration of something that has no name here, and has to make it again.
        var isMadeByHand: Bool?
        var activity: StoredActivity?
        var userInfo: [StoredValue.Entry]?
    }

    /// A quick action that the app has added to its icon.
    struct StoredShortcut: Codable, Equatable {
        var type: String
        var title: String
        var subtitle: String?
        var userInfo: [StoredValue.Entry]?
        var targetContentIdentifier: String?
    }

    /// What the app was when its sessions were kept. Another build is asked anew how its scenes are made.
    var build: String?
    /// How many sessions the app has had.
    var count = 0
    /// The open sessions, in the order in which they were opened.
    var sessions: [StoredSession] = []
    /// The open sessions' identifiers, the one last seen first.
    var recency: [String] = []
    /// Sessions that the person closed, and the app does not know of yet.
    var discarded: [StoredSession] = []
    var badge: Int?
    /// The name of the icon in place of the app's own.
    var icon: String?
    var shortcuts: [StoredShortcut]?

    /// What is larger was not written here.
    private static let largest = 16 << 20

    /// Reads a file. One that cannot be read is set aside, and the app starts as if there were none.
    init(contentsOf file: URL) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= Self.largest else { throw StoredValue.Unsuitable(description: "it has \(size) bytes") }
            self = try JSONDecoder().decode(SceneArchive.self, from: Data(contentsOf: file))
        } catch {
            let aside = file.appendingPathExtension("corrupt")
            try? FileManager.default.removeItem(at: aside)
            try? FileManager.default.moveItem(at: file, to: aside)
            let message =
                "sampan: the state of the app's scenes cannot be read: it starts without, and the file is \(aside.path) now (\(error))\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
    }

    init() {}

    /// Writes a new file in the place of the old one, which is whole until then.
    func write(to file: URL) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try encoder.encode(self).write(to: file, options: .atomic)
        } catch {
            NSLog("The state of the app's scenes cannot be kept in %@: %@", file.path, "\(error)")
        }
    }

    /// Where an app keeps it: below its own data. An app without, as one that was not started by Sampan, keeps nothing.
    static var file: URL? {
        guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"], !home.isEmpty else { return nil }
        let name = "\(Bundle.main.bundleIdentifier ?? "app").savedState"
        guard !name.contains("/") else { return nil }
        return URL(fileURLWithPath: home).appendingPathComponent("Library/Saved Application State")
            .appendingPathComponent(name).appendingPathComponent("KnownSceneSessions.json")
    }

    /// What tells builds of the app apart.
    static var presentBuild: String? {
        guard let path = Bundle.main.executablePath, let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let time = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(time) \((facts[.size] as? NSNumber)?.intValue ?? 0)"
    }
}
