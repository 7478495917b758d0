/// What the panel says by which text is formatted.
enum FormattingWords: Int, CaseIterable {
    case format, bold, italic, underline, strikethrough, font, smaller, larger, left, center, right, justified, less, more, bulleted,
        dashed,
        numbered, color, highlight, lineHeight

    /// The word in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": [
            "Format", "Bold", "Italic", "Underline", "Strikethrough", "Font", "Decrease Size", "Increase Size", "Align Left",
            "Align Center",
            "Align Right", "Justify", "Decrease Indent", "Increase Indent", "Bulleted List", "Dashed List", "Numbered List", "Text Color",
            "Highlight", "Line Height",
        ],
        "vi": [
            "Định dạng", "Đậm", "Nghiêng", "Gạch dưới", "Gạch ngang", "Phông chữ", "Giảm cỡ chữ", "Tăng cỡ chữ", "Căn trái", "Căn giữa",
            "Căn phải", "Căn đều", "Giảm thụt lề", "Tăng thụt lề", "Danh sách dấu đầu dòng", "Danh sách gạch ngang", "Danh sách đánh số",
            "Màu chữ", "Tô sáng", "Chiều cao dòng",
        ],
        "de": [
            "Format", "Fett", "Kursiv", "Unterstrichen", "Durchgestrichen", "Schrift", "Kleiner", "Größer", "Linksbündig", "Zentriert",
            "Rechtsbündig", "Blocksatz", "Einzug verkleinern", "Einzug vergrößern", "Liste mit Punkten", "Liste mit Strichen",
            "Nummerierte Liste", "Textfarbe", "Hervorheben", "Zeilenhöhe",
        ],
        "fr": [
            "Format", "Gras", "Italique", "Souligné", "Barré", "Police", "Réduire la taille", "Augmenter la taille", "Aligner à gauche",
            "Centrer", "Aligner à droite", "Justifier", "Diminuer le retrait", "Augmenter le retrait", "Liste à puces", "Liste à tirets",
            "Liste numérotée", "Couleur du texte", "Surligner", "Hauteur de ligne",
        ],
        "es": [
            "Formato", "Negrita", "Cursiva", "Subrayado", "Tachado", "Tipo de letra", "Reducir tamaño", "Aumentar tamaño",
            "Alinear a la izquierda", "Centrar", "Alinear a la derecha", "Justificar", "Reducir sangría", "Aumentar sangría",
            "Lista con viñetas", "Lista con guiones", "Lista numerada", "Color del texto", "Resaltar", "Altura de línea",
        ],
        "it": [
            "Formato", "Grassetto", "Corsivo", "Sottolineato", "Barrato", "Font", "Riduci dimensione", "Aumenta dimensione",
            "Allinea a sinistra", "Centra", "Allinea a destra", "Giustifica", "Riduci rientro", "Aumenta rientro", "Elenco puntato",
            "Elenco con trattini", "Elenco numerato", "Colore testo", "Evidenzia", "Altezza riga",
        ],
    ]
}
