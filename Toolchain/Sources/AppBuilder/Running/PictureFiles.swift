import Foundation
import SampanHost

/// The pictures, and the sound, that an app is to write for whoever runs it. They are there before an app that is confined is started: it may write these
/// files, and make none beside them.
final class PictureFiles {
    /// Their paths.
    let paths: [String]
    /// The files that the app's script names, for it to read.
    let read: [String]
    private var made: [String] = []

    /// Makes those that are not there, and their folders. Where that cannot be done, the app says it when it has a picture.
    init(_ options: LaunchOptions) {
        // What is wrong with a script the app says, too.
        let script = options.script.flatMap { file in
            (try? String(contentsOfFile: file, encoding: .utf8)).flatMap { try? HostScript($0, name: file) }
        }
        let named = [options.screenshot, options.sound].compactMap(\.self) + (script?.pictures ?? [])
        read = (script?.filesToRead ?? []).map { URL(fileURLWithPath: $0).path }
        // All in a folder would be the app's to write.
        paths = named.map { URL(fileURLWithPath: $0).path }.filter { !Files.isFolder($0) }
        for path in paths {
            try? Files.makeFolder((path as NSString).deletingLastPathComponent)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { continue }
            close(descriptor)
            made.append(path)
        }
    }

    /// Removes what was made and not written.
    deinit {
        for path in made {
            var status = stat()
            if lstat(path, &status) == 0, status.st_size == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
        }
    }
}
