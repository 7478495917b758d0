import Foundation
import ObjCRuntime

private let maximumSymbol = "$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs"

/// The limits of a number's fraction: whoever sets the higher one below the lower one lowers that, too, as on iOS. Foundation here keeps the
/// lower one, which goes before: a currency's two digits could not be left out by the higher limit alone.
extension NumberFormatter {
    /// In the place of the setter of `maximumFractionDigits`.
    @nonobjc @_silgen_name("$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs")
    public func setMaximumAndLowerMinimum(_ count: Int) {
        MethodTable.callReplaced(maximumSymbol, on: self, with: count)
        if minimumFractionDigits > count { minimumFractionDigits = count }
    }
}

private enum FractionLimits {
    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        guard MethodTable.exchange(methodOf: maximumSymbol, of: NumberFormatter.self) else {
            fatalError("Foundation's NumberFormatter has no method \(maximumSymbol); see `sampan doctor`")
        }
    }
}
