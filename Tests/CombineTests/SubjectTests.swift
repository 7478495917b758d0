import Combine
import Testing

struct SubjectTests {
    @Test func aSubjectSendsToThoseWhoAskedForIt() {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Fault>()
        let probe = Probe<Int, Fault>(journal, demand: .max(1))
        subject.send(0)
        subject.subscribe(probe)
        subject.send(1)
        subject.send(2)
        probe.subscription?.request(.max(1))
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        subject.subscribe(Probe(journal))
        #expect(journal.text == "1 3 finished finished")
    }

    @Test func aCurrentValueIsDeliveredFirst() {
        let journal = Journal()
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = Probe<Int, Never>(journal, demand: .max(1))
        subject.subscribe(probe)
        subject.value = 2
        subject.send(3)
        #expect(subject.value == 3)
        probe.subscription?.request(.max(2))
        subject.send(4)
        #expect(journal.text == "1 3 4")
    }

    @Test func aSubscriberThatCancelsHasNoMore() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        let cancellable = subject.sink { got.append($0) }
        subject.send(1)
        cancellable.cancel()
        subject.send(2)
        #expect(got == [1])
    }

    @Test func aSubscriberMaySendFromWithin() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        let cancellable = subject.sink {
            got.append($0)
            if $0 < 3 { subject.send($0 + 1) }
        }
        subject.send(1)
        #expect(got == [1, 2, 3])
        cancellable.cancel()
    }

    @Test func aSubjectAsksItsUpstreamForEverythingOnceItIsAsked() {
        let journal = Journal()
        let source = Source<Int, Never>(journal)
        let subject = PassthroughSubject<Int, Never>()
        let connection = source.subscribe(subject)
        #expect(journal.text == "")
        let probe = Probe<Int, Never>(journal, demand: .max(2))
        subject.subscribe(probe)
        source.send(1)
        connection.cancel()
        source.send(2)
        #expect(journal.text == "ask(all) 1 cancel")
    }

    @Test func multicastSubscribesOnceForAll() {
        let journal = Journal()
        let source = Source<Int, Never>(journal)
        let shared = source.multicast { PassthroughSubject<Int, Never>() }
        shared.subscribe(Probe<Int, Never>(journal))
        shared.subscribe(Probe<Int, Never>(journal))
        #expect(journal.text == "")
        let connection = shared.connect()
        source.send(1)
        connection.cancel()
        #expect(journal.text == "ask(all) 1 1 cancel")
    }

    @Test func shareCancelsWhenTheLastSubscriberHas() {
        let journal = Journal()
        let source = Source<Int, Never>(journal)
        let shared = source.share()
        let (first, second) = (Probe<Int, Never>(journal), Probe<Int, Never>(journal))
        shared.subscribe(first)
        shared.subscribe(second)
        source.send(1)
        first.cancel()
        source.send(2)
        second.cancel()
        #expect(journal.text == "ask(all) 1 1 2 cancel")
    }

    @Test func whatIsConnectableWaitsUntilItIsConnected() {
        var got: [Int] = []
        let publisher = [1, 2].publisher.makeConnectable()
        let cancellable = publisher.sink { got.append($0) }
        #expect(got == [])
        let connection = publisher.connect()
        #expect(got == [1, 2])
        connection.cancel()
        cancellable.cancel()
    }
}
