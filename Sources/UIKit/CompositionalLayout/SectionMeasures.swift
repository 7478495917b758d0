import Foundation

/// What the views of a section have said of the sizes they prefer, in points.
struct SectionMeasures: MeasuredSizes {
    private(set) var items: [Int: CGSize] = [:]
    private(set) var extras: [String: [Int: CGSize]] = [:]
    /// A bit for each item that has said anything: sections may have a hundred thousand.
    private var marks: [UInt64] = []

    func size(ofItem item: Int) -> CGSize? { items[item] }
    func size(ofExtra kind: String, item: Int) -> CGSize? { extras[kind]?[item] }

    func hasSize(ofAnyIn range: Range<Int>) -> Bool {
        var item = range.lowerBound
        while item < range.upperBound, item >> 6 < marks.count {
            let word = marks[item >> 6] >> UInt64(item & 63)
            if word != 0 { return item + word.trailingZeroBitCount < range.upperBound }
            item = (item >> 6 + 1) << 6
        }
        return false
    }

    private mutating func mark(_ item: Int) {
        while item >> 6 >= marks.count { marks.append(0) }
        marks[item >> 6] |= 1 << UInt64(item & 63)
    }

    mutating func set(_ size: CGSize, ofItem item: Int) {
        items[item] = size
        mark(item)
    }

    /// Headers and the like have numbers below zero.
    mutating func set(_ size: CGSize, ofExtra kind: String, item: Int) {
        extras[kind, default: [:]][item] = size
        if item >= 0 { mark(item) }
    }
}
