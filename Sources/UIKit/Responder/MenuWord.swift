import Foundation

/// The words of the menus that UIKit builds, in the language the app runs in.
enum MenuWord: Int, CaseIterable {
    case file, edit, format, view, window, help, newWindow, close, print, duplicate, move, rename, export, undo, redo,
        pasteAndMatchStyle, find, findItem, findAndReplace, findNext, findPrevious, useSelectionForFind, font, bold, italic,
        underline, bigger, smaller, text, writingDirection, leftToRight, rightToLeft, showSidebar, spelling, substitutions,
        transformations, speech, openInNewWindow

    /// The word; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    private static let words: [String: [String]] = [
        "en": [
            "File", "Edit", "Format", "View", "Window", "Help", "New Window", "Close", "Print…", "Duplicate", "Move…", "Rename…",
            "Export…", "Undo", "Redo", "Paste and Match Style", "Find", "Find…", "Find and Replace…", "Find Next", "Find Previous",
            "Use Selection for Find", "Font", "Bold", "Italic", "Underline", "Bigger", "Smaller", "Text", "Writing Direction",
            "Left to Right", "Right to Left", "Show Sidebar", "Spelling", "Substitutions", "Transformations", "Speech",
            "Open in New Window",
        ],
        "de": [
            "Ablage", "Bearbeiten", "Format", "Darstellung", "Fenster", "Hilfe", "Neues Fenster", "Schließen", "Drucken …", "Duplizieren",
            "Bewegen …", "Umbenennen …", "Exportieren …", "Widerrufen", "Wiederholen", "Einsetzen und Stil anpassen", "Suchen",
            "Suchen …", "Suchen und ersetzen …", "Weitersuchen", "Rückwärts suchen", "Auswahl suchen", "Schrift", "Fett", "Kursiv",
            "Unterstrichen", "Größer", "Kleiner", "Text", "Schreibrichtung", "Von links nach rechts", "Von rechts nach links",
            "Seitenleiste einblenden", "Rechtschreibung", "Ersetzungen", "Transformationen", "Sprachausgabe", "In neuem Fenster öffnen",
        ],
        "fr": [
            "Fichier", "Édition", "Format", "Présentation", "Fenêtre", "Aide", "Nouvelle fenêtre", "Fermer", "Imprimer…", "Dupliquer",
            "Déplacer…", "Renommer…", "Exporter…", "Annuler", "Rétablir", "Coller et appliquer le style actuel", "Rechercher",
            "Rechercher…", "Rechercher et remplacer…", "Rechercher le suivant", "Rechercher le précédent",
            "Utiliser la sélection pour la recherche", "Police", "Gras", "Italique", "Souligné", "Plus grand", "Plus petit", "Texte",
            "Sens de l’écriture", "De gauche à droite", "De droite à gauche", "Afficher la barre latérale", "Orthographe",
            "Substitutions", "Transformations", "Parole", "Ouvrir dans une nouvelle fenêtre",
        ],
        "es": [
            "Archivo", "Edición", "Formato", "Visualización", "Ventana", "Ayuda", "Nueva ventana", "Cerrar", "Imprimir…", "Duplicar",
            "Mover…", "Renombrar…", "Exportar…", "Deshacer", "Rehacer", "Pegar con el mismo estilo", "Buscar", "Buscar…",
            "Buscar y reemplazar…", "Buscar siguiente", "Buscar anterior", "Usar selección para buscar", "Tipo de letra", "Negrita",
            "Cursiva", "Subrayado", "Más grande", "Más pequeño", "Texto", "Dirección de escritura", "De izquierda a derecha",
            "De derecha a izquierda", "Mostrar barra lateral", "Ortografía", "Sustituciones", "Transformaciones", "Habla",
            "Abrir en una ventana nueva",
        ],
        "vi": [
            "Tệp", "Sửa", "Định dạng", "Xem", "Cửa sổ", "Trợ giúp", "Cửa sổ mới", "Đóng", "In…", "Nhân bản", "Di chuyển…", "Đổi tên…",
            "Xuất…", "Hoàn tác", "Làm lại", "Dán và khớp kiểu", "Tìm", "Tìm…", "Tìm và thay thế…", "Tìm tiếp theo", "Tìm trước đó",
            "Sử dụng vùng chọn để tìm", "Phông chữ", "Đậm", "Nghiêng", "Gạch chân", "Lớn hơn", "Nhỏ hơn", "Văn bản", "Hướng viết",
            "Trái sang phải", "Phải sang trái", "Hiển thị thanh bên", "Chính tả", "Thay thế", "Chuyển đổi", "Lời nói",
            "Mở trong cửa sổ mới",
        ],
    ]
}
