import SampanFoundation

/// A section as a controller's delegate and table see it.
struct ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    let members: [AnyObject]
    let indexTitle: String?

    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// The objects of a controller, in sections.
final class ResultsList {
    struct Section {
        let name: String
        var members: [AnyObject]
    }

    let sections: [Section]
    private let places: [ObjectIdentifier: IndexPath]
    /// The sort values of objects as they were when they were put in order, so that changed ones do not disturb the others.
    var objects: [AnyObject] { sections.flatMap(\.members) }

    init(_ objects: [AnyObject], _ keyPath: String?) {
        var made: [Section] = []
        if let keyPath {
            for object in objects {
                let name = Self.name(of: object, keyPath)
                // Objects of a name that are not next to each other would be two sections, which a table cannot tell apart.
                if let at = made.lastIndex(where: { $0.name == name }) {
                    made[at].members.append(object)
                } else {
                    made.append(Section(name: name, members: [object]))
                }
            }
        } else {
            made = [Section(name: "", members: objects)]
        }
        sections = made
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (section, described) in made.enumerated() {
            for (row, object) in described.members.enumerated() { places[ObjectIdentifier(object)] = IndexPath(indexes: [section, row]) }
        }
        self.places = places
    }

    private static func name(of object: AnyObject, _ keyPath: String) -> String {
        switch ((object as? NSObject)?.value(forKeyPath: keyPath)).flatMap(ObjCValue.unwrapped) {
        case nil: ""
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case let other?: "\(other)"
        }
    }

    func place(of object: AnyObject) -> IndexPath? { places[ObjectIdentifier(object)] }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    /// The list without some objects and with others at their places.
    func changed(
        removing: Set<NSManagedObject>, adding: [NSManagedObject], sortedBy descriptors: [NSSortDescriptor], limit: Int, _ keyPath: String?
    ) -> ResultsList {
        let out = Set(removing.map { ObjectIdentifier($0) })
        var result = objects.filter { !out.contains(ObjectIdentifier($0)) }
        let newcomers = adding.sorted { left, right in
            let order = ManagedOrder.compare(left, right, descriptors)
            guard order == .orderedSame else { return order == .orderedAscending }
            // Where the order says nothing, objects stay as they were, and new ones come in the order of their numbers.
            switch (place(of: left), place(of: right)) {
            case (let left?, let right?): return left < right
            case (nil, nil): return left.id.key < right.id.key
            case (let left, _): return left != nil
            }
        }
        for object in newcomers {
            var (low, high) = (0, result.count)
            while low < high {
                let middle = (low + high) / 2
                let order = ManagedOrder.compare(result[middle], object, descriptors)
                let goesBefore = order == .orderedDescending || (order == .orderedSame && wasBefore(object, result[middle]))
                if goesBefore { high = middle } else { low = middle + 1 }
            }
            result.insert(object, at: low)
        }
        return ResultsList(limit > 0 ? Array(result.prefix(limit)) : result, keyPath)
    }

    private func wasBefore(_ left: AnyObject, _ right: AnyObject) -> Bool {
        guard let left = place(of: left), let right = place(of: right) else { return false }
        return left < right
    }
}

/// What has become of a controller's objects.
struct ResultsChanges {
    struct Change {
        let object: AnyObject
        let type: NSFetchedResultsChangeType
        let from: IndexPath?
        let to: IndexPath?
    }

    private(set) var removedSections: [(Int, ResultsSection)] = []
    private(set) var addedSections: [(Int, ResultsSection)] = []
    private(set) var objects: [Change] = []

    var isEmpty: Bool { removedSections.isEmpty && addedSections.isEmpty && objects.isEmpty }

