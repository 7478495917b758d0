/// What tab bars and sidebars say.
enum TabWords: Int, CaseIterable {
    case more, configure, arrange, editSidebar, sidebar

    /// The words in the language that the app runs in; English where there is no translation.
    var text: String { SystemWords.words(of: Self.words)[rawValue] }

    /// In the order of the cases.
    static let words: [String: [String]] = [
        "en": ["More", "Configure", "Drag the icons to organize tabs.", "Edit Sidebar", "Sidebar"],
        "vi": ["Khác", "Cấu hình", "Kéo các biểu tượng để sắp xếp các tab.", "Sửa thanh bên", "Thanh bên"],
        "de": ["Mehr", "Konfigurieren", "Bewege die Symbole, um die Tabs zu ordnen.", "Seitenleiste bearbeiten", "Seitenleiste"],
        "fr": [
            "Autres", "Configurer", "Faites glisser les icônes pour organiser les onglets.", "Modifier la barre latérale", "Barre latérale",
        ],
        "es": ["Más", "Configurar", "Arrastra los iconos para organizar las pestañas.", "Editar barra lateral", "Barra lateral"],
        "it": ["Altro", "Configura", "Trascina le icone per organizzare i pannelli.", "Modifica barra laterale", "Barra laterale"],
        "pt": ["Mais", "Configurar", "Arraste os ícones para organizar as abas.", "Editar Barra Lateral", "Barra Lateral"],
        "nl": ["Meer", "Configureer", "Sleep de symbolen om de tabbladen te ordenen.", "Wijzig navigatiekolom", "Navigatiekolom"],
        "sv": ["Mer", "Konfigurera", "Dra symbolerna för att ordna flikarna.", "Redigera sidofält", "Sidofält"],
        "da": ["Mere", "Konfigurer", "Træk symbolerne for at ordne fanerne.", "Rediger sidelinje", "Sidelinje"],
        "ru": ["Еще", "Настроить", "Перетащите значки, чтобы упорядочить вкладки.", "Изменить боковое меню", "Боковое меню"],
        "ja": ["その他", "設定", "アイコンをドラッグしてタブを並べ替えます。", "サイドバーを編集", "サイドバー"],
        "ko": ["더 보기", "구성", "아이콘을 드래그하여 탭을 정렬하십시오.", "사이드바 편집", "사이드바"],
        "zh-Hans": ["更多", "配置", "拖移图标来整理标签页。", "编辑边栏", "边栏"],
        "zh-Hant": ["更多", "設定", "拖移圖像來整理標籤頁。", "編輯側邊欄", "側邊欄"],
    ]
}
