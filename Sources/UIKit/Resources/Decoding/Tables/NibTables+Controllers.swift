import Foundation
import InterfaceBuilder

extension NibTables {
    static var controllers: [NibTable] { [viewController, navigationController] }

    private static let viewController = NibTable(
        UIViewController.self,
        [
            .text("title", \.title),
            .bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
            .bool("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
            .bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
            .bool("definesPresentationContext", \.definesPresentationContext),
            .bool("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
            .bool("modalInPresentation", \.isModalInPresentation),
            .bool("modalPresentationCapturesStatusBarAppearance", \.modalPresentationCapturesStatusBarAppearance),
            .custom("edgesForExtendedLayout") { controller, source in
                if let edges = source.options("edgesForExtendedLayout", NibWords.edges) { controller.edgesForExtendedLayout = edges }
            },
            .custom("restorationIdentifier") { $0.restorationIdentifier = $1.record["restorationIdentifier"] },
            .custom("useStoryboardIdentifierAsRestorationIdentifier") { controller, source in
                guard source.record.bool("useStoryboardIdentifierAsRestorationIdentifier") == true else { return }
                controller.restorationIdentifier = source.record["storyboardIdentifier"]
            },
            .choice("modalPresentationStyle", \.modalPresentationStyle, StoryboardSegueTemplate.presentationStyles),
            .choice("modalTransitionStyle", \.modalTransitionStyle, StoryboardSegueTemplate.transitionStyles),
            .size("contentSizeForViewInPopover", \.preferredContentSize),
            .size("preferredContentSize", \.preferredContentSize),
            .custom("tabBarItem") { controller, source in
                if let item = controller.tabBarItem { source.fill(item, "tabBarItem") }
            },
            .custom("navigationItem") { controller, source in source.fill(controller.navigationItem, "navigationItem") },
            .list("toolbarItems", of: UIBarButtonItem.self) { controller, items in
                if !items.isEmpty { controller.toolbarItems = items }
            },
        ])

    private static let navigationController = NibTable(
        UINavigationController.self,
        [
            .custom("navigationBar") { controller, source in
                source.fill(controller.navigationBar, "navigationBar")
                // Templates of Xcode say that the bar clips; its background reaches below the status bar all the same.
                controller.navigationBar.clipsToBounds = false
            },
            .custom("toolbar") { controller, source in source.fill(controller.toolbar, "toolbar") },
            .bool("navigationBarHidden", \.isNavigationBarHidden),
            .bool("toolbarHidden", \.isToolbarHidden),
            .always { controller, source in
                let related = source.builder.scene?.related("rootViewController") ?? []
                if !related.isEmpty { controller.viewControllers = related }
            },
        ])
}

extension NibRecord {
    /// Fills an object that exists already from the record under a key.
    func fill(_ object: AnyObject, _ key: String) {
        guard let record = record.child(key), record.id.flatMap({ builder.object($0) }) !== object else { return }
        builder.adopt(object, for: record)
    }
}
