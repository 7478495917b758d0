import Foundation

/// Who is told that data goes by another SIM.
///
/// See https://developer.apple.com/documentation/coretelephony/cttelephonynetworkinfodelegate.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    // @objc optional
    /// Data goes by another SIM.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

/// The device's cellular services: there are none, as on a device without a SIM, and none come. What goes over the network goes by the machine's
/// own connections (Network, SystemConfiguration).
///
/// See https://developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo.
open class CTTelephonyNetworkInfo: NSObject {
    /// Something to ask.
    public override init() { super.init() }

    /// The SIM that data goes by: `nil` without one.
    open var dataServiceIdentifier: String? { nil }
    /// Who is told that data goes by another SIM.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// How each service is connected: `nil` without services.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }

    /// The services' providers: `nil` without services.
    @available(iOS, introduced: 12.0, deprecated: 16.0, message: "Deprecated with no replacement")
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Called with the service whose provider is another one.
    @available(iOS, introduced: 12.0, deprecated: 16.0, message: "Deprecated with no replacement")
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    /// The provider: `nil` without a service.
    @available(iOS, introduced: 4.0, deprecated: 12.0, message: "Use serviceSubscriberCellularProviders")
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Called when the provider is another one.
    @available(iOS, introduced: 4.0, deprecated: 12.0, message: "Use serviceSubscriberCellularProvidersDidUpdateNotifier")
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    /// How the service is connected: `nil` without one.
    @available(iOS, introduced: 7.0, deprecated: 12.0, message: "Use serviceCurrentRadioAccessTechnology")
    open var currentRadioAccessTechnology: String? { nil }
}

extension NSNotification.Name {
    /// Posted when a service is connected in another way.
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
    /// Posted when the service is connected in another way.
    public static let CTRadioAccessTechnologyDidChange = NSNotification.Name("CTRadioAccessTechnologyDidChangeNotification")
}
