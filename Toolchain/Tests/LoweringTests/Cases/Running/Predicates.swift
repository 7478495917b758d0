import Foundation

final class Ship: NSObject {
    @objc let name: String
    @objc let masts: Int
    init(_ name: String, masts: Int) { (self.name, self.masts) = (name, masts) }
}

private func filter(_ ships: [Ship], by predicate: NSPredicate) -> [String] {
    ((ships as NSArray).filtered(using: predicate) as! [Ship]).map(\.name)
}

@MainActor func checkThatFormatsMakePredicates() {
    let ships = [Ship("Lan", masts: 1), Ship("Hoa", masts: 3)]
    expect(filter(ships, by: NSPredicate(format: "masts > %d", 1)) == ["Hoa"])
    expect(filter(ships, by: NSPredicate(format: "%K CONTAINS[c] %@", #keyPath(Ship.name), "AN")) == ["Lan"])
    let both = NSCompoundPredicate(orPredicateWithSubpredicates: [
        .init(format: "name = 'Lan'"), NSPredicate { ship, _ in (ship as? Ship)?.masts == 3 },
    ])
    expect(filter(ships, by: both).count == 2)
    let comparison = NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "Hoa"), modifier: .direct,
        type: .equalTo)
    expect(comparison.predicateFormat == "name == \"Hoa\"")
    expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "me@here"))
    expect(NSPredicate(format: "SELF IN %@", ["a", "b"] as NSArray).evaluate(with: "b"))
    expect(NSPredicate(format: "SELF < %@", Date.distantFuture as CVarArg).evaluate(with: Date()))
}

@MainActor func checkThatEmptyObjectsNeedNoArguments() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    expect(text.length == 0 && NSError().code == 0)
}
