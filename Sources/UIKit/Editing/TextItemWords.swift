/// What the menus of items in texts say.
enum TextItemWords: Int, CaseIterable {
    case openLink, copyLink

    /// The word in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": ["Open Link", "Copy Link"], "vi": ["Mở liên kết", "Sao chép liên kết"], "de": ["Link öffnen", "Link kopieren"],
        "fr": ["Ouvrir le lien", "Copier le lien"], "es": ["Abrir enlace", "Copiar enlace"], "it": ["Apri link", "Copia link"],
        "pt": ["Abrir Link", "Copiar Link"], "nl": ["Open link", "Kopieer link"], "sv": ["Öppna länk", "Kopiera länk"],
        "da": ["Åbn link", "Kopier link"], "ru": ["Открыть ссылку", "Скопировать ссылку"], "ja": ["リンクを開く", "リンクをコピー"],
        "ko": ["링크 열기", "링크 복사"], "zh-Hans": ["打开链接", "拷贝链接"], "zh-Hant": ["打開連結", "拷貝連結"],
    ]
}
