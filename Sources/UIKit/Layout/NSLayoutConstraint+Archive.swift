import Foundation

/// Archives have constraints that relate views and their guides. An archive keeps a constraint's items by their places below the view that
/// holds it: when the constraint comes back, the views are still being made, and nothing can refer to them.
extension NSLayoutConstraint {
    /// Whether an archive can keep the constraint: it is active, and relates views or their standard guides.
    var isArchivable: Bool {
        guard let holder else { return false }
        return [firstItem, secondItem].compactMap { $0 }.allSatisfy { Self.place(of: $0, below: holder) != nil }
    }

    func archive(_ coder: NSCoder) {
        guard let holder, isArchivable else { return }
        for (key, item) in [("first", firstItem), ("second", secondItem)] {
            if let place = Self.place(of: item, below: holder) { coder.encode(place as NSString, forKey: key) }
        }
        coder.encode(firstAttribute.rawValue, forKey: "firstAttribute")
        coder.encode(secondAttribute.rawValue, forKey: "secondAttribute")
        coder.encode(relation.rawValue, forKey: "relation")
        coder.encode(Double(multiplier), forKey: "multiplier")
        coder.encode(Double(constant), forKey: "constant")
        coder.encode(Double(priority.rawValue), forKey: "priority")
        if let identifier { coder.encode(identifier as NSString, forKey: "identifier") }
    }

    func unarchive(_ coder: NSCoder) -> Bool {
        func text(_ key: String) -> String? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil }
        guard let holder = ViewArchive.decoding.last, let place = text("first"), let first = Self.item(at: place, below: holder),
            let firstAttribute = Attribute(rawValue: coder.decodeInteger(forKey: "firstAttribute")),
            let relation = Relation(rawValue: coder.decodeInteger(forKey: "relation"))
        else { return false }
        let secondPlace = text("second")
        let second = secondPlace.flatMap { Self.item(at: $0, below: holder) }
        guard secondPlace == nil || second != nil else { return false }
        let attribute = Attribute(rawValue: coder.decodeInteger(forKey: "secondAttribute")) ?? .notAnAttribute
        set(
            LayoutOperand(first, firstAttribute), relation, LayoutOperand(second, second == nil ? .notAnAttribute : attribute),
            multiplier: CGFloat(coder.decodeDouble(forKey: "multiplier")), constant: CGFloat(coder.decodeDouble(forKey: "constant")))
        priority = UILayoutPriority(Float(coder.decodeDouble(forKey: "priority")))
        identifier = text("identifier")
        return true
    }

    /// "", "0.2", "0.safeArea": the way down from the holder by subviews' numbers, and a guide.
    private static func place(of item: AnyObject?, below holder: UIView) -> String? {
        let view: UIView
        var suffix: [String] = []
        switch item {
        case let item as UIView: view = item
        case let guide as UILayoutGuide:
            guard let owner = guide.owningView else { return nil }
            view = owner
            if guide === owner.safeAreaLayoutGuide {
                suffix = ["safeArea"]
            } else if guide === owner.layoutMarginsGuide {
                suffix = ["margins"]
            } else {
                return nil
            }
        default: return nil
        }
        var path: [String] = suffix
        var current = view
        while current !== holder {
            guard let parent = current.superview, let index = parent.subviewStorage.firstIndex(where: { $0 === current }) else {
                return nil
            }
            path.insert("\(index)", at: 0)
            current = parent
        }
        return path.joined(separator: ".")
    }

    private static func item(at place: String, below holder: UIView) -> AnyObject? {
        var view = holder
        for part in place.split(separator: ".") {
            if part == "safeArea" { return view.safeAreaLayoutGuide }
            if part == "margins" { return view.layoutMarginsGuide }
            guard let index = Int(part), view.subviewStorage.indices.contains(index) else { return nil }
            view = view.subviewStorage[index]
        }
        return view
    }
}
