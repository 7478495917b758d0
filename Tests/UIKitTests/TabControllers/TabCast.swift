import Testing

@testable import UIKit

/// Gives the controller in it the traits of a pad or of a phone.
@MainActor
final class TabSurroundings: UIViewController {
    private let inner: UIViewController

    init(_ inner: UIViewController, idiom: UIUserInterfaceIdiom, width: UIUserInterfaceSizeClass) {
        self.inner = inner
        super.init(nibName: nil, bundle: nil)
        addChild(inner)
        set(idiom, width)
        inner.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    func set(_ idiom: UIUserInterfaceIdiom, _ width: UIUserInterfaceSizeClass) {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(horizontalSizeClass: width),
        ])
        setOverrideTraitCollection(traits, forChild: inner)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
    }
}

/// Makes tabs, and writes down what their delegates are told.
@MainActor
final class TabCast: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    /// The identifiers of tabs that may not be selected.
    var forbidden: Set<String> = []
    /// The identifiers of tabs whose controllers are on no stack.
    var unstacked: Set<String> = []

    nonisolated static let landscape = CGSize(width: 1194, height: 834)
    nonisolated static let portrait = CGSize(width: 834, height: 1194)

    func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { [weak self] _ in
            self?.log.append("make \(name)")
            return UIViewController()
        }
    }

    func group(_ name: String, _ children: UITab...) -> UITabGroup {
        UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in UIViewController() }
    }

    func controller(_ tabs: UITab...) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = self
        return controller
    }

    /// Shows a controller on a pad.
    func pad(_ controller: UITabBarController, size: CGSize = landscape) -> Stage {
        Stage(TabSurroundings(controller, idiom: .pad, width: .regular), size: size)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.append("should \(tab.identifier)")
        return !forbidden.contains(tab.identifier)
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
    }
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        log.append("stack \(tab.identifier) \(proposedViewControllers.count)")
        return unstacked.contains(tab.identifier) ? [] : proposedViewControllers
    }
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { log.append("will edit") }
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { log.append("did edit") }
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        log.append("visibility " + tabs.map(\.identifier).joined(separator: " "))
    }
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        log.append("order of \(group.identifier)")
    }
}

extension Stage {
    func tap(_ view: UIView) { tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)) }
}
