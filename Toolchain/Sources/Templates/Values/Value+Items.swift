import Foundation

extension Value {
    /// One of the values that a loop goes through.
    struct Item {
        /// The value, or the parts of a pair or tuple.
        let parts: [Any?]
        /// Whether it is a pair or tuple.
        let isTuple: Bool
        /// The value as it is told in messages.
        let value: Any

        init(_ value: Any) {
            self.value = value
            let mirror = value is String || value is Int ? nil : Mirror(reflecting: value)
            isTuple = mirror?.displayStyle == .tuple
            parts = isTuple ? mirror?.children.map(\.value) ?? [] : [value]
        }
    }

    /// What a loop goes through: a list, a table's pairs by their keys' order, a range, a tuple's elements or an object's stored properties
    /// with their names. Nothing for other values.
    static func items(of value: Any?, limit: Int) throws -> [Item] {
        switch unwrapped(value) {
        case nil, is String, is Bool, is Int, is Double: return []
        case let list as [Any]: return list.map { Item($0) }
        case let table as [String: Any]:
            return table.sorted { $0.key < $1.key }.map { Item((key: $0.key, value: $0.value)) }
        case let bytes as Data: return bytes.map { Item(Int($0)) }
        case let range as ClosedRange<Int>: return try numbers(range, limit: limit).map { Item($0) }
        case let range as Range<Int>:
            return range.isEmpty ? [] : try numbers(range.lowerBound...range.upperBound - 1, limit: limit).map { Item($0) }
        case let value?: return properties(of: Mirror(reflecting: value)).map { Item($0) }
        }
    }

    /// The numbers of a range, so many of them as are allowed.
    static func numbers(_ range: ClosedRange<Int>, limit: Int) throws -> [Int] {
        let (count, isOver) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        guard !isOver, count < limit else { throw TemplateError("The range \(range) has more than \(limit) numbers") }
        return Array(range)
    }

    private static func properties(of mirror: Mirror) -> [(label: String, value: Any)] {
        switch mirror.displayStyle {
        case .tuple:
            return mirror.children.enumerated().map { number, child in
                (child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "\(number)", child.value)
            }
        case .struct, .class:
            var all: [(label: String, value: Any)] = []
            var current: Mirror? = mirror
            while let mirror = current {
                all += mirror.children.compactMap { child in child.label.map { ($0, child.value) } }
                current = mirror.superclassMirror
            }
            return all
        default: return []
        }
    }
}
