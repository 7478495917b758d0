import Foundation

/// The letters under which a language's words are listed, and which of them a word goes under.
struct IndexAlphabet {
    /// The sections, the one for all else last.
    let titles: [String]
    private let places: [Character: Int]

    private static let latin = letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private static func letters(_ text: String) -> [String] { text.map(String.init) }

    /// The letters of a language by its code ("en", "sv").
    init(language: String) {
        let own: [String] =
            switch language {
            case "da", "nb", "nn", "no": Self.latin + Self.letters("ÆØÅ")
            case "sv", "fi": Self.latin + Self.letters("ÅÄÖ")
            case "es": Self.letters("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")
            case "pl": Self.letters("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ")
            case "cs", "sk": Self.letters("ABCČDEFGHIJKLMNOPQRŘSŠTUVWXYZŽ")
            case "tr": Self.letters("ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ")
            case "ru": Self.letters("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ") + Self.latin
            case "uk": Self.letters("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ") + Self.latin
            case "bg": Self.letters("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ") + Self.latin
            case "el": Self.letters("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ") + Self.latin
            case "he": Self.letters("אבגדהוזחטיכלמנסעפצקרשת") + Self.latin
            case "ar": Self.letters("ابتثجحخدذرزسشصضطظعغفقكلمنهوي") + Self.latin
            case "ko": Self.letters("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ") + Self.latin
            case "ja": Self.letters("あかさたなはまやらわ") + Self.latin
            default: Self.latin
            }
        titles = own + ["#"]
        var places: [Character: Int] = [:]
        for (index, letter) in own.enumerated() { places[Character(letter)] = index }
        self.places = places
    }

    /// The section that a word goes under: its first letter's, or that letter's without its marks, or the last.
    func section(of word: String) -> Int {
        guard let first = word.trimmingCharacters(in: .whitespaces).first else { return titles.count - 1 }
        for letter in Self.candidates(first) {
            if let place = places[letter] { return place }
        }
        return titles.count - 1
    }

    private static func candidates(_ letter: Character) -> [Character] {
        let upper = String(letter).uppercased().first ?? letter
        let plain = String(letter).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil).uppercased().first ?? upper
        return [letter, upper, plain] + [special[upper] ?? special[plain], initialConsonant(letter), row(of: letter)].compactMap { $0 }
    }

    /// Letters that are no other with a mark, by what they are listed under where they have no section of their own.
    private static let special: [Character: Character] = [
        "Æ": "A", "Ø": "O", "Œ": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "T", "ẞ": "S", "Ъ": "Ы", "Ё": "Е", "ך": "כ", "ם": "מ", "ן": "נ",
        "ף": "פ", "ץ": "צ", "ة": "ه", "ى": "ي", "Σ": "Σ", "İ": "I", "ı": "I",
    ]

    /// What a Korean syllable begins with, the doubled consonants under the single ones.
    private static func initialConsonant(_ letter: Character) -> Character? {
        guard let scalar = letter.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(scalar) else { return nil }
        return Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")[Int(scalar - 0xAC00) / 588]
    }

    /// The row of the Japanese syllables that one, in either script, belongs to.
    private static func row(of letter: Character) -> Character? {
        // Marks of voice are characters of their own in the decomposed form.
        guard var scalar = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first?.value else { return nil }
        if (0x30A1...0x30F6).contains(scalar) { scalar -= 0x60 }
        guard (0x3041...0x3096).contains(scalar) else { return nil }
        return rows.last { $0.first <= scalar }?.title
    }

    private static let rows: [(first: UInt32, title: Character)] = [
        (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"), (0x307E, "ま"), (0x3083, "や"),
        (0x3089, "ら"), (0x308E, "わ"), (0x3094, "あ"), (0x3095, "か"),
    ]
}
