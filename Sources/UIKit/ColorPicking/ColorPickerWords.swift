/// What colour pickers say.
enum ColorPickerWords: Int, CaseIterable {
    case title, grid, spectrum, sliders, red, green, blue, opacity, hexadecimal, well

    /// The word in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": ["Colors", "Grid", "Spectrum", "Sliders", "Red", "Green", "Blue", "Opacity", "sRGB Hex Color #", "Color well"],
        "vi": [
            "Màu", "Lưới", "Quang phổ", "Thanh trượt", "Đỏ", "Lục", "Lam", "Độ mờ", "Mã màu hex sRGB #", "Bộ chọn màu",
        ],
        "de": ["Farben", "Raster", "Spektrum", "Regler", "Rot", "Grün", "Blau", "Deckkraft", "sRGB-Hexwert #", "Farbfeld"],
        "fr": [
            "Couleurs", "Grille", "Spectre", "Curseurs", "Rouge", "Vert", "Bleu", "Opacité", "Couleur hex. sRVB nº", "Cadre de couleur",
        ],
        "es": [
            "Colores", "Cuadrícula", "Espectro", "Reguladores", "Rojo", "Verde", "Azul", "Opacidad", "Color hex sRGB n.º",
            "Paleta de color",
        ],
        "it": ["Colori", "Griglia", "Spettro", "Cursori", "Rosso", "Verde", "Blu", "Opacità", "Colore hex sRGB n.", "Riquadro colore"],
        "pt": ["Cores", "Grade", "Espectro", "Controles", "Vermelho", "Verde", "Azul", "Opacidade", "Cor hex sRGB nº", "Seletor de cor"],
        "nl": ["Kleuren", "Raster", "Spectrum", "Schuifknoppen", "Rood", "Groen", "Blauw", "Dekking", "sRGB-hexkleur #", "Kleurvak"],
        "sv": ["Färger", "Rutnät", "Spektrum", "Reglage", "Rött", "Grönt", "Blått", "Opacitet", "sRGB-hexfärg #", "Färgkälla"],
        "da": ["Farver", "Gitter", "Spektrum", "Mærker", "Rød", "Grøn", "Blå", "Uigennemsigtighed", "sRGB-hexfarve #", "Farvefelt"],
        "ru": [
            "Цвета", "Сетка", "Спектр", "Ползунки", "Красный", "Зеленый", "Синий", "Непрозрачность", "Hex-код цвета sRGB №",
            "Образец цвета",
        ],
        "ja": ["カラー", "グリッド", "スペクトラム", "スライダ", "赤", "緑", "青", "不透明度", "sRGB 16進数カラー #", "カラーウェル"],
        "ko": ["색상", "격자", "스펙트럼", "슬라이더", "빨간색", "초록색", "파란색", "불투명도", "sRGB 16진수 색상 #", "색상 저장소"],
        "zh-Hans": ["颜色", "网格", "光谱", "滑块", "红色", "绿色", "蓝色", "不透明度", "sRGB 十六进制颜色 #", "颜色井"],
        "zh-Hant": ["顏色", "格線", "光譜", "滑桿", "紅色", "綠色", "藍色", "不透明度", "sRGB 十六進位顏色 #", "顏色窗"],
    ]
}
