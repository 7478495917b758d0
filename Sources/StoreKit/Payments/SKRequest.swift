import Foundation
import ObjCRuntime

/// Something that is asked of the store. See https://developer.apple.com/documentation/storekit/skrequest.
open class SKRequest: NSObject, @unchecked Sendable {
    private weak var delegateStorage: (any SKRequestDelegate)?
    private let lock = NSLock()
    private var run = 0
    private var isRunning = false

    // The request for products narrows the property's type, which an override of a writable property may not: it declares one of its own,
    // and this one gives way to it.

    /// Who is told. Not retained.
    @_disfavoredOverload
    open weak var delegate: (any SKRequestDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// Creates a request.
    public override init() {}

    /// Asks. The answer comes to the delegate on the main queue; the request lives until then.
    open func start() {
        let number: Int? = lock.withLock {
            guard !isRunning else { return nil }
            (isRunning, run) = (true, run + 1)
            return run
        }
        guard let number else { return }
        DispatchQueue.main.async { [self] in
            if isWanted(number) { MainActor.assumeIsolated { serve(number) } }
        }
    }

    /// Takes the request back: the delegate is told nothing.
    open func cancel() { lock.withLock { isRunning = false } }

    /// Whether the request is still wanted that was started as this one.
    func isWanted(_ number: Int) -> Bool { lock.withLock { isRunning && run == number } }

    /// Answers.
    @MainActor
    func serve(_ number: Int) { end(number, nil) }

    /// Tells the delegate how it ended, if that still wants to know.
    @MainActor
    func end(_ number: Int, _ error: SKError?) {
        let isWanted = lock.withLock {
            defer { if run == number { isRunning = false } }
            return isRunning && run == number
        }
        guard isWanted, let delegate = delegateStorage else { return }
        if let error {
            OptionalRequirement.call { delegate.request(self, didFailWithError: error) }
        } else {
            OptionalRequirement.call { delegate.requestDidFinish(self) }
        }
    }
}

/// What a request tells. See https://developer.apple.com/documentation/storekit/skrequestdelegate.
public protocol SKRequestDelegate: NSObjectProtocol {
    // @objc optional
    /// The request is done.
    func requestDidFinish(_ request: SKRequest)
    // @objc optional
    /// The request failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

/// Asks the store to write the app's receipt anew.
///
/// Receipts are signed by the store, and nobody else can: the request fails with `SKError.unknown`, as on a device that cannot reach it. What the
/// person has is in `Transaction.currentEntitlements`.
///
/// See https://developer.apple.com/documentation/storekit/skreceiptrefreshrequest.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// What the receipt is to be, in tests: expired or revoked.
    public let receiptProperties: [String: Any]?

    /// Creates a request.
    public override convenience init() { self.init(receiptProperties: nil) }

    /// Creates a request for a receipt with properties.
    public init(receiptProperties properties: [String: Any]?) {
        receiptProperties = properties
        super.init()
    }

    override func serve(_ number: Int) { end(number, SKError(.unknown)) }
}

/// Whether the receipt is expired.
public let SKReceiptPropertyIsExpired = "expired"
/// Whether the receipt is revoked.
public let SKReceiptPropertyIsRevoked = "revoked"
/// Whether the receipt is that of many devices.
public let SKReceiptPropertyIsVolumePurchase = "vpp"
