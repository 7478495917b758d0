import Foundation

/// A function as Objective-C passes it: a block, which is an object.
private final class BlockObject {
    /// Calls the function.
    let call: ([Any?]) -> Any?

    init<each Argument, Result>(_ function: @escaping (repeat each Argument) -> Result) {
        call = { arguments in
            var rest = arguments[...]
            func next<T>(_ type: T.Type) -> T {
                let given = rest.popFirst() ?? nil
                if let value = ObjCValue.convert(given, to: T.self) { return value }
                fatalError("A block was called with \(given.map { "\($0)" } ?? "nothing"), where a \(T.self) is declared")
            }
            return function(repeat next((each Argument).self))
        }
    }

    var implementation: MethodImplementation {
        MethodImplementation(block: self) { [call] receiver, _, arguments in call([receiver] + arguments) }
    }
}

/// Makes a method's body of a block, which gets the receiver and the arguments, but no selector.
///
/// See https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:).
@discardableResult
public func imp_implementationWithBlock<each Argument, Result>(_ block: @escaping (repeat each Argument) -> Result) -> IMP {
    BlockObject(block).implementation.pointer
}

/// Makes a method's body of a block that was made an object by `unsafeBitCast`.
@discardableResult
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    guard let block = block as? BlockObject else { fatalError("imp_implementationWithBlock: \(type(of: block)) is not a block") }
    return block.implementation.pointer
}

/// Returns the block that a body was made of.
@discardableResult
public func imp_getBlock(_ anImp: IMP) -> Any? { MethodImplementation.of(anImp).block }

/// Says that a body made of a block is not needed any more; returns whether it was made of one.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { MethodImplementation.of(anImp).block != nil }

/// Returns the bits of a value as another type, as Swift's own function of this name, which this one stands before: with that one, calls
/// of those below would be ambiguous.
@_disfavoredOverload
@inlinable
@inline(__always)
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U { Swift.unsafeBitCast(x, to: type) }

/// Makes an object of a function, as blocks are at Apple.
public func unsafeBitCast<each Argument, Result>(
    _ x: @escaping (repeat each Argument) -> Result, to type: AnyObject.Type
) -> AnyObject { BlockObject(x) }

/// Makes a function of a method's body: it takes the receiver, the selector and the arguments.
///
/// Lowered code calls `MethodBody.unsafeBitCast`, which is never confused with Swift's function.
public func unsafeBitCast<Receiver, each Argument, Result>(
    _ x: IMP, to type: ((Receiver, Selector, repeat each Argument) -> Result).Type
) -> (Receiver, Selector, repeat each Argument) -> Result {
    { (receiver: Receiver, selector: Selector, argument: repeat each Argument) in
        var arguments: [Any?] = []
        func add<T>(_ value: T) { arguments.append(value) }
        repeat add(each argument)
        return MethodBody.call(x, receiver, selector, arguments)
    }
}
