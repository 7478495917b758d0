import Foundation

/// `objc_call_method_of_object` of CObjCRuntime, which is not imported: every module that imports this one would need its map.
@_silgen_name("objc_call_method_of_object")
private func callMethod(_ method: UnsafeRawPointer, _ object: UnsafeMutableRawPointer, _ argument: UnsafeMutableRawPointer)

extension MethodTable {
    /// Calls the method of a symbol that another library has, where a function here stands in its place. It takes an object and gives
    /// nothing.
    package static func callReplaced(_ symbol: String, on object: AnyObject, with argument: AnyObject) {
        guard let method = dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol) else {
            fatalError("There is no method \(symbol); see `sampan doctor`")
        }
        callMethod(method, Unmanaged.passUnretained(object).toOpaque(), Unmanaged.passUnretained(argument).toOpaque())
    }
}
