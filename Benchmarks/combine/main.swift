import Combine
import Foundation

// Ten million numbers through `map.filter.sink`, and through a hand-written loop that calls the same closures. One JSON object a line.
// Arguments name the scenes; without any there are all.

/// What is done to the numbers. The compiler is not to see what the closures are, neither in the loop nor in the pipelines.
final class Work {
    var map: (Int) -> Int = { $0 &* 3 }
    var isIncluded: (Int) -> Bool = { $0 & 1 == 0 }
    var sum = 0
    lazy var receive: (Int) -> Void = { [unowned self] in sum &+= $0 }
}

let count = 10_000_000
nonisolated(unsafe) let work = Work()

/// The processor's time: one thread does all the work, and what else the machine does is not to count against whichever takes longer.
func milliseconds(_ body: () -> Void) -> Double {
    let start = clock_gettime_nsec(CLOCK_PROCESS_CPUTIME_ID)
    body()
    return Double(clock_gettime_nsec(CLOCK_PROCESS_CPUTIME_ID) - start) / 1e6
}

private func clock_gettime_nsec(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The best of some runs, each of which has to come to the same sum.
func best(_ body: () -> Void) -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
        work.sum = 0
        least = min(least, milliseconds(body))
        precondition(work.sum == expected, "a sum of \(work.sum) instead of \(expected)")
    }
    return least
}

@inline(never)
func loop(_ map: (Int) -> Int, _ isIncluded: (Int) -> Bool, _ receive: (Int) -> Void) {
    for number in 0..<count {
        let value = map(number)
        if isIncluded(value) { receive(value) }
    }
}

loop(work.map, work.isIncluded, work.receive)
let expected = work.sum

let pipelines: [(name: String, run: () -> Void)] = [
    // Operators of a sequence make sequences, so that two arrays are made before anything is delivered.
    ("sequence", { _ = (0..<count).publisher.map(work.map).filter(work.isIncluded).sink(receiveValue: work.receive) }),
    // A publisher of which the operators know nothing.
    ("deferred", { _ = Deferred { (0..<count).publisher }.map(work.map).filter(work.isIncluded).sink(receiveValue: work.receive) }),
    (
        "erased",
        {
            _ = (0..<count).publisher.eraseToAnyPublisher().map(work.map).filter(work.isIncluded).sink(receiveValue: work.receive)
        }
    ),
    (
        "subject",
        {
            let subject = PassthroughSubject<Int, Never>()
            let sink = subject.map(work.map).filter(work.isIncluded).sink(receiveValue: work.receive)
            for number in 0..<count { subject.send(number) }
            sink.cancel()
        }
    ),
]

func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

let wanted = CommandLine.arguments.dropFirst()
for pipeline in pipelines where wanted.isEmpty || wanted.contains(pipeline.name) {
    let bare = best { loop(work.map, work.isIncluded, work.receive) }
    let ours = best(pipeline.run)
    print(
        #"{"scene": "\#(pipeline.name)", "values": \#(count), "ms": \#(text(ours)), "loop_ms": \#(text(bare)), "ratio": \#(text(ours / bare))}"#
    )
    fflush(stdout)
}
