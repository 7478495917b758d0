/// A subscriber's connection to a publisher.
///
/// See https://developer.apple.com/documentation/combine/subscription.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher that it may send more values.
    func request(_ demand: Subscribers.Demand)
}

/// The kinds of subscriptions.
/// See https://developer.apple.com/documentation/combine/subscriptions.
public enum Subscriptions {
    /// A subscription that brings nothing.
    public static var empty: any Subscription { EmptySubscription.only }
}

private struct EmptySubscription: Subscription, Described {
    static let only = EmptySubscription()
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
