import Foundation

/// Attributes of films, music and other media.
extension CSSearchableItemAttributeSet {
    /// Who edited it.
    public var editors: [String]? {
        get { values["editors"]?.texts }
        set { values["editors"] = newValue.map { .texts($0) } }
    }
    /// Who is to be seen or heard.
    public var participants: [String]? {
        get { values["participants"]?.texts }
        set { values["participants"] = newValue.map { .texts($0) } }
    }
    /// The projects that it belongs to.
    public var projects: [String]? {
        get { values["projects"]?.texts }
        set { values["projects"] = newValue.map { .texts($0) } }
    }
    /// When it was loaded from the network.
    public var downloadedDate: Date? {
        get { values["downloadedDate"]?.date }
        set { values["downloadedDate"] = newValue.map { .date($0) } }
    }
    /// Where it comes from.
    public var contentSources: [String]? {
        get { values["contentSources"]?.texts }
        set { values["contentSources"] = newValue.map { .texts($0) } }
    }
    /// A remark.
    public var comment: String? {
        get { values["comment"]?.text }
        set { values["comment"] = newValue.map { .text($0) } }
    }
    /// The notice of copyright.
    public var copyright: String? {
        get { values["copyright"]?.text }
        set { values["copyright"] = newValue.map { .text($0) } }
    }
    /// When it was last used.
    public var lastUsedDate: Date? {
        get { values["lastUsedDate"]?.date }
        set { values["lastUsedDate"] = newValue.map { .date($0) } }
    }
    /// When the content was made.
    public var contentCreationDate: Date? {
        get { values["contentCreationDate"]?.date }
        set { values["contentCreationDate"] = newValue.map { .date($0) } }
    }
    /// When the content was last changed.
    public var contentModificationDate: Date? {
        get { values["contentModificationDate"]?.date }
        set { values["contentModificationDate"] = newValue.map { .date($0) } }
    }
    /// When it was added.
    public var addedDate: Date? {
        get { values["addedDate"]?.date }
        set { values["addedDate"] = newValue.map { .date($0) } }
    }
    /// How long it lasts, in seconds.
    public var duration: NSNumber? {
        get { values["duration"]?.number.map { NSNumber(value: $0) } }
        set { values["duration"] = newValue.map { .number($0.doubleValue) } }
    }
    /// People whom it is connected with.
    public var contactKeywords: [String]? {
        get { values["contactKeywords"]?.texts }
        set { values["contactKeywords"] = newValue.map { .texts($0) } }
    }
    /// How it is compressed.
    public var codecs: [String]? {
        get { values["codecs"]?.texts }
        set { values["codecs"] = newValue.map { .texts($0) } }
    }
    /// The kinds of media in it.
    public var mediaTypes: [String]? {
        get { values["mediaTypes"]?.texts }
        set { values["mediaTypes"] = newValue.map { .texts($0) } }
    }
    // @objc(streamable)
    /// Whether it can be played while it is loaded.
    public var isStreamable: NSNumber? {
        get { values["streamable"]?.number.map { NSNumber(value: $0) } }
        set { values["streamable"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How many bits a second there are.
    public var totalBitRate: NSNumber? {
        get { values["totalBitRate"]?.number.map { NSNumber(value: $0) } }
        set { values["totalBitRate"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How many bits a second the picture has.
    public var videoBitRate: NSNumber? {
        get { values["videoBitRate"]?.number.map { NSNumber(value: $0) } }
        set { values["videoBitRate"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How many bits a second the sound has.
    public var audioBitRate: NSNumber? {
        get { values["audioBitRate"]?.number.map { NSNumber(value: $0) } }
        set { values["audioBitRate"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How it is delivered.
    public var deliveryType: String? {
        get { values["deliveryType"]?.text }
        set { values["deliveryType"] = newValue.map { .text($0) } }
    }
    /// Organizations that it is connected with.
    public var organizations: [String]? {
        get { values["organizations"]?.texts }
        set { values["organizations"] = newValue.map { .texts($0) } }
    }
    /// The part that its maker had.
    public var role: String? {
        get { values["role"]?.text }
        set { values["role"] = newValue.map { .text($0) } }
    }
    /// Its languages.
    public var languages: [String]? {
        get { values["languages"]?.texts }
        set { values["languages"] = newValue.map { .texts($0) } }
    }
    /// What may be done with it.
    public var rights: String? {
        get { values["rights"]?.text }
        set { values["rights"] = newValue.map { .text($0) } }
    }
    /// Who published it.
    public var publishers: [String]? {
        get { values["publishers"]?.texts }
        set { values["publishers"] = newValue.map { .texts($0) } }
    }
    /// Who contributed to it.
    public var contributors: [String]? {
        get { values["contributors"]?.texts }
        set { values["contributors"] = newValue.map { .texts($0) } }
    }
    /// The places and times that it is about.
    public var coverage: [String]? {
        get { values["coverage"]?.texts }
        set { values["coverage"] = newValue.map { .texts($0) } }
    }
    /// How good it is, from 0 to 5.
    public var rating: NSNumber? {
        get { values["rating"]?.number.map { NSNumber(value: $0) } }
        set { values["rating"] = newValue.map { .number($0.doubleValue) } }
    }
    /// Why it is so good.
    public var ratingDescription: String? {
        get { values["ratingDescription"]?.text }
        set { values["ratingDescription"] = newValue.map { .text($0) } }
    }
    /// How often it was played.
    public var playCount: NSNumber? {
        get { values["playCount"]?.number.map { NSNumber(value: $0) } }
        set { values["playCount"] = newValue.map { .number($0.doubleValue) } }
    }
    /// What people are told of it.
    public var information: String? {
        get { values["information"]?.text }
        set { values["information"] = newValue.map { .text($0) } }
    }
    /// Who directed it.
    public var director: String? {
        get { values["director"]?.text }
        set { values["director"] = newValue.map { .text($0) } }
    }
    /// Who produced it.
    public var producer: String? {
        get { values["producer"]?.text }
        set { values["producer"] = newValue.map { .text($0) } }
    }
    /// The genre.
    public var genre: String? {
        get { values["genre"]?.text }
        set { values["genre"] = newValue.map { .text($0) } }
    }
    /// Who performs.
    public var performers: [String]? {
        get { values["performers"]?.texts }
        set { values["performers"] = newValue.map { .texts($0) } }
    }
    /// The format that it was in before.
    public var originalFormat: String? {
        get { values["originalFormat"]?.text }
        set { values["originalFormat"] = newValue.map { .text($0) } }
    }
    /// The medium that it was on before.
    public var originalSource: String? {
        get { values["originalSource"]?.text }
        set { values["originalSource"] = newValue.map { .text($0) } }
    }
    // @objc(local)
    /// Whether it is on the device.
    public var isLocal: NSNumber? {
        get { values["local"]?.number.map { NSNumber(value: $0) } }
        set { values["local"] = newValue.map { .number($0.doubleValue) } }
    }
    /// Whether it is for grown-up people: 0 if it is not.
    public var contentRating: NSNumber? {
        get { values["contentRating"]?.number.map { NSNumber(value: $0) } }
        set { values["contentRating"] = newValue.map { .number($0.doubleValue) } }
    }
    // @objc(URL)
    /// Its address.
    public var url: URL? {
        get { values["URL"]?.address }
        set { values["URL"] = newValue.map { .address($0) } }
    }
}
