import Foundation

/// A constraint as archives keep it: its items by their places below the view that holds it, because a view that is being made cannot be
/// referred to yet.
final class ArchivedConstraint: NSLayoutConstraint, NSCoding {
    private var places: [String?] = [nil, nil]

    /// The archived form of a constraint that a view holds and that relates views; `nil` if it is none.
    convenience init?(archiving constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let first = Self.place(of: constraint.firstItem, below: holder) else { return nil }
        self.init()
        var second: String?
        if let item = constraint.secondItem {
            guard let place = Self.place(of: item, below: holder) else { return nil }
            second = place
        }
        self.first = constraint.first
        self.second = constraint.second
        (relation, multiplier, priority) = (constraint.relation, constraint.multiplier, constraint.priority)
        constant = constraint.constant
        identifier = constraint.identifier
        places = [first, second]
    }

    nonisolated override func replacementObject(for archiver: NSKeyedArchiver) -> Any? { self }

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

    func encode(with coder: NSCoder) {
        coder.encode(places[0].map { $0 as NSString }, forKey: "first")
        coder.encode(places[1].map { $0 as NSString }, forKey: "second")
        coder.encode(firstAttribute.rawValue, forKey: "firstAttribute")
        coder.encode(secondAttribute.rawValue, forKey: "secondAttribute")
        coder.encode(relation.rawValue, forKey: "relation")
        coder.encode(Double(multiplier), forKey: "multiplier")
        coder.encode(Double(constant), forKey: "constant")
        coder.encode(Double(priority.rawValue), forKey: "priority")
        coder.encode(identifier.map { $0 as NSString }, forKey: "identifier")
    }

    convenience init?(coder: NSCoder) {
        self.init()
        guard decode(coder) else { return nil }
    }

    private func decode(_ coder: NSCoder) -> Bool {
        guard let holder = ViewArchive.decoding.last, let place = coder.decodeObject(forKey: "first") as? String,
            let first = Self.item(at: place, below: holder),
            let firstAttribute = Attribute(rawValue: coder.decodeInteger(forKey: "firstAttribute")),
            let relation = Relation(rawValue: coder.decodeInteger(forKey: "relation"))
        else { return false }
        let secondPlace = coder.decodeObject(forKey: "second") as? String
        let second = secondPlace.flatMap { Self.item(at: $0, below: holder) }
        guard secondPlace == nil || second != nil else { return false }
        let attribute = Attribute(rawValue: coder.decodeInteger(forKey: "secondAttribute")) ?? .notAnAttribute
        set(
            LayoutOperand(first, firstAttribute), relation, LayoutOperand(second, second == nil ? .notAnAttribute : attribute),
            multiplier: CGFloat(coder.decodeDouble(forKey: "multiplier")), constant: CGFloat(coder.decodeDouble(forKey: "constant")))
        priority = UILayoutPriority(Float(coder.decodeDouble(forKey: "priority")))
        identifier = coder.decodeObject(forKey: "identifier") as? String
        return true
    }
}
