/// What printing says.
enum PrintWords: Int, CaseIterable {
    case options, print, printer, copies, pages, paper, orientation, portrait, landscape, blackAndWhite

    /// The word in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": ["Options", "Print", "Printer", "Copies", "Pages", "Paper Size", "Orientation", "Portrait", "Landscape", "Black & White"],
        "vi": ["Tùy chọn", "In", "Máy in", "Bản sao", "Trang", "Khổ giấy", "Hướng", "Dọc", "Ngang", "Đen trắng"],
        "de": [
            "Optionen", "Drucken", "Drucker", "Kopien", "Seiten", "Papierformat", "Ausrichtung", "Hochformat", "Querformat", "Schwarzweiß",
        ],
        "fr": [
            "Options", "Imprimer", "Imprimante", "Copies", "Pages", "Format du papier", "Orientation", "Portrait", "Paysage",
            "Noir et blanc",
        ],
        "es": [
            "Opciones", "Imprimir", "Impresora", "Copias", "Páginas", "Tamaño del papel", "Orientación", "Vertical", "Horizontal",
            "Blanco y negro",
        ],
        "it": [
            "Opzioni", "Stampa", "Stampante", "Copie", "Pagine", "Formato carta", "Orientamento", "Verticale", "Orizzontale",
            "Bianco e nero",
        ],
        "pt": [
            "Opções", "Imprimir", "Impressora", "Cópias", "Páginas", "Tamanho do Papel", "Orientação", "Retrato", "Paisagem",
            "Preto e Branco",
        ],
        "nl": [
            "Opties", "Print", "Printer", "Exemplaren", "Pagina’s", "Papierformaat", "Afdrukstand", "Staand", "Liggend", "Zwart-wit",
        ],
        "sv": [
            "Alternativ", "Skriv ut", "Skrivare", "Kopior", "Sidor", "Pappersstorlek", "Riktning", "Stående", "Liggande", "Svartvitt",
        ],
        "da": [
            "Muligheder", "Udskriv", "Printer", "Kopier", "Sider", "Papirstørrelse", "Papirretning", "Stående", "Liggende", "Sort-hvid",
        ],
        "ru": [
            "Параметры", "Напечатать", "Принтер", "Копии", "Страницы", "Размер бумаги", "Ориентация", "Книжная", "Альбомная",
            "Черно-белая печать",
        ],
        "ja": ["オプション", "プリント", "プリンタ", "部数", "ページ", "用紙サイズ", "方向", "縦", "横", "白黒"],
        "ko": ["옵션", "프린트", "프린터", "매수", "페이지", "용지 크기", "방향", "세로", "가로", "흑백"],
        "zh-Hans": ["选项", "打印", "打印机", "份数", "页数", "纸张大小", "方向", "纵向", "横向", "黑白"],
        "zh-Hant": ["選項", "列印", "印表機", "份數", "頁數", "紙張大小", "方向", "直向", "橫向", "黑白"],
    ]
}
