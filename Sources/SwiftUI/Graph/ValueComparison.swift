@_spi(Reflection) import Swift

/// Whether two values of a view are the same, so that its body need not be evaluated again.
@MainActor
enum ValueComparison {
    /// A part of a value that says by itself whether it is another one's equal.
    typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var known: [ObjectIdentifier: Comparison] = [:]

    static func areEqual<T>(_ first: T, _ second: T) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in comparison(of: T.self)(UnsafeRawPointer(first), UnsafeRawPointer(second)) }
        }
    }

    private static func comparison(of type: Any.Type) -> Comparison {
        if let comparison = known[ObjectIdentifier(type)] { return comparison }
        let made = make(type)
        known[ObjectIdentifier(type)] = made
        return made
    }

    private static func make(_ type: Any.Type) -> Comparison {
        if type is any StoredElsewhere.Type { return { _, _ in true } }
        if let comparing = type as? any SelfComparing.Type { return ownComparison(comparing) }
        if let equatable = type as? any Equatable.Type { return equality(equatable) }
        if type is AnyClass {
            return { $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self) }
        }
        var parts: [Comparison] = []
        var isStructure = true
        let isComplete = _forEachField(of: type, options: []) { _, offset, type, kind in
            switch kind {
            case .function:
                // A closure is a function and what it has captured.
                parts.append { first, second in
                    first.loadUnaligned(fromByteOffset: offset, as: (Int, Int).self)
                        == second.loadUnaligned(fromByteOffset: offset, as: (Int, Int).self)
                }
            case .struct, .class, .tuple, .enum, .optional:
                let comparison = comparison(of: type)
                parts.append { comparison($0 + offset, $1 + offset) }
            default: isStructure = false
            }
            return true
        }
        if isComplete, isStructure, !parts.isEmpty { return { first, second in parts.allSatisfy { $0(first, second) } } }
        return isEmptyStructure(type) ? { _, _ in true } : { _, _ in false }
    }

    private static func isEmptyStructure(_ type: Any.Type) -> Bool {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size) == 0
    }

    private static func ownComparison<T: SelfComparing>(_ type: T.Type) -> Comparison {
        { $0.assumingMemoryBound(to: T.self).pointee.isSame(as: $1.assumingMemoryBound(to: T.self).pointee) }
    }

    private static func equality<T: Equatable>(_ type: T.Type) -> Comparison {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
}

/// A property whose value is not in the structure: a new structure changes nothing.
protocol StoredElsewhere {}
