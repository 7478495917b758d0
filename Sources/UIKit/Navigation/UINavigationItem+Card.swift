import InterfaceBuilder

extension ClassCard {
    static let navigationItem = ClassCard(
        UINavigationItem.self, elements: "navigationItem",
        names: "centerItemGroups customizationIdentifier preferredSearchBarPlacement style",
        attributes: [
            .property("title", \.title),
            .property("prompt", \.prompt),
            .property("backButtonTitle", \.backButtonTitle),
            .property("hidesBackButton", \.hidesBackButton),
            .property("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling),
            .property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
            .property("backButtonDisplayMode", \.backButtonDisplayMode),
            .property("largeTitleDisplayMode", \.largeTitleDisplayMode),
            .property("titleView", \.titleView),
            .property("backBarButtonItem", \.backBarButtonItem),
            .property("leftBarButtonItem", \.leftBarButtonItem),
            .property("rightBarButtonItem", \.rightBarButtonItem),
            .property("leftBarButtonItems", \.leftBarButtonItems),
            .property("rightBarButtonItems", \.rightBarButtonItems),
        ],
        facts: [.initializer { $0.init(coder: $1) }])
}
