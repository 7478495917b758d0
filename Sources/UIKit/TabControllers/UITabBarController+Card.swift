import SampanInterfaceBuilder

extension ClassCard {
    static let tabBarController = ClassCard(
        UITabBarController.self, elements: "tabBarController",
        attributes: [
            .custom("tabBar") { controller, source in source.fill(controller.tabBar, "tabBar") },
            .always { controller, source in
                let related = source.related("viewControllers")
                if !related.isEmpty { controller.viewControllers = related }
            },
            .property("selectedIndex", \.selectedIndex),
        ])
}
