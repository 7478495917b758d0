/// What panels say by which a person finds.
enum FindWords: Int, CaseIterable {
    case find, findAndReplace, replaceWith, replace, replaceAll, matchCase, wholeWords, previous, next, options
    /// `%1` stands for the find that is shown, `%2` for how many there are.
    case position
    case noResults, oneResult
    /// `%1` stands for how many there are.
    case results

    /// The word in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// The word with numbers in it.
    func text(_ first: Int, _ second: Int = 0) -> String { text.replacing("%1", with: "\(first)").replacing("%2", with: "\(second)") }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": [
            "Find", "Find and Replace", "Replace With", "Replace", "Replace All", "Match Case", "Whole Words", "Previous", "Next",
            "Find Options", "%1 of %2", "No Results", "1 Result", "%1 Results",
        ],
        "vi": [
            "Tìm", "Tìm và thay thế", "Thay thế bằng", "Thay thế", "Thay thế tất cả", "Khớp chữ hoa/thường", "Toàn bộ từ", "Trước", "Tiếp",
            "Tùy chọn tìm", "%1/%2", "Không có kết quả", "1 kết quả", "%1 kết quả",
        ],
        "de": [
            "Suchen", "Suchen und ersetzen", "Ersetzen durch", "Ersetzen", "Alle ersetzen", "Groß-/Kleinschreibung", "Ganze Wörter",
            "Zurück", "Weiter", "Suchoptionen", "%1 von %2", "Keine Ergebnisse", "1 Ergebnis", "%1 Ergebnisse",
        ],
        "fr": [
            "Rechercher", "Rechercher et remplacer", "Remplacer par", "Remplacer", "Tout remplacer", "Respecter la casse", "Mots entiers",
            "Précédent", "Suivant", "Options de recherche", "%1 sur %2", "Aucun résultat", "1 résultat", "%1 résultats",
        ],
        "es": [
            "Buscar", "Buscar y reemplazar", "Reemplazar por", "Reemplazar", "Reemplazar todo", "Mayúsculas y minúsculas",
            "Palabras completas", "Anterior", "Siguiente", "Opciones de búsqueda", "%1 de %2", "Sin resultados", "1 resultado",
            "%1 resultados",
        ],
        "it": [
            "Trova", "Trova e sostituisci", "Sostituisci con", "Sostituisci", "Sostituisci tutto", "Maiuscole/minuscole", "Parole intere",
            "Precedente", "Successivo", "Opzioni di ricerca", "%1 di %2", "Nessun risultato", "1 risultato", "%1 risultati",
        ],
        "pt": [
            "Buscar", "Buscar e Substituir", "Substituir por", "Substituir", "Substituir Tudo", "Maiúsculas e Minúsculas",
            "Palavras Inteiras", "Anterior", "Seguinte", "Opções de Busca", "%1 de %2", "Nenhum Resultado", "1 Resultado",
            "%1 Resultados",
        ],
        "nl": [
            "Zoek", "Zoek en vervang", "Vervang door", "Vervang", "Vervang alles", "Hoofdlettergevoelig", "Hele woorden", "Vorige",
            "Volgende", "Zoekopties", "%1 van %2", "Geen resultaten", "1 resultaat", "%1 resultaten",
        ],
        "sv": [
            "Sök", "Sök och ersätt", "Ersätt med", "Ersätt", "Ersätt alla", "Matcha skiftläge", "Hela ord", "Föregående", "Nästa",
            "Sökalternativ", "%1 av %2", "Inga resultat", "1 resultat", "%1 resultat",
        ],
        "da": [
            "Find", "Find og erstat", "Erstat med", "Erstat", "Erstat alle", "Skeln mellem store/små", "Hele ord", "Forrige", "Næste",
            "Søgeindstillinger", "%1 af %2", "Ingen resultater", "1 resultat", "%1 resultater",
        ],
        "ru": [
            "Найти", "Найти и заменить", "Заменить на", "Заменить", "Заменить все", "Учитывать регистр", "Слова целиком", "Назад", "Далее",
            "Параметры поиска", "%1 из %2", "Нет результатов", "Результатов: 1", "Результатов: %1",
        ],
        "ja": [
            "検索", "検索と置換", "置換後の文字列", "置換", "すべてを置換", "大文字/小文字を区別", "単語全体", "前へ", "次へ", "検索オプション", "%1/%2", "結果なし", "1件の結果", "%1件の結果",
        ],
        "ko": [
            "찾기", "찾기 및 대치", "대치할 텍스트", "대치", "모두 대치", "대소문자 구분", "전체 단어", "이전", "다음", "찾기 옵션", "%1/%2", "결과 없음", "결과 1개", "결과 %1개",
        ],
        "zh-Hans": [
            "查找", "查找与替换", "替换为", "替换", "全部替换", "区分大小写", "全字匹配", "上一个", "下一个", "查找选项", "第 %1 个，共 %2 个", "无结果", "1 个结果", "%1 个结果",
        ],
        "zh-Hant": [
            "尋找", "尋找與取代", "取代為", "取代", "全部取代", "符合大小寫", "完整單字", "上一個", "下一個", "尋找選項", "第 %1 個，共 %2 個", "沒有結果", "1 個結果", "%1 個結果",
        ],
    ]
}
