import Foundation
import ObjCRuntime

/// What an expression consists of. Asking for a part that an expression of its type has not raises `NSInvalidArgumentException`.
extension NSExpression {
    /// What the expression is.
    public var expressionType: ExpressionType {
        switch content {
        case .constant, .indexSymbol: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .anyKey: .anyKey
        case .function, .message: .function
        case .aggregate: .aggregate
        case .set(let type, _, _): type
        case .subquery: .subquery
        case .conditional: .conditional
        case .block: .block
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        switch content {
        case .constant(let value): value
        case .indexSymbol(let symbol): symbol.rawValue
        default: lacks("constantValue")
        }
    }

    /// The path of a key path.
    public var keyPath: String {
        guard case .keyPath(let path, _) = content else { lacks("keyPath") }
        return path
    }

    /// The name of a function, or the selector of a message.
    public var function: String {
        switch content {
        case .function(let name, _), .message(_, let name, _): name
        default: lacks("function")
        }
    }

    /// The name of a variable.
    public var variable: String {
        switch content {
        case .variable(let name), .subquery(_, let name, _): name
        default: lacks("variable")
        }
    }

    /// What a function is asked of, or a key path starts from.
    public var operand: NSExpression {
        switch content {
        case .message(let target, _, _): target
        case .keyPath(_, let start): start ?? NSExpression(.evaluatedObject)
        default: lacks("operand")
        }
    }

    /// The arguments of a function or closure.
    public var arguments: [NSExpression]? {
        switch content {
        case .function(_, let arguments), .message(_, _, let arguments), .block(_, let arguments): arguments
        default: lacks("arguments")
        }
    }

    /// The expressions of an aggregate, or the collection of a subquery.
    public var collection: Any {
        switch content {
        case .aggregate(let expressions): expressions
        case .subquery(let collection, _, _): collection
        default: lacks("collection")
        }
    }

    /// What decides in a subquery or a conditional expression.
    public var predicate: NSPredicate {
        switch content {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: lacks("predicate")
        }
    }

    /// The first of the two collections of an operation on sets.
    public var left: NSExpression {
        guard case .set(_, let left, _) = content else { lacks("leftExpression") }
        return left
    }

    /// The second of the two collections of an operation on sets.
    public var right: NSExpression {
        guard case .set(_, _, let right) = content else { lacks("rightExpression") }
        return right
    }

    /// What a conditional expression stands for where its predicate holds.
    public var `true`: NSExpression {
        guard case .conditional(_, let expression, _) = content else { lacks("trueExpression") }
        return expression
    }

    /// What a conditional expression stands for where its predicate does not hold.
    public var `false`: NSExpression {
        guard case .conditional(_, _, let expression) = content else { lacks("falseExpression") }
        return expression
    }

    /// The closure of an expression that was made with one.
    public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
        guard case .block(let block, _) = content else { lacks("expressionBlock") }
        return block
    }

    private func lacks(_ part: String) -> Never {
        ObjCException.raise(
            "NSInvalidArgumentException", "*** -\(part) not defined for expressions of type \(expressionType) (\(description))")
    }

    /// The expression with constants for some of its variables.
    func replacing(_ variables: [String: Any]) -> NSExpression {
        func all(_ expressions: [NSExpression]) -> [NSExpression] { expressions.map { $0.replacing(variables) } }
        switch content {
        case .variable(let name): return variables[name].map { NSExpression(forConstantValue: $0) } ?? self
        case .keyPath(let path, let start?): return NSExpression(.keyPath(path, start.replacing(variables)))
        case .function(let name, let arguments): return NSExpression(.function(name, all(arguments)))
        case .message(let target, let name, let arguments):
            return NSExpression(.message(target.replacing(variables), name, all(arguments)))
        case .aggregate(let expressions): return NSExpression(.aggregate(all(expressions)))
        case .set(let type, let left, let right):
            return NSExpression(.set(type, left.replacing(variables), right.replacing(variables)))
        case .subquery(let collection, let name, let predicate):
            // Inside, the name stands for an element.
            let rest = variables.filter { $0.key != name }
            return NSExpression(.subquery(collection.replacing(variables), name, predicate.replacing(rest)))
        case .conditional(let predicate, let first, let second):
            return NSExpression(.conditional(predicate.replacing(variables), first.replacing(variables), second.replacing(variables)))
        case .block(let block, let arguments): return NSExpression(.block(block, all(arguments)))
        case .constant, .evaluatedObject, .keyPath, .anyKey, .indexSymbol: return self
        }
    }
}
