import Foundation

/// `objc_call_method_of_object` of CObjCRuntime, which is not imported: every module that imports this one would need its map.
@_silgen_name("objc_call_method_of_object")
private func callMethod(_ method: UnsafeRawPointer, _ object: UnsafeMutableRawPointer, _ argument: UnsafeMutableRawPointer)

/// `objc_call_method_of_words` of CObjCRuntime.
@_silgen_name("objc_call_method_of_words")
private func callMethod(_ method: UnsafeRawPointer, _ object: UnsafeMutableRawPointer, _ first: UInt, _ second: UInt)

/// `objc_call_truth_getter` of CObjCRuntime.
@_silgen_name("objc_call_truth_getter")
private func callGetter(_ getter: UnsafeRawPointer, _ object: UnsafeMutableRawPointer) -> Int32

/// `objc_call_object_getter` of CObjCRuntime.
@_silgen_name("objc_call_object_getter")
private func callObjectGetter(_ getter: UnsafeRawPointer, _ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

extension MethodTable {
    /// The method of a symbol that another library has, where a function here stands in its place.
    private static func replaced(_ symbol: String) -> UnsafeMutableRawPointer {
        guard let method = dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol) else {
            fatalError("There is no method \(symbol); see `sampan doctor`")
        }
        return method
    }

    /// Calls a method that was replaced, which takes an object and gives nothing.
    package static func callReplaced(_ symbol: String, on object: AnyObject, with argument: AnyObject) {
        callMethod(replaced(symbol), Unmanaged.passUnretained(object).toOpaque(), Unmanaged.passUnretained(argument).toOpaque())
    }

    /// Calls a method that was replaced, which takes nothing and gives nothing.
    package static func callReplaced(_ symbol: String, on object: AnyObject) {
        callMethod(replaced(symbol), Unmanaged.passUnretained(object).toOpaque(), 0, 0)
    }

    /// Calls a method that was replaced, which takes a number and gives nothing.
    package static func callReplaced(_ symbol: String, on object: AnyObject, with number: Int) {
        callMethod(replaced(symbol), Unmanaged.passUnretained(object).toOpaque(), UInt(bitPattern: number), 0)
    }

    /// Calls a method that was replaced, which takes a text and gives nothing.
    package static func callReplaced(_ symbol: String, on object: AnyObject, with text: String) {
        withExtendedLifetime(text) {
            let (first, second) = unsafeBitCast(text, to: (UInt, UInt).self)
            callMethod(replaced(symbol), Unmanaged.passUnretained(object).toOpaque(), first, second)
        }
    }

    /// Calls a method of a table that takes nothing and gives nothing.
    package static func call(_ method: UInt, on object: AnyObject) {
        guard let method = UnsafeRawPointer(bitPattern: method) else { preconditionFailure("There is no method to call") }
        callMethod(method, Unmanaged.passUnretained(object).toOpaque(), 0, 0)
    }

    /// The object that a getter gives which was replaced.
    package static func callReplacedGetter<Object: AnyObject>(_ symbol: String, of object: AnyObject, as type: Object.Type) -> Object? {
        let result = callObjectGetter(replaced(symbol), Unmanaged.passUnretained(object).toOpaque())
        return result.map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }

    /// The truth value that a getter gives which was replaced.
    package static func callReplacedGetter(_ symbol: String, of object: AnyObject) -> Bool {
        callGetter(replaced(symbol), Unmanaged.passUnretained(object).toOpaque()) != 0
    }

    /// The object that a class's getter gives which was replaced, and which does not look at its class.
    package static func objectOfReplaced<Object: AnyObject>(_ symbol: String, as type: Object.Type) -> Object {
        typealias Getter = @convention(c) () -> UnsafeMutableRawPointer
        return Unmanaged<Object>.fromOpaque(unsafeBitCast(replaced(symbol), to: Getter.self)()).takeRetainedValue()
    }
}
