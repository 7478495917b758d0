import Foundation

private let descriptionSymbol = "$s10Foundation8NSObjectC11descriptionSSvg"

/// What an object that says nothing else of itself is called: its class, with the app's module, and where it is. Foundation here leaves the
/// module out. This takes the place of its method, by its symbol, which classes of apps refer to, and in its method table.
extension NSObject {
    /// In the place of `description`.
    @nonobjc @_silgen_name("$s10Foundation8NSObjectC11descriptionSSvg")
    public func descriptionWithModule() -> String {
        let name = ClassRegistry.name(of: type(of: self))
        return "<\(name.hasPrefix("Foundation.") ? String(name.dropFirst(11)) : name): \(ObjCException.address(of: self))>"
    }
}

private enum ObjectDescription {
    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        guard MethodTable.exchange(methodOf: descriptionSymbol, of: NSObject.self) else {
            fatalError("Foundation's NSObject has no method \(descriptionSymbol); see `sampan doctor`")
        }
    }
}
