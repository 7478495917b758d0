import Foundation
import ObjCRuntime

private let descriptionSymbol = "$s10Foundation8NSNumberC11descriptionSSvg"
private let valueSymbol = "$s10Foundation8NSNumberC11stringValueSSvg"

/// Numbers as text, as on iOS: a double has up to 16 digits, a float up to 7, and neither a fraction of zero. Foundation here writes as Swift
/// does: "0.0". These take the place of its methods, by their symbols and in its method table.
extension NSNumber {
    /// In the place of `description`.
    @nonobjc @_silgen_name("$s10Foundation8NSNumberC11descriptionSSvg")
    public func descriptionWithoutEmptyFraction() -> String { NumberText.text(of: self) }

    /// In the place of `stringValue`.
    @nonobjc @_silgen_name("$s10Foundation8NSNumberC11stringValueSSvg")
    public func stringValueWithoutEmptyFraction() -> String { NumberText.text(of: self) }
}

private enum NumberText {
    static func text(of number: NSNumber) -> String {
        switch String(cString: number.objCType) {
        case "d": formatted(number.doubleValue, digits: 16)
        case "f": formatted(Double(number.floatValue), digits: 7)
        case "Q": number.uint64Value.description
        default: number.int64Value.description
        }
    }

    private static func formatted(_ value: Double, digits: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            _ = withVaList([digits, value]) { vsnprintf(buffer.baseAddress!, buffer.count, "%0.*g", $0) }
            return String(cString: buffer.baseAddress!)
        }
    }

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        for symbol in [descriptionSymbol, valueSymbol] where !MethodTable.exchange(methodOf: symbol, of: NSNumber.self) {
            fatalError("Foundation's NSNumber has no method \(symbol); see `sampan doctor`")
        }
    }
}
