import AppBuilder
import Foundation

/// What a person sees: progress that overwrites itself on a terminal, messages that stay.
enum Terminal {
    private static let isInteractive = isatty(STDERR_FILENO) != 0
    nonisolated(unsafe) private static var hasProgress = false

    /// Writes a line on standard error.
    static func error(_ text: String) {
        finishProgress()
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Shows what is being done; replaces what was shown before.
    static func progress(_ text: String) {
        guard isInteractive else { return }
        let line = String(text.prefix(100))
        FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
        hasProgress = true
    }

    /// Takes the progress line away.
    static func finishProgress() {
        guard hasProgress else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
        hasProgress = false
    }

    /// A log for a build: progress on a terminal, each step as a line elsewhere.
    static func log() -> BuildLog {
        let log = BuildLog()
        var last = ""
        log.onProgress = { text in
            if isInteractive { return progress(text) }
            // Not every line of a long step: what stands before the colon names it.
            let step = String(text.prefix { $0 != ":" })
            if step != last { error(step) }
            last = step
        }
        log.onMessage = { error($0) }
        return log
    }
}
