import Foundation

/// How good a voice is. See https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicequality.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

/// Whose voice it sounds like. See https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicegender.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0
    case male = 1
    case female = 2
}

/// A voice of a language. Languages and names are those of iOS; who speaks is eSpeak NG.
///
/// See https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice.
open class AVSpeechSynthesisVoice: NSObject, NSCopying, @unchecked Sendable {
    /// The language and region: "en-US".
    public let language: String
    /// The voice's name for people.
    public let name: String
    /// eSpeak's name of the language.
    let spoken: String

    private init(_ entry: (language: String, name: String, spoken: String)) {
        (language, name, spoken) = entry
    }

    /// The voices that iOS has without any being loaded: language, name, and eSpeak's name of the language.
    private static let table: [(language: String, name: String, spoken: String)] = [
        ("ar-001", "Majed", "ar"), ("bg-BG", "Daria", "bg"), ("ca-ES", "Montse", "ca"), ("cs-CZ", "Zuzana", "cs"), ("da-DK", "Sara", "da"),
        ("de-DE", "Anna", "de"), ("el-GR", "Melina", "el"), ("en-AU", "Karen", "en-gb"), ("en-GB", "Daniel", "en-gb"),
        ("en-IE", "Moira", "en-gb"), ("en-IN", "Rishi", "en-gb"), ("en-US", "Samantha", "en-us"), ("en-ZA", "Tessa", "en-gb"),
        ("es-ES", "Mónica", "es"), ("es-MX", "Paulina", "es-419"), ("fi-FI", "Satu", "fi"), ("fr-CA", "Amélie", "fr"),
        ("fr-FR", "Thomas", "fr"), ("he-IL", "Carmit", "he"), ("hi-IN", "Lekha", "hi"), ("hr-HR", "Lana", "hr"), ("hu-HU", "Tünde", "hu"),
        ("id-ID", "Damayanti", "id"), ("it-IT", "Alice", "it"), ("ja-JP", "Kyoko", "ja"), ("ko-KR", "Yuna", "ko"), ("ms-MY", "Amira", "ms"),
        ("nb-NO", "Nora", "nb"), ("nl-BE", "Ellen", "nl"), ("nl-NL", "Xander", "nl"), ("pl-PL", "Zosia", "pl"),
        ("pt-BR", "Luciana", "pt-br"),
        ("pt-PT", "Joana", "pt"), ("ro-RO", "Ioana", "ro"), ("ru-RU", "Milena", "ru"), ("sk-SK", "Laura", "sk"), ("sv-SE", "Alva", "sv"),
        ("th-TH", "Kanya", "th"), ("tr-TR", "Yelda", "tr"), ("uk-UA", "Lesya", "uk"), ("vi-VN", "Linh", "vi"), ("zh-CN", "Tingting", "cmn"),
        ("zh-HK", "Sinji", "yue"), ("zh-TW", "Meijia", "cmn"),
    ]

    // @objc(voiceWithLanguage:)
    /// The voice of a language, with or without its region; `nil` if there is none. Without a language that of the person's.
    public convenience init?(language languageCode: String?) {
        let code = (languageCode ?? Self.currentLanguageCode()).replacingOccurrences(of: "_", with: "-").lowercased()
        let exact = Self.table.first { $0.language.lowercased() == code }
        let usual = ["en": "en-US", "es": "es-ES", "fr": "fr-FR", "nl": "nl-NL", "pt": "pt-BR", "zh": "zh-CN", "no": "nb-NO"]
        let start = String(code.prefix { $0 != "-" })
        let near = Self.table.first { $0.language == usual[start] } ?? Self.table.first { $0.language.lowercased().hasPrefix(start + "-") }
        guard let entry = exact ?? near else { return nil }
        self.init(entry)
    }

    // @objc(voiceWithIdentifier:)
    /// The voice of an identifier; `nil` if there is none.
    public convenience init?(identifier: String) {
        guard let entry = Self.table.first(where: { Self.identifier($0.language, $0.name) == identifier }) else { return nil }
        self.init(entry)
    }

    /// All voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { table.map { AVSpeechSynthesisVoice($0) } }

    /// The person's language and region.
    open class func currentLanguageCode() -> String {
        let preferred = Locale.preferredLanguages.first ?? "en-US"
        if preferred.contains("-") { return preferred }
        return "\(preferred)-\(Locale.current.regionCode ?? "US")"
    }

    private static func identifier(_ language: String, _ name: String) -> String {
        let plain = name.folding(options: .diacriticInsensitive, locale: nil)
        return "com.apple.voice.compact.\(language).\(plain)"
    }

    /// What tells the voice from others.
    open var identifier: String { Self.identifier(language, name) }
    /// How good the voice is.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Whose voice it sounds like.
    open var gender: AVSpeechSynthesisVoiceGender { ["Daniel", "Rishi", "Thomas", "Majed", "Xander"].contains(name) ? .male : .female }

    /// A voice does not change: it is its own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether two are the same voice.
    open override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.identifier == identifier }
    /// Of the identifier.
    open override var hash: Int { identifier.hashValue }
}
