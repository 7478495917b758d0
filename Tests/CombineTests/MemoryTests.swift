import Combine
import Testing

/// Nothing is kept once a pipeline has ended, whichever way it did.
struct MemoryTests {
    private final class Owner {}

    private enum End: CaseIterable { case finish, fail, cancel, release }

    /// Whether the closure that a pipeline was given is released when the pipeline ends.
    private func releases<P: Publisher>(_ end: End, _ make: (PassthroughSubject<Int, Fault>) -> P) -> Bool {
        let subject = PassthroughSubject<Int, Fault>()
        weak var owner: Owner?
        var cancellable: AnyCancellable?
        do {
            let made = Owner()
            owner = made
            cancellable = make(subject).sink(receiveCompletion: { _ in _ = made }, receiveValue: { _ in _ = made })
        }
        guard owner != nil else { return false }
        subject.send(1)
        switch end {
        case .finish: subject.send(completion: .finished)
        case .fail: subject.send(completion: .failure(Fault()))
        case .cancel: cancellable?.cancel()
        case .release: cancellable = nil
        }
        return withExtendedLifetime((subject, cancellable)) { owner == nil }
    }

    @Test func aPipelineReleasesItsClosuresAtItsEnd() {
        for end in End.allCases {
            #expect(releases(end) { $0 }, "\(end)")
            #expect(releases(end) { $0.map { $0 }.filter { $0 > 0 }.compactMap { $0 } }, "\(end)")
            #expect(releases(end) { $0.tryMap { $0 }.removeDuplicates().scan(0, +) }, "\(end)")
            #expect(releases(end) { $0.collect().reduce(0) { $0 + $1.count } }, "\(end)")
            #expect(releases(end) { $0.flatMap { Just($0).setFailureType(to: Fault.self) } }, "\(end)")
            #expect(releases(end) { $0.map { Just($0).setFailureType(to: Fault.self) }.switchToLatest() }, "\(end)")
            #expect(releases(end) { $0.share().merge(with: Empty()).zip(Just(1).setFailureType(to: Fault.self)) }, "\(end)")
            #expect(releases(end) { $0.combineLatest(Just(1).setFailureType(to: Fault.self)).prepend((0, 0)) }, "\(end)")
            #expect(
                releases(end) { $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).handleEvents().print("", to: Nowhere()) },
                "\(end)")
            #expect(releases(end) { $0.catch { _ in Empty<Int, Fault>() }.retry(0).replaceError(with: 0) }, "\(end)")
            #expect(releases(end) { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }, "\(end)")
        }
    }

    @Test func aSubjectIsReleasedWithItsSubscribers() {
        weak var subject: CurrentValueSubject<Int, Never>?
        do {
            let made = CurrentValueSubject<Int, Never>(1)
            subject = made
            let cancellable = made.sink { _ in }
            #expect(subject != nil)
            cancellable.cancel()
        }
        #expect(subject == nil)
    }

    @Test func aCancellableThatIsReleasedCancelsOnce() {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            cancellable.cancel()
        }
        #expect(count == 1)
        var set: Set<AnyCancellable> = []
        AnyCancellable { count += 1 }.store(in: &set)
        set.removeAll()
        #expect(count == 2)
    }
}
