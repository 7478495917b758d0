/// A publisher that can be given values.
///
/// See https://developer.apple.com/documentation/combine/subject.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Sends all subscribers that there will be no more.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject a subscription to another publisher, of which it may request values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends all subscribers that something happened.
    public func send() { send(()) }
}
