import Foundation

@objc class OrderIntent: NSObject {}
@objc class OrderIntentResponse: NSObject {}

/// As Xcode's generator for intents writes it: both requirements have the selector that the method with a block has.
@objc protocol OrderIntentHandling: NSObjectProtocol {
    @objc(handleIntent:completion:) func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void)

    // c72 l01 expected-warning@+1 {{method 'handle(intent:)' with Objective-C selector 'handleIntent:completion:' conflicts with method 'handle(intent:completion:)' with the same Objective-C selector; this is an error in the Swift 6}}
    @objc(handleIntent:completion:) optional func handle(intent: OrderIntent) async -> OrderIntentResponse
}
