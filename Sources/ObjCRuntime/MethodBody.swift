import Foundation

/// Bodies of methods as functions, which take the receiver, the selector and the arguments.
///
/// One function for each number of arguments: with parameter packs the compiler does not find its way where the function is called at
/// once within a longer expression.
public enum MethodBody {
    static func call<Result>(_ body: IMP, _ receiver: Any, _ selector: Selector, _ arguments: [Any?]) -> Result {
        let values = arguments.map { $0.flatMap(ObjCValue.unwrapped) }
        return MethodHooks.result(MethodImplementation.of(body).call(receiver as AnyObject, selector, values), of: selector)
    }

    /// Makes a function of the body of a method that takes no argument.
    public static func unsafeBitCast<Receiver, Result>(_ x: IMP, to type: ((Receiver, Selector) -> Result).Type) -> (Receiver, Selector) ->
        Result
    {
        { call(x, $0, $1, []) }
    }

    /// Makes a function of the body of a method that takes an argument.
    public static func unsafeBitCast<Receiver, A1, Result>(_ x: IMP, to type: ((Receiver, Selector, A1) -> Result).Type) -> (
        Receiver, Selector, A1
    ) -> Result {
        { call(x, $0, $1, [$2]) }
    }

    /// Makes a function of the body of a method that takes two arguments.
    public static func unsafeBitCast<Receiver, A1, A2, Result>(_ x: IMP, to type: ((Receiver, Selector, A1, A2) -> Result).Type) -> (
        Receiver, Selector, A1, A2
    ) -> Result {
        { call(x, $0, $1, [$2, $3]) }
    }

    /// Makes a function of the body of a method that takes three arguments.
    public static func unsafeBitCast<Receiver, A1, A2, A3, Result>(_ x: IMP, to type: ((Receiver, Selector, A1, A2, A3) -> Result).Type)
        -> (Receiver, Selector, A1, A2, A3) -> Result
    {
        { call(x, $0, $1, [$2, $3, $4]) }
    }

    /// Makes a function of the body of a method that takes four arguments.
    public static func unsafeBitCast<Receiver, A1, A2, A3, A4, Result>(
        _ x: IMP, to type: ((Receiver, Selector, A1, A2, A3, A4) -> Result).Type
    ) -> (Receiver, Selector, A1, A2, A3, A4) -> Result {
        { call(x, $0, $1, [$2, $3, $4, $5]) }
    }

    /// Makes a function of the body of a method that takes five arguments.
    public static func unsafeBitCast<Receiver, A1, A2, A3, A4, A5, Result>(
        _ x: IMP, to type: ((Receiver, Selector, A1, A2, A3, A4, A5) -> Result).Type
    ) -> (Receiver, Selector, A1, A2, A3, A4, A5) -> Result {
        { call(x, $0, $1, [$2, $3, $4, $5, $6]) }
    }

    /// Makes a function of the body of a method that takes six arguments.
    public static func unsafeBitCast<Receiver, A1, A2, A3, A4, A5, A6, Result>(
        _ x: IMP, to type: ((Receiver, Selector, A1, A2, A3, A4, A5, A6) -> Result).Type
    ) -> (Receiver, Selector, A1, A2, A3, A4, A5, A6) -> Result {
        { call(x, $0, $1, [$2, $3, $4, $5, $6, $7]) }
    }
}
