import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher that fetches a URL for each subscriber.
    @nonobjc
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher that makes a request for each subscriber.
    @nonobjc
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

    /// A publisher of what is answered to a request.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher.
    public struct DataTaskPublisher: Publisher {
        /// It delivers the data and what is said of them.
        public typealias Output = (data: Data, response: URLResponse)
        /// It fails where there is no answer.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that makes it.
        public let session: URLSession

        /// Creates a publisher that makes a request for each subscriber.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: Inner(self, subscriber))
        }

        private final class Inner<Downstream: Subscriber>: Guarded, Subscription, Described
        where Downstream.Input == Output, Downstream.Failure == URLError {
            private var parent: DataTaskPublisher?
            private var downstream: Downstream?
            private var demand = Subscribers.Demand.none
            private var task: URLSessionDataTask?

            init(_ parent: DataTaskPublisher, _ downstream: Downstream) { (self.parent, self.downstream) = (parent, downstream) }

            var description: String { "DataTaskPublisher" }
            var children: [Mirror.Child] {
                locked {
                    [("task", task as Any), ("downstream", downstream as Any), ("parent", parent as Any), ("demand", demand)]
                }
            }

            func request(_ demand: Subscribers.Demand) {
                demand.requirePositive()
                let (parent, known) = locked { () -> (DataTaskPublisher?, URLSessionDataTask?) in
                    guard let parent = self.parent else { return (nil, nil) }
                    self.demand += demand
                    return (parent, task)
                }
                guard let parent else { return }
                let dataTask = known ?? parent.session.dataTask(with: parent.request) { self.finish($0, $1, $2) }
                locked { if self.parent != nil { task = dataTask } }
                dataTask.resume()
            }

            private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
                let downstream = locked { () -> Downstream? in
                    guard demand > 0, parent != nil else { return nil }
                    defer { (parent, task, self.downstream, demand) = (nil, nil, nil, .none) }
                    return self.downstream
                }
                guard let downstream else { return }
                if let response, error == nil {
                    _ = downstream.receive((data ?? Data(), response))
                    downstream.receive(completion: .finished)
                } else {
                    downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
                }
            }

            func cancel() {
                let (task, downstream) = locked { () -> (URLSessionDataTask?, Downstream?) in
                    guard parent != nil else { return (nil, nil) }
                    defer { (parent, self.task, self.downstream, demand) = (nil, nil, nil, .none) }
                    return (self.task, self.downstream)
                }
                withExtendedLifetime(downstream) { task?.cancel() }
            }
        }
    }
}
