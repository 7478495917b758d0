import SampanInterfaceBuilder

extension ClassCard {
    static let navigationController = ClassCard(
        UINavigationController.self, elements: "navigationController",
        names: "interactiveContentPopGestureEnabled",
        attributes: [
            .custom("navigationBar") { controller, source in
                source.fill(controller.navigationBar, "navigationBar")
                // Templates of Xcode say that the bar clips; its background reaches below the status bar all the same.
                controller.navigationBar.clipsToBounds = false
            },
            .custom("toolbar") { controller, source in source.fill(controller.toolbar, "toolbar") },
            .always { controller, source in
                let related = source.related("rootViewController")
                if !related.isEmpty { controller.viewControllers = related }
            },
        ])
}