    init(from old: ResultsList, to new: ResultsList, updated: (AnyObject) -> Bool) {
        let (before, after) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
        func info(_ section: ResultsList.Section, _ members: [AnyObject]) -> ResultsSection {
            ResultsSection(name: section.name, members: members, indexTitle: section.name.first.map { String($0).uppercased() })
        }
        // A section that goes has nothing any more.
        removedSections = old.sections.enumerated().filter { !after.contains($0.element.name) }.map { ($0.offset, info($0.element, [])) }
            .reversed()
        addedSections = new.sections.enumerated().filter { !before.contains($0.element.name) }
            .map { ($0.offset, info($0.element, $0.element.members)) }
        let (former, present) = (old.objects, new.objects)
        let staying = Set(present.map(ObjectIdentifier.init)).intersection(former.map(ObjectIdentifier.init))
        for object in former where !staying.contains(ObjectIdentifier(object)) {
            objects.append(Change(object: object, type: .delete, from: old.place(of: object), to: nil))
        }
        for object in present where !staying.contains(ObjectIdentifier(object)) {
            objects.append(Change(object: object, type: .insert, from: nil, to: new.place(of: object)))
        }
        let moved = Self.moved(former, present, staying, old, new, updated)
        var updates: [Change] = []
        for object in present where staying.contains(ObjectIdentifier(object)) {
            let (from, to) = (old.place(of: object), new.place(of: object))
            if moved.contains(ObjectIdentifier(object)) {
                objects.append(Change(object: object, type: .move, from: from, to: to))
            } else if updated(object) {
                updates.append(Change(object: object, type: .update, from: from, to: to))
            }
        }
        objects += updates
    }

    /// The objects that change their place among those that stay, or their section: of the changed ones those that are no longer between the
    /// same others, and of the others as few as explain the new order.
    private static func moved(
        _ former: [AnyObject], _ present: [AnyObject], _ staying: Set<ObjectIdentifier>, _ old: ResultsList, _ new: ResultsList,
        _ updated: (AnyObject) -> Bool
    ) -> Set<ObjectIdentifier> {
        func section(_ object: AnyObject, _ list: ResultsList) -> String {
            list.place(of: object).map { list.sections[$0[0]].name } ?? ""
        }
        var moved: Set<ObjectIdentifier> = []
        let order = Dictionary(former.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }) { $1 }
        var (quiet, changed): ([(id: ObjectIdentifier, place: Int)], [ObjectIdentifier]) = ([], [])
        for object in present where staying.contains(ObjectIdentifier(object)) {
            let id = ObjectIdentifier(object)
            if section(object, old) != section(object, new) {
                moved.insert(id)
            } else if updated(object) {
                changed.append(id)
            } else {
                quiet.append((id, order[id] ?? 0))
            }
        }
        let kept = longestRun(quiet)
        for object in quiet where !kept.contains(object.id) { moved.insert(object.id) }
        // How many objects that stay are before each, then and now.
        func before(_ list: [AnyObject]) -> [ObjectIdentifier: Int] {
            var (count, result) = (0, [ObjectIdentifier: Int]())
            for object in list {
                let id = ObjectIdentifier(object)
                result[id] = count
                if kept.contains(id) { count += 1 }
            }
            return result
        }
        let (then, now) = (before(former), before(present))
        var last: [Int: Int] = [:]
        for id in changed {
            let (gap, place) = (now[id] ?? 0, order[id] ?? 0)
            if then[id] == gap, place > last[gap] ?? -1 { last[gap] = place } else { moved.insert(id) }
        }
        return moved
    }

    /// The most objects whose order is the same as before.
    private static func longestRun(_ objects: [(id: ObjectIdentifier, place: Int)]) -> Set<ObjectIdentifier> {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: objects.count)
        for (index, object) in objects.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if objects[tails[middle]].place < object.place { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var kept: Set<ObjectIdentifier> = []
        var at = tails.last ?? -1
        while at >= 0 {
            kept.insert(objects[at].id)
            at = previous[at]
        }
        return kept
    }
}

extension ResultsList {
    /// The objects' identifiers; `nil` if they are not managed ones.
    private var ids: [NSManagedObjectID]? {
        let ids = objects.compactMap { ($0 as? NSManagedObject)?.objectID }
        return ids.count == objects.count ? ids : nil
    }

    /// What has changed since, as a difference of identifiers; `nil` if the objects are not managed ones.
    func difference(from old: ResultsList?) -> CollectionDifference<NSManagedObjectID>? {
        guard let ids, let former = old == nil ? [] : old?.ids else { return nil }
        return ids.difference(from: former)
    }

    /// The sections' names and the objects' identifiers; `nil` if the objects are not managed ones.
    func snapshot(_ updated: [NSManagedObjectID]) -> NSDiffableDataSourceSnapshotReference? {
        guard ids != nil else { return nil }
        let made = NSDiffableDataSourceSnapshotReference()
        for section in sections {
            made.appendSections(withIdentifiers: [section.name])
            made.appendItems(
                withIdentifiers: section.members.compactMap { ($0 as? NSManagedObject)?.objectID }, intoSectionWithIdentifier: section.name)
        }
        made.reloadItems(withIdentifiers: updated)
        return made
    }
}
