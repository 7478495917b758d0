import Foundation
import SampanLocalization

/// The words that UIKit itself shows, in the language the app runs in, as Apple's UIKit says them.
package enum SystemWords {
    /// Something UIKit says.
    package enum Word: Int, CaseIterable {
        case back, cancel, done, edit, search, delete, save, today, hours, minutes, time, copy, cut, paste, select, selectAll,
            open, move, createDocument, onMyDevice, emptyFolder, add, format
    }

    /// The word in the language that the app runs in; English where there is no translation.
    package static func text(_ word: Word) -> String { text(word, in: UserLanguages.localizations.first ?? "en") }

    /// The word in a language, which may name a script or region too.
    static func text(_ word: Word, in language: String) -> String { words(of: words, in: language)[word.rawValue] }

    /// The words of a table by languages, which has English ones: those of the language that the app runs in, if there are such.
    static func words(of table: [String: [String]]) -> [String] { words(of: table, in: UserLanguages.localizations.first ?? "en") }

    private static func words(of table: [String: [String]], in language: String) -> [String] {
        var parts = language.replacing("_", with: "-").split(separator: "-")
        while !parts.isEmpty {
            if let words = table[parts.joined(separator: "-")] { return words }
            // Chinese without a script goes by the region.
            if parts.first == "zh" { return table[["TW", "HK", "MO"].contains(parts.last) ? "zh-Hant" : "zh-Hans"]! }
            parts.removeLast()
        }
        return table["en"]!
    }

    /// In the order of the cases.
    private static let words: [String: [String]] = [
        "en": [
            "Back", "Cancel", "Done", "Edit", "Search", "Delete", "Save", "Today", "hours", "min", "Time", "Copy", "Cut", "Paste", "Select",
            "Select All", "Open", "Move", "Create Document", "On My %@", "Folder is Empty", "Add", "Format",
        ],
        "vi": [
            "Quay lại", "Hủy", "Xong", "Sửa", "Tìm kiếm", "Xóa", "Lưu", "Hôm nay", "giờ", "phút", "Giờ", "Sao chép", "Cắt", "Dán", "Chọn",
            "Chọn tất cả", "Mở", "Di chuyển", "Tạo tài liệu", "Trên %@", "Thư mục trống", "Thêm", "Định dạng",
        ],
        "de": [
            "Zurück", "Abbrechen", "Fertig", "Bearbeiten", "Suchen", "Löschen", "Sichern", "Heute", "Std.", "Min.", "Uhrzeit", "Kopieren",
            "Ausschneiden", "Einsetzen", "Auswählen", "Alles auswählen", "Öffnen", "Bewegen", "Dokument erstellen", "Auf meinem %@",
            "Ordner ist leer", "Hinzufügen", "Format",
        ],
        "fr": [
            "Retour", "Annuler", "OK", "Modifier", "Rechercher", "Supprimer", "Enregistrer", "Aujourd’hui", "h", "min", "Heure", "Copier",
            "Couper", "Coller", "Sélectionner", "Tout sélectionner", "Ouvrir", "Déplacer", "Créer un document", "Sur mon %@",
            "Le dossier est vide", "Ajouter", "Format",
        ],
        "es": [
            "Atrás", "Cancelar", "OK", "Editar", "Buscar", "Eliminar", "Guardar", "Hoy", "horas", "min", "Hora", "Copiar", "Cortar",
            "Pegar", "Seleccionar", "Seleccionar todo", "Abrir", "Mover", "Crear documento", "En mi %@", "La carpeta está vacía", "Añadir",
            "Formato",
        ],
        "it": [
            "Indietro", "Annulla", "Fine", "Modifica", "Cerca", "Elimina", "Salva", "Oggi", "ore", "min", "Ora", "Copia", "Taglia",
            "Incolla", "Seleziona", "Seleziona tutto", "Apri", "Sposta", "Crea documento", "Su %@", "La cartella è vuota", "Aggiungi",
            "Formato",
        ],
        "pt": [
            "Voltar", "Cancelar", "OK", "Editar", "Buscar", "Apagar", "Salvar", "Hoje", "horas", "min", "Hora", "Copiar", "Cortar", "Colar",
            "Selecionar", "Selecionar Tudo", "Abrir", "Mover", "Criar Documento", "No Meu %@", "A Pasta Está Vazia", "Adicionar",
            "Formatar",
        ],
        "nl": [
            "Terug", "Annuleer", "Gereed", "Wijzig", "Zoek", "Verwijder", "Bewaar", "Vandaag", "uur", "min", "Tijd", "Kopieer", "Knip",
            "Plak", "Selecteer", "Selecteer alles", "Open", "Verplaats", "Maak document aan", "Op mijn %@", "Map is leeg", "Voeg toe",
            "Opmaak",
        ],
        "sv": [
            "Tillbaka", "Avbryt", "Klar", "Ändra", "Sök", "Radera", "Spara", "Idag", "tim", "min", "Tid", "Kopiera", "Klipp ut",
            "Klistra in", "Markera", "Markera allt", "Öppna", "Flytta", "Skapa dokument", "På min %@", "Mappen är tom", "Lägg till",
            "Format",
        ],
        "da": [
            "Tilbage", "Annuller", "OK", "Rediger", "Søg", "Slet", "Arkiver", "I dag", "timer", "min", "Tid", "Kopier", "Klip", "Sæt ind",
            "Vælg", "Vælg alt", "Åbn", "Flyt", "Opret dokument", "På min %@", "Mappen er tom", "Tilføj", "Format",
        ],
        "ru": [
            "Назад", "Отменить", "Готово", "Править", "Поиск", "Удалить", "Сохранить", "Сегодня", "ч", "мин", "Время", "Скопировать",
            "Вырезать", "Вставить", "Выбрать", "Выбрать все", "Открыть", "Переместить", "Создать документ", "На %@", "Папка пуста",
            "Добавить", "Формат",
        ],
        "ja": [
            "戻る", "キャンセル", "完了", "編集", "検索", "削除", "保存", "今日", "時間", "分", "時刻", "コピー", "カット", "ペースト", "選択", "すべてを選択", "開く", "移動", "書類を作成",
            "この%@内", "フォルダは空です", "追加", "フォーマット",
        ],
        "ko": [
            "뒤로", "취소", "완료", "편집", "검색", "삭제", "저장", "오늘", "시간", "분", "시간", "복사", "오려두기", "붙여넣기", "선택", "전체 선택", "열기", "이동", "문서 생성",
            "나의 %@", "폴더가 비어 있음", "추가", "포맷",
        ],
        "zh-Hans": [
            "返回", "取消", "完成", "编辑", "搜索", "删除", "存储", "今天", "小时", "分钟", "时间", "拷贝", "剪切", "粘贴", "选择", "全选", "打开", "移动", "创建文稿", "我的 %@",
            "文件夹为空", "添加", "格式",
        ],
        "zh-Hant": [
            "返回", "取消", "完成", "編輯", "搜尋", "刪除", "儲存", "今天", "小時", "分鐘", "時間", "拷貝", "剪下", "貼上", "選取", "全選", "打開", "移動", "製作文件", "我的 %@",
            "檔案夾是空的", "加入", "格式",
        ],
    ]
}
