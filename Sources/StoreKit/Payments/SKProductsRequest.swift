import Foundation
import ObjCRuntime

/// Asks the store for products. See https://developer.apple.com/documentation/storekit/skproductsrequest.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    private weak var productsDelegate: (any SKProductsRequestDelegate)?

    /// Who is told. Not retained.
    @_nonoverride
    open weak var delegate: (any SKProductsRequestDelegate)? {
        get { productsDelegate }
        set {
            productsDelegate = newValue
            super.delegate = newValue
        }
    }

    // @objc(initWithProductIdentifiers:)
    /// Creates a request for the products with certain identifiers.
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    /// Creates a request for nothing.
    public override convenience init() { self.init(productIdentifiers: []) }

    override func serve(_ number: Int) {
        let found = identifiers.sorted().map { ($0, Store.shared.product($0)) }
        let response = SKProductsResponse(
            products: found.compactMap { $1.map(SKProduct.init) }, invalid: found.compactMap { $1 == nil ? $0 : nil })
        productsDelegate?.productsRequest(self, didReceive: response)
        end(number, nil)
    }
}

/// The products that the store has. See https://developer.apple.com/documentation/storekit/skproductsresponse.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    private let found: [SKProduct]
    private let unknown: [String]

    /// Creates an answer without products.
    public override init() { (found, unknown) = ([], []) }

    init(products: [SKProduct], invalid: [String]) { (found, unknown) = (products, invalid) }

    /// The products, by their identifiers' order.
    open var products: [SKProduct] { found }
    /// The identifiers that the store does not know.
    open var invalidProductIdentifiers: [String] { unknown }
}

/// Who takes the store's products. See https://developer.apple.com/documentation/storekit/skproductsrequestdelegate.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    // @objc(productsRequest:didReceiveResponse:)
    /// The products are there.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
