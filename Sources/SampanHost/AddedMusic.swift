import Foundation

/// The person's music as it lies in the app's container: a folder of sound files and lists of them, which others can be added to.
package enum AddedMusic {
    /// The folder; `nil` for what has no container.
    package static var folder: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Media/Music", isDirectory: true)
        }
    }

    /// Posted when a file was added.
    package static let didChange = Notification.Name("SampanAddedMusicDidChange")

    /// The extensions of files of sound.
    package static let sounds: Set = [
        "aac", "aif", "aifc", "aiff", "caf", "flac", "m4a", "m4b", "mp3", "oga", "ogg", "opus", "wav", "wave",
    ]
    /// The extensions of lists of files of sound.
    package static let lists: Set = ["m3u", "m3u8"]

    /// Whether a file of that name is sound, or a list of such files.
    package static func has(_ name: String) -> Bool {
        let ending = (name as NSString).pathExtension.lowercased()
        return sounds.contains(ending) || lists.contains(ending)
    }

    /// Adds a file. One of the same name is replaced, so that lists name the new one.
    ///
    /// - Returns: why it cannot be added.
    package static func add(_ data: Data, name: String) -> String? {
        guard !data.isEmpty else { return "\(name): the file is empty" }
        guard let folder else { return "\(name): there is nothing to keep music in" }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: folder.appendingPathComponent(name), options: .atomic)
        } catch { return "\(name): the file cannot be kept: \(error.localizedDescription)" }
        NotificationCenter.default.post(name: didChange, object: nil)
        return nil
    }
}
