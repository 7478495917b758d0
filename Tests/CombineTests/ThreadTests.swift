import Combine
import Foundation
import Synchronization
import Testing

struct ThreadTests {
    /// Runs a closure on several threads at once.
    private func together(_ threads: Int, _ body: @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: threads, execute: body)
    }

    @Test func whatSeveralThreadsSendArrivesOnce() {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let sum = Mutex(0)
        let cancellable = subject.map { $0 }.filter { _ in true }.sink { value in sum.withLock { $0 += value } }
        together(4) { _ in
            for value in 1...1000 { subject.send(value) }
        }
        #expect(sum.withLock { $0 } == 4 * 500_500)
        cancellable.cancel()
    }

    @Test func aSubscriberHasOneValueAtATimeFromSeveralUpstreams() {
        nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let inside = Atomic(0)
        let most = Atomic(0)
        let count = Atomic(0)
        let cancellable = Publishers.MergeMany(subjects).sink { _ in
            let now = inside.add(1, ordering: .sequentiallyConsistent).newValue
            if now > most.load(ordering: .relaxed) { most.store(now, ordering: .relaxed) }
            count.add(1, ordering: .relaxed)
            inside.subtract(1, ordering: .sequentiallyConsistent)
        }
        together(4) { thread in
            for value in 1...500 { subjects[thread].send(value) }
        }
        #expect(most.load(ordering: .relaxed) == 1)
        #expect(count.load(ordering: .relaxed) == 2000)
        cancellable.cancel()
    }

    @Test func subscribersComeAndGoWhileValuesAreSent() {
        nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
        together(4) { thread in
            for value in 1...300 {
                if thread < 2 {
                    subject.send(value)
                } else {
                    let cancellable = subject.flatMap { Just($0) }.combineLatest(subject).sink { _ in }
                    cancellable.cancel()
                }
            }
        }
        #expect(subject.value == 300)
    }

    @Test func anObjectIsChangedAndObservedFromSeveralThreads() {
        final class Model: ObservableObject, @unchecked Sendable {
            @Published var value = 0
        }
        let model = Model()
        let told = Atomic(0)
        let cancellable = model.objectWillChange.sink { told.add(1, ordering: .relaxed) }
        together(4) { _ in
            for value in 1...250 { model.value = value }
        }
        #expect(told.load(ordering: .relaxed) == 1000)
        cancellable.cancel()
    }

    @Test func aSequenceCancelledElsewhereStops() async {
        let delivered = Atomic(0)
        nonisolated(unsafe) var cancellable: AnyCancellable?
        let started = DispatchSemaphore(value: 0)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let sink = Subscribers.Sink<Int, Never>(
                    receiveCompletion: { _ in },
                    receiveValue: { _ in
                        if delivered.add(1, ordering: .relaxed).newValue == 1 { started.signal() }
                    })
                cancellable = AnyCancellable(sink)
                sequence(first: 0) { $0 &+ 1 }.publisher.subscribe(sink)
                continuation.resume()
            }
            Thread.detachNewThread {
                started.wait()
                cancellable?.cancel()
            }
        }
        #expect(delivered.load(ordering: .relaxed) > 0)
    }
}
