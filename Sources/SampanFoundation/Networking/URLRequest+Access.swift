import Foundation
import FoundationNetworking
import ObjCRuntime

/// What a request has beside what Foundation keeps, or keeps for one object alone and not for its copies.
final class RequestExtras {
    var allowsExpensive = true
    var allowsConstrained = true
    /// What protocols have noted, by key.
    var properties: [String: Any] = [:]

    nonisolated(unsafe) private static var key: UInt8 = 0

    static func of(_ request: NSURLRequest) -> RequestExtras {
        ObjectLifetime.value(of: request, key: &key, orMake: RequestExtras.init)
    }

    /// Does not make anything: most requests have nothing.
    static func known(of request: NSURLRequest) -> RequestExtras? { ObjectLifetime.value(of: request, key: &key) as? RequestExtras }

    /// Gives a copy what its original has.
    fileprivate static func hand(from original: NSURLRequest, to copy: Any) -> Any {
        guard let extras = known(of: original), let request = copy as? NSURLRequest, request !== original else { return copy }
        let own = of(request)
        (own.allowsExpensive, own.allowsConstrained) = (extras.allowsExpensive, extras.allowsConstrained)
        own.properties = extras.properties
        return copy
    }

    // Each overrides one method: that is put in the place of Foundation's. A mutable request's own method is another than a request's.

    private final class Copied: NSURLRequest {
        override func copy(with zone: NSZone?) -> Any { RequestExtras.hand(from: self, to: super.copy(with: zone)) }
    }

    private final class MutablyCopied: NSURLRequest {
        override func mutableCopy(with zone: NSZone?) -> Any { RequestExtras.hand(from: self, to: super.mutableCopy(with: zone)) }
    }

    private final class Plain: NSURLRequest {}

    private final class MutableCopied: NSMutableURLRequest {
        override func copy(with zone: NSZone?) -> Any { RequestExtras.hand(from: self, to: super.copy(with: zone)) }
    }

    private final class MutableMutablyCopied: NSMutableURLRequest {
        override func mutableCopy(with zone: NSZone?) -> Any { RequestExtras.hand(from: self, to: super.mutableCopy(with: zone)) }
    }

    private final class MutablePlain: NSMutableURLRequest {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: MutableCopied.self, butNotBy: MutablePlain.self, of: NSMutableURLRequest.self)
        MethodTable.exchange(overriddenBy: MutableMutablyCopied.self, butNotBy: MutablePlain.self, of: NSMutableURLRequest.self)
        MethodTable.exchange(overriddenBy: Copied.self, butNotBy: Plain.self, of: NSURLRequest.self)
        MethodTable.exchange(overriddenBy: MutablyCopied.self, butNotBy: Plain.self, of: NSURLRequest.self)
        for symbol in [setSymbol, removeSymbol, getSymbol] {
            guard MethodTable.exchange(methodOf: symbol, of: URLProtocol.self) else {
                fatalError("Foundation's URLProtocol has no method \(symbol); see `sampan doctor`")
            }
        }
    }
}

extension NSURLRequest {
    /// Whether networks may be used that cost money, as phones' do. The machine's own is taken for none.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsurlrequest/allowsexpensivenetworkaccess.
    @_disfavoredOverload
    public var allowsExpensiveNetworkAccess: Bool { RequestExtras.known(of: self)?.allowsExpensive ?? true }

    /// Whether networks may be used for which a person has asked to save data. The machine's own is taken for none.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsurlrequest/allowsconstrainednetworkaccess.
    @_disfavoredOverload
    public var allowsConstrainedNetworkAccess: Bool { RequestExtras.known(of: self)?.allowsConstrained ?? true }
}

/// A request whose networks can be chosen: a mutable one has a property of the same name as what it inherits, which can be set.
public protocol NetworkChoosing: NSMutableURLRequest {}

extension NSMutableURLRequest: NetworkChoosing {}

extension NetworkChoosing {
    /// Whether networks may be used that cost money, as phones' do. The machine's own is taken for none.
    public var allowsExpensiveNetworkAccess: Bool {
        get { RequestExtras.known(of: self)?.allowsExpensive ?? true }
        set { RequestExtras.of(self).allowsExpensive = newValue }
    }

    /// Whether networks may be used for which a person has asked to save data. The machine's own is taken for none.
    public var allowsConstrainedNetworkAccess: Bool {
        get { RequestExtras.known(of: self)?.allowsConstrained ?? true }
        set { RequestExtras.of(self).allowsConstrained = newValue }
    }
}

extension URLRequest {
    /// Whether networks may be used that cost money, as phones' do. The machine's own is taken for none.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlrequest/allowsexpensivenetworkaccess.
    public var allowsExpensiveNetworkAccess: Bool {
        get { (self as NSURLRequest).allowsExpensiveNetworkAccess }
        set { change { $0.allowsExpensiveNetworkAccess = newValue } }
    }

    /// Whether networks may be used for which a person has asked to save data. The machine's own is taken for none.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlrequest/allowsconstrainednetworkaccess.
    public var allowsConstrainedNetworkAccess: Bool {
        get { (self as NSURLRequest).allowsConstrainedNetworkAccess }
        set { change { $0.allowsConstrainedNetworkAccess = newValue } }
    }

    private mutating func change(_ body: (NSMutableURLRequest) -> Void) {
        guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
        body(request)
        self = request as URLRequest
    }
}

// MARK: Protocols' properties

private let setSymbol = "$s20FoundationNetworking11URLProtocolC11setProperty_6forKey2inyyp_SSAA19NSMutableURLRequestCtFZ"
private let removeSymbol = "$s20FoundationNetworking11URLProtocolC14removeProperty6forKey2inySS_AA19NSMutableURLRequestCtFZ"
private let getSymbol = "$s20FoundationNetworking11URLProtocolC8property6forKey2inypSgSS_AA10URLRequestVtFZ"

extension URLProtocol {
    /// In the place of `setProperty(_:forKey:in:)`: a protocol that marks what it has seen meets the mark in the copy that it is given.
    @nonobjc @_silgen_name("$s20FoundationNetworking11URLProtocolC11setProperty_6forKey2inyyp_SSAA19NSMutableURLRequestCtFZ")
    public class func noteProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
        RequestExtras.of(request).properties[key] = value
    }

    /// In the place of `removeProperty(forKey:in:)`.
    @nonobjc @_silgen_name("$s20FoundationNetworking11URLProtocolC14removeProperty6forKey2inySS_AA19NSMutableURLRequestCtFZ")
    public class func forgetProperty(forKey key: String, in request: NSMutableURLRequest) {
        RequestExtras.known(of: request)?.properties[key] = nil
    }

    /// In the place of `property(forKey:in:)`.
    @nonobjc @_silgen_name("$s20FoundationNetworking11URLProtocolC8property6forKey2inypSgSS_AA10URLRequestVtFZ")
    public class func notedProperty(forKey key: String, in request: URLRequest) -> Any? {
        RequestExtras.known(of: request as NSURLRequest)?.properties[key]
    }
}
