import Foundation
import SampanHost

/// Makes words of sound. Used by one thread at a time.
protocol Listener: AnyObject {
    /// Hears what comes next.
    func hear(_ piece: SoundPiece)
    /// What was heard so far.
    var words: [HeardWord] { get }
    /// Ends; returns what it may have been, the likeliest first, and nothing if no words were heard.
    func end() -> [[HeardWord]]
}

/// Who listens.
enum Listeners {
    /// Who listens to a file: its transcript, where there is one beside it.
    ///
    /// - Parameter duration: how long the file sounds, in seconds.
    static func listener(to file: URL, duration: TimeInterval, locale: Locale) -> (any Listener)? {
        transcript(beside: file).map { TranscriptListener($0, duration: duration) } ?? PocketSphinx.listener(for: locale)
    }

    /// Who listens to sound as it comes: where the microphone hears a file that has a transcript, that.
    static func listener(to microphone: URL?, locale: Locale) -> (any Listener)? {
        if let microphone, let text = transcript(beside: microphone), let duration = SoundFile.duration(of: microphone) {
            return TranscriptListener(text, duration: duration)
        }
        return PocketSphinx.listener(for: locale)
    }

    /// The file that the microphone hears.
    static let microphone = LaunchOptions(environment: ProcessInfo.processInfo.environment).microphone.map { URL(fileURLWithPath: $0) }

    /// The text of `NAME.txt` beside `NAME.wav`; `nil` where there is none, or it has no words.
    static func transcript(beside file: URL) -> String? {
        let text = try? String(contentsOf: file.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8)
        return text?.contains { !$0.isWhitespace } == true ? text : nil
    }

    /// Whether there is anything that could tell words of a language.
    static func areThere(for locale: Locale) -> Bool { PocketSphinx.speaks(locale) || hasTranscripts }

    /// Whether the microphone's file or one of the app's has a transcript.
    private static let hasTranscripts: Bool = {
        if let microphone, transcript(beside: microphone) != nil { return true }
        let sounds: Set<String> = ["wav", "aiff", "aif", "caf", "m4a", "mp3", "flac"]
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: Bundle.main.resourceURL ?? Bundle.main.bundleURL, includingPropertiesForKeys: nil)) ?? []
        return files.contains { sounds.contains($0.pathExtension.lowercased()) && transcript(beside: $0) != nil }
    }()
}
