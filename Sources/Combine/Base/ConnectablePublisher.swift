/// A publisher that delivers nothing until it is told to.
///
/// See https://developer.apple.com/documentation/combine/connectablepublisher.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to deliver.
    ///
    /// - Returns: what ends the delivery.
    func connect() -> any Cancellable
}
