import Foundation
import Testing

@testable import Profiling

/// What a recording becomes.
@Suite struct RecordingTests {
    @Test func callsHaveTheNamesOfTheFunctionsThatTheyLieIn() throws {
        let trace = try Recorded.trace("s 10 2a f4240 0 101110 101010", "s 20 2a f4240 0 101150 101010", "s 30 2a f4240 0 5000")
        let names = trace.samples.map { sample in trace.stack(of: sample.call).map { trace.function(of: $0).name } }
        #expect(names == [["grind", "main"], ["grind", "main"], ["0x5000"]])
        #expect(trace.functions.filter { $0.name == "grind" }.count == 1)
        #expect(trace.binaries.map(\.name) == ["App"])
        #expect(trace.binaries[0].isApps && trace.binaries[0].identifier == "ABCDEF01")
    }

    /// A function that never returns is the last thing that its caller does: where it would return to is the next function.
    @Test func aCallThatNeverReturnsLiesInItsCaller() throws {
        let trace = try Recorded.trace("s 10 2a f4240 0 101210 101100")
        #expect(trace.stack(of: trace.samples[0].call).map { trace.function(of: $0).name }.last == "main")
    }

    /// What lies behind the functions, as what the linker adds, is none of them.
    @Test func whatNoFunctionReachesToHasNoName() throws {
        let file = try #require(SymbolFile(SmallELF.file(["main"], size: 0)))
        #expect(file.name(at: 0x10F0) == "main" && file.name(at: 0x1100) == nil)
    }

    @Test func aHangHasTheHeaviestStackOfTheMainThreadDuringIt() throws {
        let trace = try Recorded.trace(
            "s 100 2a f4240 0 101210 101010", "s 5f5e200 2a f4240 0 101210 101010", "s 5f5e300 2a 2dc6c0 1 101110 101010",
            "s 5f5e400 2b ffffff 0 101010", "h 5f5e100 2faf0800 0")
        try #require(trace.hangs.count == 1)
        let hang = trace.hangs[0]
        #expect((hang.start, hang.duration, hang.kind) == (100_000_000, 700_000_000, "Hang"))
        #expect(trace.culprit(of: try #require(hang.heaviest)) == "grind")
    }

    @Test func whatTheMachineHadNoProcessorForIsNoHang() throws {
        #expect(try Recorded.trace("h 0 11e1a300 5f5e100").hangs.isEmpty)
        #expect(try Recorded.trace("h 0 11e1a300 0").hangs.count == 1)
    }

    @Test func aHangThatTheAppEndsInLastsToItsEnd() throws {
        let trace = try Recorded.trace("g 0 11e1a300 0", "g 0 2faf0800 0")
        #expect(trace.hangs.map(\.isUnfinished) == [true] && trace.hangs[0].duration == 800_000_000)
    }

    /// What is given back can be told before what was allocated, by another thread.
    @Test func memoryThatIsGivenBackIsNotLive() throws {
        let trace = try Recorded.trace(
            "a 10 2a 4000 20 1 101110 101010", "a 20 2a 4000 20 2 101110 101010", "q 30 3", "a 28 2b 4000 20 3 101210", "q 40 1")
        #expect(trace.allocations.map(\.end) == [0x40, nil, 0x30])
        #expect(trace.allocations.map(\.weight) == [16384, 16384, 16384])
        #expect(trace.culprit(of: trace.allocations[0].call) == "grind")
    }

    @Test func lengthsOfHangsHaveInstrumentsNames() {
        func kind(_ milliseconds: Int) -> String {
            Trace.Hang(start: 0, duration: milliseconds * 1_000_000, starved: 0, isUnfinished: false, heaviest: nil).kind
        }
        #expect([300, 499, 500, 1999, 2000].map(kind) == ["Microhang", "Microhang", "Hang", "Hang", "Severe Hang"])
    }

    @Test func intervalsAreFromABeginningToTheEndOfItsNameAndIdentifier() throws {
        let trace = try Recorded.trace(
            "p 1 10 2a 1 s c Load a", "p 1 20 2a 2 s c Load b", "p 2 30 2a 1 s c Load ", "p 1 40 2a 3 s c Other ", "p 2 50 2a 9 s c None ",
            "e 60")
        let intervals = SignpostInterval.all(in: trace)
        #expect(intervals.map(\.begin.message) == ["a", "b", ""])
        #expect(intervals.map(\.duration) == [0x20, 0x40, 0x20])
        #expect(intervals.map { $0.end != nil } == [true, false, false])
    }

    @Test func namesOfSwiftAndOfCPlusPlusAreReadable() {
        let demangler = Demangler(library: nil)
        #expect(demangler.name("$s3App5grindyyF").hasPrefix("App.grind()"))
        #expect(demangler.name("_ZN3App5grindEv") == "App::grind()")
        #expect(demangler.name("main") == "main")
        #expect(demangler.name("$snonsense") == "$snonsense")
    }

    @Test func liveHangsAreToldWithTheFunction() throws {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try SmallELF.file(Recorded.functions).write(to: program)
        defer { try? FileManager.default.removeItem(at: program) }
        var told: [String] = []
        let hangs = LiveHangs(symbolizer: Symbolizer(program: program.path, demangler: Demangler(library: nil))) { told.append($0) }
        for line in [
            "v 1 2a 0 0", "m 100000 100000 110000 \(program.path)", "s 5f5e200 2a f4240 0 101110 101010", "h 5f5e100 2faf0800 0",
            "h 30000000 30000001 0", "g 40000000 60000000 0",
        ] { hangs.take(Data(line.utf8)) }
        #expect(told == ["sampan: the main thread did not answer for 700 ms, most of it in grind (Hang)"])
        hangs.finish()
        #expect(told.last == "sampan: the main thread had not answered for 536 ms (Hang)")
    }
}
