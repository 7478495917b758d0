/// What the options of a document say.
enum InteractionWords: Int, CaseIterable {
    case preview

    /// The word in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": ["Quick Look"], "vi": ["Xem nhanh"], "de": ["Übersicht"], "fr": ["Coup d’œil"], "es": ["Vista rápida"],
        "it": ["Visualizzazione rapida"], "pt": ["Visualização Rápida"], "nl": ["Snelle weergave"], "sv": ["Överblick"],
        "da": ["Vis"], "ru": ["Быстрый просмотр"], "ja": ["クイックルック"], "ko": ["훑어보기"], "zh-Hans": ["快速查看"],
        "zh-Hant": ["快速查看"],
    ]
}
