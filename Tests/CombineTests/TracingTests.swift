import Combine
import Testing

struct TracingTests {
    private final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test func everythingIsPrinted() {
        let (lines, journal) = (Lines(), Journal())
        let subject = PassthroughSubject<Int, Fault>()
        let probe = Probe<Int, Fault>(journal, demand: .max(1), each: .max(2))
        subject.print("p", to: lines).subscribe(probe)
        subject.send(1)
        probe.subscription?.request(.unlimited)
        subject.send(completion: .failure(Fault()))
        probe.cancel()
        #expect(
            lines.text == """
                p: receive subscription: (PassthroughSubject)
                p: request max: (1)
                p: receive value: (1)
                p: request max: (2) (synchronous)
                p: request unlimited
                p: receive error: (fault)
                p: receive cancel

                """)
    }

    @Test func closuresAreToldOfEverything() {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(journal, demand: .max(1))
        subject.handleEvents(
            receiveSubscription: { _ in journal.note("subscription") }, receiveOutput: { journal.note("output(\($0))") },
            receiveCompletion: { _ in journal.note("completion") }, receiveCancel: { journal.note("cancelled") },
            receiveRequest: { journal.note("request(\($0.word))") }
        ).subscribe(probe)
        subject.send(1)
        probe.cancel()
        #expect(journal.text == "subscription request(1) output(1) 1 cancelled")
    }

    @Test func anErrorThatMustNotBeEndsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Fault>(error: Fault()).assertNoFailure("here").sink { _ in }
        }
    }

    @Test func aBreakpointStopsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).sink { _ in }
        }
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Fault>(error: Fault()).breakpointOnError().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        }
    }
}
