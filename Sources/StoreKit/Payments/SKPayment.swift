import Foundation

/// Something that is to be bought. See https://developer.apple.com/documentation/storekit/skpayment.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// What a payment says.
    struct Values: Equatable {
        var productIdentifier = ""
        var quantity = 1
        var requestData: Data?
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var discount: SKPaymentDiscount?
    }

    var values: Values

    /// Creates a payment for nothing.
    public override init() { values = Values() }

    // @objc(paymentWithProduct:)
    /// Creates a payment for one of a product.
    public init(product: SKProduct) { values = Values(productIdentifier: product.productIdentifier) }

    init(_ values: Values) { self.values = values }

    /// The identifier of what is bought.
    open var productIdentifier: String { values.productIdentifier }
    /// How much is bought.
    open var quantity: Int { values.quantity }
    /// Not used by the store.
    open var requestData: Data? { values.requestData }
    /// The app's own mark of the person.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether somebody of the family is asked, as a child's device does.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    /// The offer of the app's own that it is bought by.
    open var paymentDiscount: SKPaymentDiscount? { values.discount }

    /// A payment of the same contents.
    open func copy(with zone: NSZone? = nil) -> Any { SKPayment(values) }

    /// A payment of the same contents that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(values) }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? SKPayment)?.values == values }

    /// A number that equal payments have.
    open override var hash: Int { values.productIdentifier.hashValue ^ values.quantity }
}

/// Something that is to be bought, until it is put into the queue. See https://developer.apple.com/documentation/storekit/skmutablepayment.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// The identifier of what is bought.
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    /// How much is bought: up to ten.
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    /// Not used by the store.
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }
    /// The app's own mark of the person.
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    /// Whether somebody of the family is asked, as a child's device does.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }
    /// The offer of the app's own that it is bought by.
    open override var paymentDiscount: SKPaymentDiscount? {
        get { values.discount }
        set { values.discount = newValue }
    }
}

/// An offer of the app's own, signed by its server. The signature is not looked at: who may sign is known in the store alone.
///
/// See https://developer.apple.com/documentation/storekit/skpaymentdiscount.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The offer's identifier.
    public let identifier: String
    /// The identifier of the key that signed.
    public let keyIdentifier: String
    /// A value that is used once.
    public let nonce: UUID
    /// The signature.
    public let signature: String
    /// When it was signed, in milliseconds since 1970.
    public let timestamp: NSNumber

    /// Creates an offer.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}
