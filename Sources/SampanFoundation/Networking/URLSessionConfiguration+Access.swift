import Foundation
import FoundationNetworking
import ObjCRuntime

private let waitsSymbol = "$s20FoundationNetworking23URLSessionConfigurationC20waitsForConnectivitySbvg"

/// What a configuration has beside what Foundation keeps.
final class ConfigurationExtras {
    var waitsForConnectivity = false
    var allowsExpensive = true
    var allowsConstrained = true
    var sendsLaunchEvents = true

    nonisolated(unsafe) private static var key: UInt8 = 0

    static func of(_ configuration: URLSessionConfiguration) -> ConfigurationExtras {
        ObjectLifetime.value(of: configuration, key: &key, orMake: ConfigurationExtras.init)
    }

    fileprivate func take(from other: ConfigurationExtras) {
        (waitsForConnectivity, allowsExpensive) = (other.waitsForConnectivity, other.allowsExpensive)
        (allowsConstrained, sendsLaunchEvents) = (other.allowsConstrained, other.sendsLaunchEvents)
    }

    /// A session keeps a copy of its configuration: what is kept here has to go with it.
    private final class Copied: URLSessionConfiguration, @unchecked Sendable {
        override func copy(with zone: NSZone?) -> Any {
            let copy = super.copy(with: zone)
            if let copy = copy as? URLSessionConfiguration { ConfigurationExtras.of(copy).take(from: ConfigurationExtras.of(self)) }
            return copy
        }
    }

    private final class Plain: URLSessionConfiguration, @unchecked Sendable {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Copied.self, butNotBy: Plain.self, of: URLSessionConfiguration.self)
        guard MethodTable.exchange(methodOf: waitsSymbol, of: URLSessionConfiguration.self) else {
            fatalError("Foundation's URLSessionConfiguration has no method \(waitsSymbol); see `sampan doctor`")
        }
    }
}

extension URLSessionConfiguration {
    /// In the place of the getter of `waitsForConnectivity`.
    @nonobjc @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC20waitsForConnectivitySbvg")
    public func waitsForConnectivityAsItWasSet() -> Bool { ConfigurationExtras.of(self).waitsForConnectivity }

    /// Whether tasks wait for a network where there is none, instead of failing at once. They do not at first.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlsessionconfiguration/waitsforconnectivity.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { ConfigurationExtras.of(self).waitsForConnectivity }
        set { ConfigurationExtras.of(self).waitsForConnectivity = newValue }
    }

    /// Whether networks may be used that cost money, as phones' do. The machine's own is taken for none.
    public var allowsExpensiveNetworkAccess: Bool {
        get { ConfigurationExtras.of(self).allowsExpensive }
        set { ConfigurationExtras.of(self).allowsExpensive = newValue }
    }

    /// Whether networks may be used for which a person has asked to save data. The machine's own is taken for none.
    public var allowsConstrainedNetworkAccess: Bool {
        get { ConfigurationExtras.of(self).allowsConstrained }
        set { ConfigurationExtras.of(self).allowsConstrained = newValue }
    }

    /// Whether an app that was ended is launched when its transfers are done. Transfers end with the app here, so none ever is.
    public var sessionSendsLaunchEvents: Bool {
        get { ConfigurationExtras.of(self).sendsLaunchEvents }
        set { ConfigurationExtras.of(self).sendsLaunchEvents = newValue }
    }

    /// A configuration for transfers that go on while the app is in the background. They go on as long as the app runs, which no system ends.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlsessionconfiguration/background(withidentifier:).
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }
}

extension URLSessionDelegate {
    /// Called when all that happened while the app was away has been told. An app is never away here.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}
