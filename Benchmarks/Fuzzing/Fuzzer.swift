import Foundation

/// The input being read, for the messages of the signal handler and the watchdog.
nonisolated(unsafe) private var current = 0
nonisolated(unsafe) private var currentName: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var started: UInt64 = 0

private func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

private func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

/// Feeds damaged inputs to parsers: `--count N` of each kind, `--seed S`, `--kind NAME` for one kind only, `--show N` to print an input
/// instead.
///
/// A crash, or an input that takes more than five seconds, ends the process with 1 and the input's number.
public struct Fuzzer {
    private let count: Int
    private let seed: UInt64
    private let only: String?
    private let shown: Int?

    /// Reads the process's arguments, and begins to watch for crashes and hangs.
    public init() {
        func option(_ name: String) -> String? {
            guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else { return nil }
            return CommandLine.arguments[place + 1]
        }
        count = option("--count").flatMap { Int($0) } ?? 10_000
        seed = option("--seed").flatMap { UInt64($0) } ?? 1
        only = option("--kind")
        shown = option("--show").flatMap { Int($0) }
        for signalNumber in [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGABRT, SIGFPE] {
            signal(signalNumber) { number in
                say("crash (signal \(number)) at \(currentName.map { String(cString: $0) } ?? "") input \(current)")
                _exit(1)
            }
        }
        let watchdog = Thread {
            while true {
                Thread.sleep(forTimeInterval: 1)
                if started > 0, now() > started + 5_000_000_000 {
                    say("hang at \(currentName.map { String(cString: $0) } ?? "") input \(current)")
                    _exit(1)
                }
            }
        }
        watchdog.start()
    }

    /// Damages the seeds and hands each copy to `read` with the number of the seed it came from. What `read` throws counts as refused.
    /// `pieces` are texts that mean something in this kind of document.
    public func run(_ name: String, seeds: [[UInt8]], pieces: [String] = [], _ read: ([UInt8], Int) throws -> Void) {
        guard only == nil || only == name else { return }
        currentName = strdup(name)
        let pieces = pieces.map { Array($0.utf8) }
        func input(_ number: Int) -> [UInt8] {
            var mutator = Mutator(seed: seed &+ UInt64(number) &* 0x1_0001, pieces: pieces)
            return mutator.mutate(seeds[number % seeds.count], with: seeds[(number / seeds.count) % seeds.count])
        }
        if shown == nil { readSeeds(name, seeds, read) }
        run(name, input: input) { bytes, number in try read(bytes, number % seeds.count) }
    }

    /// Makes inputs by their numbers and hands them to `read` with the number. What `read` throws counts as refused. An input starts from the
    /// numbers that it is given.
    public func run(_ name: String, input: (inout RandomNumbers, Int) -> [UInt8], _ read: ([UInt8], Int) throws -> Void) {
        guard only == nil || only == name else { return }
        currentName = strdup(name)
        run(
            name,
            input: { number in
                var numbers = RandomNumbers(seed: seed &+ UInt64(number) &* 0x1_0001)
                return input(&numbers, number)
            }, read)
    }

    private func readSeeds(_ name: String, _ seeds: [[UInt8]], _ read: ([UInt8], Int) throws -> Void) {
        for (number, seed) in seeds.enumerated() {
            do {
                try read(seed, number)
            } catch {
                // A seed that is not read would make the whole run worthless.
                say("\(name): seed \(number) is refused: \(error)")
                exit(1)
            }
        }
    }

    private func run(_ name: String, input: (Int) -> [UInt8], _ read: ([UInt8], Int) throws -> Void) {
        if let shown { return FileHandle.standardOutput.write(Data(input(shown))) }
        let begin = now()
        var refused = 0
        var slowest = (number: 0, time: UInt64(0))
        for number in 0..<count {
            current = number
            let input = input(number)
            started = now()
            do { try read(input, number) } catch { refused += 1 }
            let time = now() - started
            if time > slowest.time { slowest = (number, time) }
        }
        started = 0
        func milliseconds(_ time: UInt64) -> String { "\(time / 1_000_000) ms" }
        let slow = "slowest \(slowest.number) with \(milliseconds(slowest.time))"
        print("\(name): \(count) inputs, \(refused) refused, \(milliseconds(now() - begin)), \(slow)")
    }
}
