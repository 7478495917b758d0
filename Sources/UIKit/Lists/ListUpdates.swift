import Foundation

/// A change of a list's contents, as the app announces it.
package enum ListUpdate: Equatable {
    case insertItem(IndexPath)
    case deleteItem(IndexPath)
    case reloadItem(IndexPath)
    case moveItem(IndexPath, IndexPath)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
}

/// What a batch of changes does to the places of sections and items: pure bookkeeping, shared by table and collection views.
///
/// Deletions, reloads and the origins of moves are places before the batch; insertions and the destinations of moves are places after it.
package struct ListUpdateMap {
    /// How many items each section had, and has.
    package let before: [Int]
    package let after: [Int]

    /// The new place of each old section; `nil` if it is gone.
    package private(set) var newSection: [Int?] = []
    /// The old place of each new section; `nil` if it is new.
    package private(set) var oldSection: [Int?] = []

    package private(set) var insertedItems: Set<IndexPath> = []
    package private(set) var deletedItems: Set<IndexPath> = []
    package private(set) var reloadedItems: Set<IndexPath> = []
    package private(set) var reloadedSections: Set<Int> = []
    package private(set) var insertedSections: Set<Int> = []
    package private(set) var deletedSections: Set<Int> = []
    package private(set) var itemMoves: [(from: IndexPath, to: IndexPath)] = []
    package private(set) var sectionMoves: [(from: Int, to: Int)] = []

    private var newItems: [[IndexPath?]] = []
    private var oldItems: [[IndexPath?]] = []

    /// Works out a batch. Call `inconsistency(…)` first: a batch that contradicts the counts gives a map of no meaning.
    package init(before: [Int], after: [Int], updates: [ListUpdate]) {
        self.before = before
        self.after = after
        for update in updates {
            switch update {
            case .insertItem(let path): insertedItems.insert(path)
            case .deleteItem(let path): deletedItems.insert(path)
            case .reloadItem(let path): reloadedItems.insert(path)
            case .moveItem(let from, let to): itemMoves.append((from, to))
            case .insertSection(let section): insertedSections.insert(section)
            case .deleteSection(let section): deletedSections.insert(section)
            case .reloadSection(let section): reloadedSections.insert(section)
            case .moveSection(let from, let to): sectionMoves.append((from, to))
            }
        }
        mapSections()
        mapItems()
    }

    /// Pairs what is left over, in order: everything not named in the batch keeps its neighbours.
    private static func pair(
        oldCount: Int, newCount: Int, gone: Set<Int>, new: Set<Int>, moves: [(from: Int, to: Int)]
    ) -> (forward: [Int?], backward: [Int?]) {
        var forward = [Int?](repeating: nil, count: oldCount)
        var backward = [Int?](repeating: nil, count: newCount)
        var takenOld = gone
        var takenNew = new
        for move in moves where move.from < oldCount && move.to < newCount {
            forward[move.from] = move.to
            backward[move.to] = move.from
            takenOld.insert(move.from)
            takenNew.insert(move.to)
        }
        var next = 0
        for old in 0..<oldCount where !takenOld.contains(old) {
            while next < newCount, takenNew.contains(next) { next += 1 }
            guard next < newCount else { break }
            forward[old] = next
            backward[next] = old
            next += 1
        }
        return (forward, backward)
    }

    private mutating func mapSections() {
        let pairs = Self.pair(
            oldCount: before.count, newCount: after.count, gone: deletedSections, new: insertedSections, moves: sectionMoves)
        newSection = pairs.forward
        oldSection = pairs.backward
    }

    private mutating func mapItems() {
        newItems = before.map { [IndexPath?](repeating: nil, count: $0) }
        oldItems = after.map { [IndexPath?](repeating: nil, count: $0) }
        var goneBySection: [Int: Set<Int>] = [:]
        var newBySection: [Int: Set<Int>] = [:]
        for path in deletedItems { goneBySection[path.section, default: []].insert(path.item) }
        for path in insertedItems { newBySection[path.section, default: []].insert(path.item) }
        for move in itemMoves {
            goneBySection[move.from.section, default: []].insert(move.from.item)
            newBySection[move.to.section, default: []].insert(move.to.item)
        }
        for (old, place) in newSection.enumerated() {
            guard let new = place else { continue }
            let pairs = Self.pair(
                oldCount: before[old], newCount: after[new], gone: goneBySection[old] ?? [], new: newBySection[new] ?? [], moves: [])
            for (item, target) in pairs.forward.enumerated() {
                guard let target else { continue }
                newItems[old][item] = IndexPath(item: target, section: new)
                oldItems[new][target] = IndexPath(item: item, section: old)
            }
        }
        for move in itemMoves {
            guard move.from.section < before.count, move.from.item < before[move.from.section], move.to.section < after.count,
                move.to.item < after[move.to.section]
            else { continue }
            newItems[move.from.section][move.from.item] = move.to
            oldItems[move.to.section][move.to.item] = move.from
        }
    }

    /// The place an item has after the batch; `nil` if it is gone.
    package func new(_ path: IndexPath) -> IndexPath? {
        guard path.section < newItems.count, path.item < newItems[path.section].count else { return nil }
        return newItems[path.section][path.item]
    }

    /// The place an item had before the batch; `nil` if it is new.
    package func old(_ path: IndexPath) -> IndexPath? {
        guard path.section < oldItems.count, path.item < oldItems[path.section].count else { return nil }
        return oldItems[path.section][path.item]
    }

    /// Whether an item, by its old place, is to be asked for again.
    package func isReloaded(_ path: IndexPath) -> Bool { reloadedItems.contains(path) || reloadedSections.contains(path.section) }

    /// What is wrong with the batch, in Apple's words; `nil` if it agrees with the counts.
    ///
    /// `word` is what the list calls its elements: "row" or "item".
    package func inconsistency(word: String) -> String? {
        if let duplicate = duplicates() { return duplicate }
        let expected = before.count - deletedSections.count + insertedSections.count
        if expected != after.count {
            return "Invalid update: invalid number of sections. The number of sections contained in the list view after the update "
                + "(\(after.count)) must be equal to the number of sections contained in the list view before the update "
                + "(\(before.count)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        if let outside = outOfRange(word) { return outside }
        for (new, place) in oldSection.enumerated() {
            guard let old = place, !reloadedSections.contains(old) else { continue }
            let inserted = insertedItems.count { $0.section == new }
            let deleted = deletedItems.count { $0.section == old }
            let movedIn = itemMoves.count { $0.to.section == new }
            let movedOut = itemMoves.count { $0.from.section == old }
            guard before[old] + inserted - deleted + movedIn - movedOut != after[new] else { continue }
            return "Invalid update: invalid number of \(word)s in section \(new). The number of \(word)s contained in an existing "
                + "section after the update (\(after[new])) must be equal to the number of \(word)s contained in that section before "
                + "the update (\(before[old])), plus or minus the number of \(word)s inserted or deleted from that section "
                + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(word)s moved into or out of that "
                + "section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }

    private func duplicates() -> String? {
        for move in itemMoves where deletedItems.contains(move.from) {
            return "attempt to perform a delete and a move from the same index path (\(move.from))"
        }
        for move in itemMoves where insertedItems.contains(move.to) {
            return "attempt to perform an insert and a move to the same index path (\(move.to))"
        }
        for path in deletedItems where reloadedItems.contains(path) {
            return "attempt to delete and reload the same index path (\(path))"
        }
        return nil
    }

    private func outOfRange(_ word: String) -> String? {
        func count(_ counts: [Int], _ section: Int) -> Int? { counts.indices.contains(section) ? counts[section] : nil }
        for section in deletedSections.sorted() where count(before, section) == nil {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for section in insertedSections.sorted() where count(after, section) == nil {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for path in (deletedItems.union(reloadedItems)).sorted() where path.item >= count(before, path.section) ?? 0 {
            let verb = deletedItems.contains(path) ? "delete" : "reload"
            return "attempt to \(verb) \(word) \(path.item) from section \(path.section) which only contains "
                + "\(count(before, path.section) ?? 0) \(word)s before the update"
        }
        for path in insertedItems.sorted() where path.item >= count(after, path.section) ?? 0 {
            return "attempt to insert \(word) \(path.item) into section \(path.section), but there are only "
                + "\(count(after, path.section) ?? 0) \(word)s in section \(path.section) after the update"
        }
        for move in itemMoves {
            if move.from.item >= count(before, move.from.section) ?? 0 {
                return "attempt to move \(word) at \(move.from) which does not exist before the update"
            }
            if move.to.item >= count(after, move.to.section) ?? 0 {
                return "attempt to move \(word) to \(move.to) which does not exist after the update"
            }
        }
        return nil
    }
}
