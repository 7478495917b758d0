import Foundation
import InterfaceBuilder

extension NibTables {
    static var bars: [NibTable] { [navigationBar, toolbar, navigationItem, barItem, barButtonItem] }

    private static let navigationBar = NibTable(
        UINavigationBar.self,
        [
            .choice("barStyle", \.barStyle, NibWords.barStyles),
            .bool("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
            .bool("largeTitles", \.prefersLargeTitles),
            .custom("titleTextAttributes") { bar, source in
                bar.titleTextAttributes = source.textAttributes("titleTextAttributes")
            },
            .custom("largeTitleTextAttributes") { bar, source in
                bar.largeTitleTextAttributes = source.textAttributes("largeTitleTextAttributes")
            },
            .image("shadowImage", \.shadowImage),
            .image("backIndicatorImage", \.backIndicatorImage),
            .image("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
            .custom("backgroundImage") { bar, source in bar.setBackgroundImage(source.image("backgroundImage"), for: .default) },
            .appearance("standardAppearance") { $0.standardAppearance = $1 },
            .appearance("compactAppearance") { $0.compactAppearance = $1 },
            .appearance("scrollEdgeAppearance") { $0.scrollEdgeAppearance = $1 },
            .appearance("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = $1 },
            .list("items", of: UINavigationItem.self) { $0.items = $1 },
        ])

    private static let toolbar = NibTable(
        UIToolbar.self,
        [
            .choice("barStyle", \.barStyle, NibWords.barStyles),
            .bool("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
            .list("items", of: UIBarButtonItem.self) { $0.items = $1 },
        ])

    private static let navigationItem = NibTable(
        UINavigationItem.self,
        [
            .text("title", \.title),
            .text("prompt", \.prompt),
            .text("backButtonTitle", \.backButtonTitle),
            .bool("hidesBackButton", \.hidesBackButton),
            .bool("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling),
            .bool("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
            .choice("backButtonDisplayMode", \.backButtonDisplayMode, ["default": .default, "generic": .generic, "minimal": .minimal]),
            .choice(
                "largeTitleDisplayMode", \.largeTitleDisplayMode,
                ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
            .child("titleView", as: UIView.self) { $0.titleView = $1 },
            .child("backBarButtonItem", as: UIBarButtonItem.self) { $0.backBarButtonItem = $1 },
            .child("leftBarButtonItem", as: UIBarButtonItem.self) { $0.leftBarButtonItem = $1 },
            .child("rightBarButtonItem", as: UIBarButtonItem.self) { $0.rightBarButtonItem = $1 },
            .list("leftBarButtonItems", of: UIBarButtonItem.self) { $0.leftBarButtonItems = $1 },
            .list("rightBarButtonItems", of: UIBarButtonItem.self) { $0.rightBarButtonItems = $1 },
        ])

    private static let barItem = NibTable(
        UIBarItem.self,
        [
            .text("title", \.title),
            .image("image", \.image),
            .image("landscapeImage", \.landscapeImagePhone),
            .bool("enabled", \.isEnabled),
            .int("tag", \.tag),
            .insets("imageInsets", \.imageInsets),
            .accessibility,
        ])

    private static let barButtonItem = NibTable(
        UIBarButtonItem.self,
        [
            .custom("systemItem") { item, source in
                if let kind = source.choice("systemItem", systemItems) { item.setSystemItem(kind) }
            },
            .choice("style", \.style, ["plain": .plain, "bordered": .plain, "done": .done]),
            .number("width", \.width),
            .bool("hidden", \.isHidden),
            .color("tintColor", \.tintColor),
            .always { item, source in
                // The one view inside an item is what it shows.
                guard let record = source.record.children.first(where: { $0.family == .view }) else { return }
                item.customView = source.builder.make(record) as? UIView
            },
        ])

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
        "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
}

extension NibAttribute {
    /// The look of a navigation bar in one of its states.
    fileprivate static func appearance(
        _ key: String, _ apply: @escaping @MainActor (Object, UINavigationBarAppearance) -> Void
    ) -> Self {
        custom(key) { object, source in
            guard let record = source.record.child(key) else { return }
            let look = NibRecord(record: record, builder: source.builder)
            let appearance = UINavigationBarAppearance()
            if let color = look.color("backgroundColor") { appearance.backgroundColor = color }
            if let color = look.color("shadowColor") { appearance.shadowColor = color }
            if let image = look.image("backgroundImage") { appearance.backgroundImage = image }
            if let image = look.image("shadowImage") { appearance.shadowImage = image }
            if let attributes = look.textAttributes("titleTextAttributes") { appearance.titleTextAttributes = attributes }
            if let attributes = look.textAttributes("largeTitleTextAttributes") { appearance.largeTitleTextAttributes = attributes }
            apply(object, appearance)
        }
    }
}

extension NibRecord {
    /// The attributes of a text, from the record under a key.
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let record = record.child(key) else { return nil }
        let source = NibRecord(record: record, builder: builder)
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = source.color("textColor")
        attributes[.font] = source.font("fontDescription")
        return attributes.isEmpty ? nil : attributes
    }
}
