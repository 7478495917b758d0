import Foundation

/// A provider of cellular services: one that nothing is known of, for this device has no SIM.
///
/// See https://developer.apple.com/documentation/coretelephony/ctcarrier.
@available(iOS, introduced: 4.0, deprecated: 16.0, message: "Deprecated with no replacement")
open class CTCarrier: NSObject {
    /// A provider that nothing is known of.
    public override init() { super.init() }

    /// The provider's name: `nil` without a SIM.
    open var carrierName: String? { nil }
    /// The country's number: `nil` without a SIM.
    open var mobileCountryCode: String? { nil }
    /// The network's number: `nil` without a SIM.
    open var mobileNetworkCode: String? { nil }
    /// The country, by ISO 3166-1: `nil` without a SIM.
    open var isoCountryCode: String? { nil }
    /// Whether calls over the Internet are allowed: they are where no provider forbids them.
    open var allowsVOIP: Bool { true }
}
