import Foundation

/// Attributes of music.
extension CSSearchableItemAttributeSet {
    /// The album.
    public var album: String? {
        get { values["album"]?.text }
        set { values["album"] = newValue.map { .text($0) } }
    }
    /// Who performs.
    public var artist: String? {
        get { values["artist"]?.text }
        set { values["artist"] = newValue.map { .text($0) } }
    }
    /// Samples a second.
    public var audioSampleRate: NSNumber? {
        get { values["audioSampleRate"]?.number.map { NSNumber(value: $0) } }
        set { values["audioSampleRate"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How many channels there are.
    public var audioChannelCount: NSNumber? {
        get { values["audioChannelCount"]?.number.map { NSNumber(value: $0) } }
        set { values["audioChannelCount"] = newValue.map { .number($0.doubleValue) } }
    }
    /// Beats a minute.
    public var tempo: NSNumber? {
        get { values["tempo"]?.number.map { NSNumber(value: $0) } }
        set { values["tempo"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The key.
    public var keySignature: String? {
        get { values["keySignature"]?.text }
        set { values["keySignature"] = newValue.map { .text($0) } }
    }
    /// The metre.
    public var timeSignature: String? {
        get { values["timeSignature"]?.text }
        set { values["timeSignature"] = newValue.map { .text($0) } }
    }
    /// The program that made the file.
    public var audioEncodingApplication: String? {
        get { values["audioEncodingApplication"]?.text }
        set { values["audioEncodingApplication"] = newValue.map { .text($0) } }
    }
    /// Who composed it.
    public var composer: String? {
        get { values["composer"]?.text }
        set { values["composer"] = newValue.map { .text($0) } }
    }
    /// Who wrote the words.
    public var lyricist: String? {
        get { values["lyricist"]?.text }
        set { values["lyricist"] = newValue.map { .text($0) } }
    }
    /// Its place on the album.
    public var audioTrackNumber: NSNumber? {
        get { values["audioTrackNumber"]?.number.map { NSNumber(value: $0) } }
        set { values["audioTrackNumber"] = newValue.map { .number($0.doubleValue) } }
    }
    /// When it was recorded.
    public var recordingDate: Date? {
        get { values["recordingDate"]?.date }
        set { values["recordingDate"] = newValue.map { .date($0) } }
    }
    /// The genre.
    public var musicalGenre: String? {
        get { values["musicalGenre"]?.text }
        set { values["musicalGenre"] = newValue.map { .text($0) } }
    }
}
