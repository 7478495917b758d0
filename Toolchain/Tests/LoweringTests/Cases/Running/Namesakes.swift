import UIKit

/// A class called like a property that it inherits.
final class tabBarController: UITabBarController {
    @objc func go() {}
}

@objc protocol Titling: NSObjectProtocol {
    @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

/// Two protocols have the same optional requirement.
final class Titled: NSObject, UITableViewDataSource, Titling {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class PagedLayout: UICollectionViewFlowLayout {}
extension PagedLayout {
    override func shouldInvalidateLayout(forBoundsChange _: CGRect) -> Bool { true }
}

final class OwnAttributes: UICollectionViewLayoutAttributes {}
final class AttributedLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { OwnAttributes.self }
    func made(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let kind = type(of: self).layoutAttributesClass as! OwnAttributes.Type
        return kind.init(forCellWith: indexPath)
    }
}

@MainActor func checkThatNamesDoNotMislead() {
    expect(tabBarController().responds(to: #selector(tabBarController.go)))
    expect(Titled().responds(to: #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:))) == false)
    expect(PagedLayout().shouldInvalidateLayout(forBoundsChange: .zero))
    expect(AttributedLayout().made(IndexPath(item: 3, section: 0)).indexPath.item == 3)
    let data = Data(#"{"name": "Ada"}"#.utf8)
    let name = (try! JSONSerialization.jsonObject(with: data) as AnyObject)["name"] as? String
    expect(name == "Ada")
    let path = (try! JSONSerialization.jsonObject(with: data) as AnyObject).value(forKeyPath: "name") as? String
    expect(path == "Ada")
    let color: CGColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 0)
    expect(color.alpha == 0)
    let session: UISceneSession? = nil
    if let activity = session?.stateRestorationActivity { expect(activity.activityType.isEmpty) }
    let table: UITableView? = UITableView()
    let wanted: Int = table!.numberOfSections
    if let number = table?.numberOfSections { expect(number == wanted) }
    guard let sections = table?.numberOfSections else { return expect(false) }
    expect(sections == wanted)
}
