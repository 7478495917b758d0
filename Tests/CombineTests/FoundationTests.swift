import Combine
import Foundation
import FoundationNetworking
import ObjCRuntime
import Testing

struct FoundationTests {
    @Test func notificationsAreDeliveredToWhoAskedForThem() {
        let (center, journal, name) = (NotificationCenter(), Journal(), Notification.Name("name"))
        let (mine, other) = (NSObject(), NSObject())
        let probe = Probe<Int, Never>(journal, demand: .max(2))
        center.publisher(for: name, object: mine).map { $0.userInfo?["n"] as? Int ?? 0 }.subscribe(probe)
        for (object, number) in [(mine, 1), (other, 2), (mine, 3), (mine, 4)] {
            center.post(name: name, object: object, userInfo: ["n": number])
        }
        probe.subscription?.request(.max(1))
        center.post(name: name, object: mine, userInfo: ["n": 5])
        probe.cancel()
        center.post(name: name, object: mine, userInfo: ["n": 6])
        #expect(journal.text == "1 3 5")
        #expect(center.publisher(for: name, object: mine) == center.publisher(for: name, object: mine))
        #expect(center.publisher(for: name, object: mine) != center.publisher(for: name, object: other))
    }

    @Test func aTimerDeliversDatesOnceItIsConnected() {
        let loop = RunLoop.current
        var dates: [Date] = []
        let cancellable = Timer.publish(every: 0.01, on: loop, in: .default).autoconnect().prefix(3).sink { dates.append($0) }
        let end = Date(timeIntervalSinceNow: 5)
        while dates.count < 3, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        #expect(dates.count == 3)
        #expect(dates == dates.sorted())
        cancellable.cancel()
    }

    @Test func aQueueDeliversInOrder() async {
        let queue = DispatchQueue(label: "test")
        let got = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var got: [Int] = []
            nonisolated(unsafe) var keep: AnyCancellable?
            keep = (0..<100).publisher.receive(on: queue).sink(
                receiveCompletion: { _ in
                    dispatchPrecondition(condition: .onQueue(queue))
                    keep = nil
                    continuation.resume(returning: got)
                }, receiveValue: { got.append($0) })
            _ = keep
        }
        #expect(got == Array(0..<100))
    }

    @Test func aQueueRunsWhatIsDueAgainAndAgainUntilItIsCancelled() async {
        let queue = DispatchQueue(label: "test")
        let count = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var (count, token): (Int, (any Cancellable)?) = (0, nil)
            queue.async {
                token = queue.schedule(after: queue.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1)) {
                    count += 1
                    guard count == 3 else { return }
                    token?.cancel()
                    queue.asyncAfter(deadline: .now() + 0.02) { continuation.resume(returning: count) }
                }
            }
        }
        #expect(count == 3)
    }

    @Test func anOperationQueueRunsNowAndLater() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let order = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var order: [Int] = []
            queue.schedule(after: queue.now.advanced(by: 0.05)) {
                order.append(2)
                continuation.resume(returning: order)
            }
            queue.schedule { order.append(1) }
        }
        #expect(order == [1, 2])
    }

    @Test func aRunLoopRunsWhatItIsGiven() {
        let loop = RunLoop.current
        var order: [Int] = []
        loop.schedule(after: loop.now.advanced(by: .milliseconds(20))) { order.append(2) }
        loop.schedule { order.append(1) }
        let end = Date(timeIntervalSinceNow: 5)
        while order.count < 2, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        #expect(order == [1, 2])
    }

    @Test func timesOfSchedulersAreReckonedWith() {
        #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(1.5) == .milliseconds(1500))
        #expect(DispatchQueue.SchedulerTimeType.Stride(.seconds(2)).magnitude == 2_000_000_000)
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
        let now = OperationQueue.main.now
        #expect(now.distance(to: now.advanced(by: 3)) == 3)
        let (soon, never) = (DispatchQueue.SchedulerTimeType(.now()), DispatchQueue.SchedulerTimeType(.distantFuture))
        #expect(soon.distance(to: never) == .nanoseconds(.max) && never.distance(to: soon) == .nanoseconds(.max))
        #expect(never.distance(to: never) == .nanoseconds(0))
    }

    @Test func foundationsCodersAreTopLevelCoders() throws {
        var got: [[String: Int]] = []
        _ = Just(["a": 1]).encode(encoder: JSONEncoder()).decode(type: [String: Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { got.append($0) })
        _ = Just(["b": 2]).encode(encoder: PropertyListEncoder()).decode(type: [String: Int].self, decoder: PropertyListDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { got.append($0) })
        #expect(got == [["a": 1], ["b": 2]])
    }

    /// What lowering makes of `@objc dynamic var value`.
    private final class Observed: NSObject {
        private var stored = 1
        var value: Int {
            get { stored }
            set {
                KeyValueObserving.willChange(self, "value")
                stored = newValue
                KeyValueObserving.didChange(self, "value")
            }
        }
    }

    @Test func aPropertyThatCanBeObservedIsAPublisher() {
        let (object, journal) = (Observed(), Journal())
        let keyPath = ObservedKeyPaths.naming(\Observed.value, "value")
        let probe = Probe<Int, Never>(journal, demand: .max(2))
        object.publisher(for: keyPath).subscribe(probe)
        object.value = 2
        object.value = 3
        object.value = 4
        #expect(journal.text == "1 2")
        probe.subscription?.request(.unlimited)
        object.value = 5
        probe.cancel()
        object.value = 6
        #expect(journal.text == "1 2 4 5")
        let later = Journal()
        let second = Probe<Int, Never>(later)
        object.publisher(for: keyPath, options: [.new]).subscribe(second)
        object.value = 7
        #expect(later.text == "7")
        second.cancel()
    }

    @Test func aRequestThatFailsIsAFailure() async {
        let url = URL(string: "http://127.0.0.1:9/nothing")!
        let error = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var keep: AnyCancellable?
            keep = URLSession.shared.dataTaskPublisher(for: url).sink(
                receiveCompletion: { completion in
                    keep = nil
                    if case .failure(let error) = completion {
                        continuation.resume(returning: Optional(error))
                    } else {
                        continuation.resume(returning: nil)
                    }
                }, receiveValue: { _ in })
            _ = keep
        }
        #expect(error != nil)
    }

    /// Answers every request with its own path.
    private final class Echo: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(request.url!.path.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test func anAnswerIsDelivered() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Echo.self]
        let session = URLSession(configuration: configuration)
        var texts: [String] = []
        for try await (data, response) in session.dataTaskPublisher(for: URL(string: "http://example.com/hello")!).values {
            texts.append("\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data, as: UTF8.self))")
        }
        #expect(texts == ["200 /hello"])
    }
}
