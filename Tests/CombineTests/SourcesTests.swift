import Combine
import Foundation
import Testing

struct SourcesTests {
    static let rows = [
        Row("Just", "1 finished", []) { _ in Just(1) },
        Row("Just waits until it is asked", "1 finished", demand: .none, [.ask(1), .ask(1)]) { _ in Just(1) },
        Row("Empty", "finished", []) { _ in Empty<Int, Fault>() },
        Row("Empty that never ends", "", []) { _ in Empty<Int, Fault>(completeImmediately: false) },
        Row("Fail", "failed(fault)", []) { _ in Fail<Int, Fault>(error: Fault()) },
        Row("Deferred", "1 finished", []) { _ in Deferred { Just(1) } },
        Row("Record", "1 2 failed(fault)", []) { _ in
            Record<Int, Fault> {
                $0.receive(1); $0.receive(2); $0.receive(completion: .failure(Fault()))
            }
        },
        Row("a result", "1 finished", []) { _ in Result<Int, Fault>.success(1).publisher },
        Row("a failed result", "failed(fault)", []) { _ in Result<Int, Fault>.failure(Fault()).publisher },
        Row("an optional", "1 finished", []) { _ in Optional(1).publisher },
        Row("nil", "finished", []) { _ in Int?.none.publisher },
        Row("a sequence ends with its last value", "1 2", demand: .max(2), []) { _ in [1, 2, 3].publisher },
        Row("a sequence ends without being asked", "1 2 3 finished", demand: .max(3), []) { _ in [1, 2, 3].publisher },
        Row("a sequence goes on when it is asked", "1 2 3 finished", demand: .max(1), each: .max(1), []) { _ in [1, 2, 3].publisher },
        Row("a sequence is cancelled", "1", demand: .max(1), [.cancel, .ask(1)]) { _ in [1, 2, 3].publisher },
        Row("an empty sequence", "finished", []) { _ in [Int]().publisher },
    ]

    @Test(arguments: rows)
    func aSourceHasTheseEvents(_ row: Row) { #expect(row.run() == row.expected) }

    @Test func whatOperatorsMakeOfASequenceIsKnownAtOnce() {
        let numbers: Publishers.Sequence<[Int], Never> = [3, 1, 2].publisher
        let mapped: Publishers.Sequence<[Int], Never> = numbers.map { $0 * 2 }
        let greatest: Int?.Publisher = numbers.max()
        let count: Just<Int> = numbers.count()
        let joined: Publishers.Sequence<[Int], Never> = numbers.append([4]).prepend(0)
        #expect(mapped.sequence == [6, 2, 4])
        #expect(greatest == Int?.Publisher(3))
        #expect(count == Just(3))
        #expect(joined.sequence == [0, 3, 1, 2, 4])
        #expect(Just(1).map { $0 + 1 } == Just(2))
        #expect(Just(1).filter { $0 > 1 } == Int?.Publisher(nil))
        #expect(Optional(1).publisher.replaceEmpty(with: 2) == Just(1))
    }

    @Test func aFutureDeliversItsResultToWhoComesLater() {
        var keep: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { keep = $0 }
        let journal = Journal()
        future.subscribe(Probe<Int, Fault>(journal))
        keep?(.success(1))
        keep?(.success(2))
        future.subscribe(Probe<Int, Fault>(journal))
        #expect(journal.text == "1 finished 1 finished")
    }

    @Test func aRecordingCanBeEncodedAndReadAgain() throws {
        struct Problem: Error, Codable, Equatable { var code: Int }
        let record = Record<Int, Problem>(output: [1, 2], completion: .failure(Problem(code: 3)))
        let data = try JSONEncoder().encode(record)
        let read = try JSONDecoder().decode(Record<Int, Problem>.self, from: data)
        #expect(read.recording.output == [1, 2])
        #expect(read.recording.completion == .failure(Problem(code: 3)))
    }

    @Test func demandIsCountedAndNeverLessThanNothing() {
        #expect(Subscribers.Demand.max(2) + 3 == .max(5))
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(3) - .unlimited == .none)
        #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
        #expect(Subscribers.Demand.unlimited > 1000)
        #expect("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
    }

    @Test func aDemandBelowZeroEndsTheProcess() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) - .max(2) }
    }

    @Test func theValueOfAFutureCanBeWaitedFor() async throws {
        #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
        await #expect(throws: Fault.self) { try await Future<Int, Fault> { $0(.failure(Fault())) }.value }
    }

    @Test func aPublisherIsAnAsynchronousSequence() async throws {
        var got: [Int] = []
        for await value in [1, 2, 3].publisher.values { got.append(value) }
        #expect(got == [1, 2, 3])
        await #expect(throws: Fault.self) {
            for try await _ in [1].publisher.tryMap({ (_: Int) -> Int in throw Fault() }).values {}
        }
    }
}
