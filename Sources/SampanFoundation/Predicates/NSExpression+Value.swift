import Foundation
import ObjCRuntime

extension NSExpression {
    // @objc(expressionValueWithObject:context:)
    /// What the expression gives for an object. Variables have the context's values by their names.
    ///
    /// - Returns: an object, a number as `NSNumber`, or `nil`.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        for (key, value) in context ?? [:] { if let key = key as? String { bindings[key] = value } }
        return value(PredicateScope(object: object, bindings: bindings, context: context))
    }

    /// What the expression gives, in a scope.
    func value(_ scope: PredicateScope) -> Any? {
        switch content {
        case .constant(let value): return PredicateValue.normalized(value)
        case .evaluatedObject: return PredicateValue.normalized(scope.object)
        case .variable(let name):
            guard let value = scope.bindings[name] else {
                ObjCException.raise("NSInvalidArgumentException", "Can't get value for '\(name)' in bindings \(scope.bindings).")
            }
            return PredicateValue.normalized(value)
        case .keyPath(let path, let start):
            return PredicateValue.value(of: start.map { $0.value(scope) } ?? scope.object, forKeyPath: path)
        case .anyKey: ObjCException.raise("NSInvalidArgumentException", "ANYKEY has no value by itself")
        case .function("objectFrom:withIndex:", let arguments): return element(arguments, scope)
        case .function(let name, let arguments):
            return PredicateFunction.named(name, count: nil)?.call(arguments.map { $0.value(scope) })
        case .message(let target, let name, let arguments): return answer(target, name, arguments.map { $0.value(scope) }, scope)
        case .indexSymbol(let symbol): return symbol.rawValue
        case .aggregate(let expressions): return expressions.map { $0.value(scope) ?? NSNull() }
        case .set(let type, let left, let right): return set(type, left.value(scope), right.value(scope))
        case .subquery(let collection, let name, let predicate):
            guard let elements = PredicateValue.elements(collection.value(scope)) else { return nil }
            return elements.filter { predicate.evaluate(scope.object, bindings: scope.bindings.merging([name: $0]) { $1 }) }
        case .conditional(let predicate, let first, let second):
            return (predicate.evaluate(scope.object, bindings: scope.bindings) ? first : second).value(scope)
        case .block(let block, let arguments):
            return PredicateValue.normalized(block(scope.object, arguments.map { $0.value(scope) ?? NSNull() }, scope.context))
        }
    }

    private func answer(_ target: NSExpression, _ name: String, _ arguments: [Any?], _ scope: PredicateScope) -> Any? {
        guard let receiver = target.value(scope) else { return nil }
        // These are no methods that a message finds.
        if ["valueForKey:", "valueForKeyPath:"].contains(name), let path = arguments.first as? String {
            return PredicateValue.value(of: receiver, forKeyPath: path)
        }
        return PredicateValue.normalized(ObjCMessage.send(Selector(name), to: PredicateValue.object(receiver), arguments))
    }

    private func element(_ arguments: [NSExpression], _ scope: PredicateScope) -> Any? {
        let collection = arguments[0].value(scope)
        if let dictionary = collection as? NSDictionary, let key = arguments[1].value(scope) {
            return PredicateValue.normalized(dictionary.object(forKey: key))
        }
        guard let elements = PredicateValue.elements(collection) else { return nil }
        if case .indexSymbol(let symbol) = arguments[1].content {
            switch symbol {
            case .first: return PredicateValue.normalized(elements.first)
            case .last: return PredicateValue.normalized(elements.last)
            case .size: return NSNumber(value: elements.count)
            }
        }
        let index = PredicateValue.number(arguments[1].value(scope))?.intValue ?? 0
        guard elements.indices.contains(index) else {
            ObjCException.raise("NSRangeException", "index \(index) beyond bounds for an array of \(elements.count) elements")
        }
        return PredicateValue.normalized(elements[index])
    }

    private func set(_ type: ExpressionType, _ left: Any?, _ right: Any?) -> Any? {
        guard let left = PredicateValue.elements(left), let right = PredicateValue.elements(right) else {
            ObjCException.raise("NSInvalidArgumentException", "Can't evaluate set expression; both operands have to be collections")
        }
        let (first, second) = (Set(left.map(PredicateElement.init)), Set(right.map(PredicateElement.init)))
        let result: Set<PredicateElement> =
            switch type {
            case .unionSet: first.union(second)
            case .intersectSet: first.intersection(second)
            default: first.subtracting(second)
            }
        return NSSet(array: result.map(\.value))
    }
}

/// What an expression is evaluated with.
struct PredicateScope {
    var object: Any?
    var bindings: [String: Any]
    var context: NSMutableDictionary?
}

/// An element of a set, told from others as predicates do.
private struct PredicateElement: Hashable {
    let value: Any

    static func == (left: Self, right: Self) -> Bool { PredicateValue.areEqual(left.value, right.value) }

    func hash(into hasher: inout Hasher) {
        switch PredicateValue.normalized(value) {
        case let number as NSNumber: hasher.combine(number.doubleValue)
        case let value as AnyHashable: hasher.combine(value)
        default: break
        }
    }
}
