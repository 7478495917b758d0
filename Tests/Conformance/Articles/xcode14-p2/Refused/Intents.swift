import Foundation

@objc class OrderIntent: NSObject {}
@objc class OrderIntentResponse: NSObject {}

/// As Xcode's generator for intents writes it: both requirements have the selector that the method with a block has. The compiler of today
/// names the two in the other order.
@objc protocol OrderIntentHandling: NSObjectProtocol {
    // c72 expected-warning@+1 {{method 'handle(intent:completion:)' with Objective-C selector 'handleIntent:completion:' conflicts with method 'handle(intent:)' with the same Objective-C selector; this is an error in the Swift 6}}
    @objc(handleIntent:completion:) func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void)

    @objc(handleIntent:completion:) optional func handle(intent: OrderIntent) async -> OrderIntentResponse
}
