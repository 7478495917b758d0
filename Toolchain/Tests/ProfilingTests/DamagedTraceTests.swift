import Foundation
import FoundationXML
import Fuzzing
import Testing

@testable import Profiling

/// Traces, recordings and programs that something or somebody has damaged.
@Suite struct DamagedTraceTests {
    private static let count = 3000

    private func fault(_ change: (inout Trace) -> Void) throws -> String {
        var trace = try Recorded.whole()
        change(&trace)
        let data = try TraceFile.encode(trace)
        do {
            _ = try TraceFile.decode(data, name: "a.trace")
            return ""
        } catch { return "\(error)" }
    }

    @Test func aTraceIsReadAsItWasWritten() throws {
        let trace = try Recorded.whole()
        #expect(try TraceFile.decode(try TraceFile.encode(trace), name: "a.trace") == trace)
    }

    @Test func whatATraceCannotBeIsSaid() throws {
        #expect(try fault { $0.calls[1].caller = 1 } == "a.trace: the trace is damaged: call 1 was made by call 1, which is no earlier one")
        #expect(try fault { $0.calls[0].function = 99 } == "a.trace: the trace is damaged: call 0 is of function 99, which is not there")
        #expect(try fault { $0.samples[0].call = -2 }.contains("sample 0 is of call -2"))
        #expect(try fault { $0.samples[0].weight = .max }.contains("sample 0 has no possible time"))
        #expect(try fault { $0.hangs[0].duration = -1 }.contains("hang 0 has no possible time"))
        #expect(try fault { $0.format = 2 }.contains("its form is 2, and not 1"))
        #expect(
            try fault { trace in
                for _ in 0...TraceFile.deepestCall {
                    trace.calls.append(Trace.Call(caller: trace.calls.count - 1, function: 0, address: 0))
                }
            }.contains("nested more than"))
        #expect(throws: TraceFile.Fault.self) { try TraceFile.decode(Data("{}".utf8), name: "a.trace") }
        #expect(throws: TraceFile.Fault.self) { try TraceFile.read("/nowhere.trace") }
        #expect(throws: TraceFile.Fault.self) { try TraceFile.read("/") }
    }

    /// Whatever is read is written as XML that is well formed.
    @Test func damagedTracesAreRefusedOrExported() throws {
        let seed = [UInt8](try TraceFile.encode(try Recorded.whole()))
        var read = 0
        for number in 0..<Self.count {
            var mutator = Mutator(seed: UInt64(number), pieces: [])
            let bytes = mutator.mutate(seed, with: seed)
            guard let trace = try? TraceFile.decode(Data(bytes), name: "a.trace") else { continue }
            read += 1
            let export = TraceExport(trace)
            for text in [export.contents, export.elements(try PathQuery("//table"))] {
                #expect(XMLParser(data: Data(text.utf8)).parse(), "input \(number)")
            }
            _ = try export.json(nil)
            #expect(try export.page().components(separatedBy: "</script>").count == 3, "input \(number)")
        }
        #expect(read > 10)
    }

    @Test func damagedRecordingsBecomeTracesThatCanBeRead() throws {
        let lines = """
            t 2b Worker
            s 5f5e100 2a f4240 0 101110 101010
            s ffffffffffffffff 2a ffffffffffffffff 1 ffffffffffffffff 0
            h 5f5e100 2faf0800 0
            g 5f5e100 2faf0800 0
            f 5f5e100 8f5e100 6f5e100
            p 1 5f5e100 2a 1 org.a Points Load a%3c
            d 7fffffffffffffff
            a 5f5e100 2a ffffffffffffffff ffffffffffffffff 1 101110 101010
            q 1 1
            n 1 0 App.Cook
            b 1000 28 1 ffffffffffffffff 2a 101110
            b 2000 ffffffffffffffff 1 0 2a
            r 1000 10 2000
            r 2000 ffffffffffffffff 1000
            u 2
            w 5f5e100 8f5e100 1
            x a
            m 0 ffff ffffffff /proc/self/exe
            e ffffffffffffffff
            """
        for number in 0..<Self.count {
            var mutator = Mutator(seed: UInt64(number), pieces: [Array(" ffffffffffffffff".utf8), Array("\ns 1 2 3 0 ".utf8)])
            let bytes = mutator.mutate(Array(lines.utf8), with: Array(lines.utf8))
            let recording = Recording(Recorded.info)
            recording.take(Data("v 1 2a 0 0".utf8))
            for line in bytes.split(separator: UInt8(ascii: "\n")) where !line.contains(UInt8(ascii: "/")) { recording.take(Data(line)) }
            let symbolizer = Symbolizer(program: "/nowhere/App", demangler: Demangler(library: nil))
            let trace = recording.trace(endReason: "", exitStatus: nil, symbolizer: symbolizer)
            #expect(throws: Never.self, "input \(number)") { try TraceFile.decode(try TraceFile.encode(trace), name: "a.trace") }
        }
    }

    /// What an app says without end is not kept without end.
    @Test func whatAProcessWritesTooMuchOfIsCounted() throws {
        let recording = Recording(Recorded.info)
        recording.take(Data("v 1 2a 0 0".utf8))
        for thread in 0..<10_100 { recording.take(Data("t \(String(thread, radix: 16)) a".utf8)) }
        let long = String(repeating: "a", count: 4000)
        for _ in 0..<10_000 { recording.take(Data("p 0 1 2a 1 \(long) b c d".utf8)) }
        let trace = recording.trace(
            endReason: "", exitStatus: nil, symbolizer: Symbolizer(program: "/nowhere/App", demangler: Demangler(library: nil)))
        #expect(trace.threads.count == 10_000)
        #expect(trace.signposts.count < 9000 && trace.lost == 10_000 - trace.signposts.count)
    }

    @Test func damagedProgramsHaveTheFunctionsThatAreStillThere() {
        let seed = [UInt8](SmallELF.file(Recorded.functions))
        #expect(SymbolFile(Data(seed))?.name(at: 0x1150) == "grind")
        #expect(SymbolFile(Data(seed))?.name(at: 0x1400) == nil)
        for number in 0..<Self.count {
            var mutator = Mutator(seed: UInt64(number), pieces: [[UInt8](repeating: 0xFF, count: 8)])
            let file = SymbolFile(Data(mutator.mutate(seed, with: seed)))
            for address: UInt64 in [0, 0xFFF, 0x1000, 0x1150, .max] { _ = file?.name(at: address) }
        }
    }
}
