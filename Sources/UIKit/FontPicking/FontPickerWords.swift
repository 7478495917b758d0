/// What font pickers say.
enum FontPickerWords: Int, CaseIterable {
    case title

    /// The word in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": ["Choose Font"], "vi": ["Chọn phông chữ"], "de": ["Schrift auswählen"], "fr": ["Choisir une police"],
        "es": ["Seleccionar tipo de letra"], "it": ["Scegli font"], "pt": ["Escolher Fonte"], "nl": ["Kies lettertype"],
        "sv": ["Välj typsnitt"], "da": ["Vælg skrift"], "ru": ["Выберите шрифт"], "ja": ["フォントを選択"], "ko": ["서체 선택"],
        "zh-Hans": ["选取字体"], "zh-Hant": ["選擇字體"],
    ]
}
