import Foundation

/// `objc_hook_skip_next` of CObjCRuntime.
@_silgen_name("objc_hook_skip_next") private func skipNextHook()

/// `objc_hook_takes_skip` of CObjCRuntime.
@_silgen_name("objc_hook_takes_skip") private func takeSkip() -> Int32

/// What the body of an exchangeable method asks first: whether another body is to run in its place.
///
/// Swift calls methods by tables and symbols that cannot be changed, so exchanging works where a body asks. The frameworks' hooks follow
/// from their `dynamic` marks (`make generate`); lowering gives hooks to an app's `@objc dynamic` methods, and to all that are exposed in a
/// module that exchanges methods.
public enum MethodHooks {
    /// Whether anybody has asked for a method, and hooks have to look.
    nonisolated(unsafe) public internal(set) static var isActive = false

    /// Lets the next hook on this thread run the class's own body. The call of it must follow at once.
    public static func callOriginal() { skipNextHook() }

    /// Runs what replaces a method's body; `nil` if nothing does.
    public static func run<Result>(
        _ cls: AnyClass, _ selector: StaticString, _ receiver: AnyObject, _ arguments: [Any?], as type: Result.Type
    ) -> Result? {
        if takeSkip() != 0 { return nil }
        let name = Selector("\(selector)")
        guard let body = MethodRecords.replacement(cls, name, isClassMethod: false, Swift.type(of: receiver)) else { return nil }
        return .some(result(body.call(receiver, name, arguments), of: name))
    }

    /// Runs what replaces a class method's body; `nil` if nothing does.
    public static func run<Result>(
        _ cls: AnyClass, _ selector: StaticString, _ receiver: AnyClass, _ arguments: [Any?], as type: Result.Type
    ) -> Result? {
        if takeSkip() != 0 { return nil }
        let name = Selector("\(selector)")
        guard let body = MethodRecords.replacement(cls, name, isClassMethod: true, receiver) else { return nil }
        return .some(result(body.call(receiver as AnyObject, name, arguments), of: name))
    }

    /// A result as the type that a caller waits for. Ends the process if it cannot be that.
    static func result<Result>(_ value: Any?, of selector: Selector) -> Result {
        if Result.self == Void.self { return () as! Result }
        if let result = ObjCValue.convert(value, to: Result.self) { return result }
        fatalError("\(selector) returned \(value.map { "\($0)" } ?? "nil"), where a \(Result.self) is declared")
    }
}
