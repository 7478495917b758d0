import Foundation

/// How a recording is written.
public enum RecordingFormat: Hashable, Sendable {
    /// As a moving picture of at most 256 colours each, that every browser shows.
    case gif
    /// As a film.
    case webM

    /// What a file's name says by its ending: `.webm`, or anything else for a GIF.
    public init(file: String) { self = file.lowercased().hasSuffix(".webm") ? .webM : .gif }
}

/// What a script records of the screen.
public enum Recording: Hashable, Sendable {
    /// A recording begins, which a file is to have.
    case start(file: String, framesPerSecond: Int)
    /// It ends.
    case stop

    /// How many pictures a second GIF's viewers show: they take shorter times for mistakes.
    static let rates = 1...50
    /// How many pictures are taken in a second where nobody says it.
    static let standardRate = 20
}

extension Words {
    /// What stands after `record`: a file, whose name may have spaces, and how many pictures a second.
    mutating func recording() throws -> Recording {
        var file = rest()
        if file == "stop" { return .stop }
        var rate = Recording.standardRate
        if let option = file.firstMatch(of: #/(?:^|\s+)--fps(?:=|\s+|$)(\S*)$/#) {
            var number = Words(String(option.1))
            rate = try number.whole(Recording.rates, after: "--fps")
            file.removeSubrange(option.range)
        }
        guard !file.isEmpty else {
            throw HostScript.Failure(description: "expected a file's name after 'record', or 'stop'")
        }
        return .start(file: file, framesPerSecond: rate)
    }

    /// Text up to the end of the line; as a string of JSON, with quotation marks, it may have several lines.
    mutating func restOrString() -> String {
        let text = rest()
        guard text.hasPrefix("\""), let value = try? JSONDecoder().decode(String.self, from: Data(text.utf8)) else { return text }
        return value
    }
}
