import SampanInterfaceBuilder

extension ClassCard {
    static let viewController = ClassCard(
        UIViewController.self, elements: "viewController",
        names: "interfaceStyle nibName showSeguePresentationStyle wantsFullScreenLayout",
        withoutEffect: "autoresizesArchivedViewToFullSize freeformSize storyboardIdentifier view",
        attributes: [
            .property("title", \.title),
            .custom("restorationIdentifier") { $0.restorationIdentifier = $1.record["restorationIdentifier"] },
            .custom("useStoryboardIdentifierAsRestorationIdentifier") { controller, source in
                guard source.record.bool("useStoryboardIdentifierAsRestorationIdentifier") == true else { return }
                controller.restorationIdentifier = source.record["storyboardIdentifier"]
            },
            .property("contentSizeForViewInPopover", \.preferredContentSize),
            .custom("tabBarItem") { controller, source in
                if let item = controller.tabBarItem { source.fill(item, "tabBarItem") }
            },
            .custom("navigationItem") { controller, source in source.fill(controller.navigationItem, "navigationItem") },
            .custom("toolbarItems") { controller, source in
                let items = source.record.list("toolbarItems").compactMap { source.builder.make($0) as? UIBarButtonItem }
                if !items.isEmpty { controller.toolbarItems = items }
            },
        ],
        facts: [.initializer { $0.init(coder: $1) }])
}

extension NibRecord {
    /// The view controllers that the scene's controller has a relationship with.
    func related(_ relationship: String) -> [UIViewController] { builder.related(relationship).compactMap { $0 as? UIViewController } }
}
