import Foundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
struct ControllerArchiveTests {
    private func copy<T: NSObject & NSCoding>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        archive.requiresSecureCoding = false
        return try #require(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? T)
    }

    @Test func aControllerComesBackWithItsViewAndItsItems() throws {
        let controller = UIViewController()
        (controller.title, controller.preferredContentSize) = ("Title", CGSize(width: 20, height: 30))
        controller.modalPresentationStyle = .formSheet
        controller.view.backgroundColor = .red
        controller.navigationItem.prompt = "Prompt"
        controller.tabBarItem.badgeValue = "3"
        let copy = try copy(controller)
        #expect(copy.title == "Title" && copy.preferredContentSize == CGSize(width: 20, height: 30))
        #expect(copy.modalPresentationStyle == .formSheet && copy.viewIfLoaded?.backgroundColor == .red)
        #expect(copy.navigationItem.prompt == "Prompt" && copy.tabBarItem.badgeValue == "3")
    }

    @Test func aControllersDocumentIsKeptAndNotItsView() throws {
        let copy = try copy(UIViewController(nibName: "Given", bundle: nil))
        #expect(copy.nibName == "Given" && !copy.isViewLoaded)
    }

    @Test func childrenAndStacksComeBack() throws {
        let (parent, child) = (UIViewController(), UIViewController())
        child.title = "Child"
        parent.addChild(child)
        #expect(try copy(parent).children.map(\.title) == ["Child"])
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        #expect(try copy(navigation).viewControllers.map(\.title) == ["First", "Second"])
    }

    @Test func barItemsAndTheirGroupsComeBack() throws {
        let button = UIBarButtonItem(title: "Do", style: .done, target: nil, action: Selector("act:"))
        (button.tag, button.isEnabled, button.tintColor) = (4, false, .red)
        let doing = try copy(button)
        #expect(doing.title == "Do" && doing.style == .done && doing.action == Selector("act:"))
        #expect(doing.tag == 4 && !doing.isEnabled && doing.tintColor == .red)
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItems = [button, UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        let navigationItem = try copy(item)
        #expect(navigationItem.title == "Title" && navigationItem.rightBarButtonItems?.count == 2)
        #expect(navigationItem.rightBarButtonItem?.title == "Do" && navigationItem.leftBarButtonItems == nil)
        let group = UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "group", isInDefaultCustomization: false, items: [button])
        group.isHidden = true
        let others = try copy(group)
        #expect(others.barButtonItems.first?.title == "Do" && others.isHidden && others.barButtonItems.first?.buttonGroup === others)
    }
}
