import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Takes the elements at some places away.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at some places before the one that stands at another.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = source.count { $0 < destination }
        for index in source.reversed() { remove(at: index) }
        insert(contentsOf: moved, at: destination - before)
    }
}
