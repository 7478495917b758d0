import Foundation
import FoundationXML
import Testing

@testable import Profiling

/// What becomes of memory that nothing reaches, as the recorder tells of it.
@Suite struct LeakTests {
    private static let info: Trace.Info = {
        var info = Recorded.info
        info.template = .leaks
        return info
    }()

    /// A cook and a kitchen hold each other by an array, the kitchen holds a note, and a pan is retained once too often. Its memory that is no
    /// object is none of it.
    private func kitchen() throws -> Trace {
        try Recorded.trace(
            "n 1 0 App.Cook", "n 2 0 App.Kitchen", "n 3 0 Swift._ContiguousArrayStorage", "n 4 1 ?", "n 5 0 Other.Pan",
            "b 6000 30 3 40 2a 101210", "b 1000 28 1 20 2a 101110 101010", "b 2000 20 2 30 2a 101210 101010", "b 3000 20 4 50 2a",
            "b 4000 40 0 60 2a 101110", "b 5000 10 5 10 2b 101110", "r 1000 10 2000", "r 2000 18 6000", "r 6000 20 1000", "r 2000 28 3000",
            "r 4000 0 5000", "r 9999 8 1000", "u 500", info: Self.info)
    }

    @Test func objectsThatHoldEachOtherAreToldWithTheWay() throws {
        let trace = try kitchen()
        let cycle = try #require(trace.leakCycles.first)
        #expect(trace.leakCycles.count == 1 && cycle.count == 3 && cycle.length == 3 && cycle.size == 0x78)
        // It begins with an object of the app's own, whatever the recorder came upon first.
        #expect(cycle.path == "App.Cook +16 → App.Kitchen +24 → Swift._ContiguousArrayStorage +32 → App.Cook")
        #expect(trace.leaks.prefix(3).allSatisfy { $0.role == .cycle && $0.cycle == 0 })
        #expect(Set(trace.leaks.prefix(3).map(\.type)) == ["App.Cook", "App.Kitchen", "Swift._ContiguousArrayStorage"])
    }

    @Test func whatALeakHoldsIsNoRoot() throws {
        let leaks = try kitchen().leaks
        #expect(leaks.first { $0.type == "(what a closure holds)" }?.role == .held)
        #expect(leaks.first { $0.type == "Other.Pan" }?.role == .held)
        let alone = try Recorded.trace("n 1 0 App.Pan", "b 1000 10 1 0 2a", "u 1", info: Self.info)
        #expect(alone.leaks.map(\.role) == [.root] && alone.leakCycles.isEmpty)
    }

    @Test func memoryThatIsNoObjectIsNotTold() throws {
        let trace = try kitchen()
        #expect(trace.leaks.count == 5 && !trace.leaks.contains { $0.address == 0x4000 })
        let others = try Recorded.trace("b 1000 10 0 0 2a", "b 2000 10 0 0 2a", "r 1000 0 2000", "r 2000 0 1000", "u 2", info: Self.info)
        #expect(others.leaks.isEmpty && others.leakCycles.isEmpty)
    }

    @Test func aLeakHasTheFunctionThatAllocatedIt() throws {
        let trace = try kitchen()
        let cook = try #require(trace.leaks.first { $0.type == "App.Cook" })
        #expect(trace.culprit(of: try #require(cook.call)) == "grind" && cook.time == 0x20 && cook.size == 0x28)
        #expect(trace.leaks.first { $0.address == 0x3000 }?.call == nil)
    }

    /// Of a long way the first steps are kept.
    @Test func aLongWayIsShortened() throws {
        let count = 100
        let recording = Recording(Self.info)
        var lines = ["v 1 2a 0 0", "n 1 0 App.Link"]
        for link in 1...count { lines.append("b \(String(link * 0x1000, radix: 16)) 18 1 0 2a") }
        for link in 1...count {
            lines.append("r \(String(link * 0x1000, radix: 16)) 10 \(String((link % count + 1) * 0x1000, radix: 16))")
        }
        for line in lines + ["u 64"] { recording.take(Data(line.utf8)) }
        let trace = recording.trace(
            endReason: "", exitStatus: nil, symbolizer: Symbolizer(program: "/nowhere/App", demangler: Demangler(library: nil)))
        let cycle = try #require(trace.leakCycles.first)
        #expect(cycle.length == count && cycle.steps.count == Trace.LeakCycle.mostSteps && cycle.count == count)
        #expect(cycle.path.hasSuffix(" → … (36 more) → App.Link"))
    }

    @Test func anAppThatIsGoneBeforeItIsLookedThroughIsNoted() throws {
        #expect(try Recorded.trace("e 10", info: Self.info).notes.count == 1)
        #expect(try Recorded.trace("u 10", "e 10", info: Self.info).notes.isEmpty)
        #expect(try Recorded.trace("x no", "e 10", info: Self.info).notes == ["no"])
        #expect(try Recorded.trace("e 10").notes.isEmpty)
    }

    @Test func leaksAreWrittenInEveryForm() throws {
        let export = TraceExport(try kitchen())
        let json = try JSONSerialization.jsonObject(with: export.json(nil)) as? [String: Any]
        let rows = try #require(json?["rows"] as? [String: [[String: Any]]])
        let cook = try #require(rows["leaks"]?.first { $0["leaked-object"] as? String == "App.Cook" })
        #expect(cook["address"] as? String == "0x1000" && cook["size"] as? Int == 0x28 && cook["role"] as? String == "Cycle")
        #expect(cook["function"] as? String == "grind")
        #expect(rows["leak-cycles"]?.map { $0["count"] as? Int } == [3])
        let xml = try XMLDocument(data: Data(export.elements(try PathQuery("//table[@schema=\"leaks\"]")).utf8))
        #expect(try xml.nodes(forXPath: "//row").count == 5)
        #expect(try xml.nodes(forXPath: "//schema/col").count == 10)
        #expect(try export.page().contains("App.Cook +16"))
    }

    @Test func aTraceOfLeaksIsReadAsItWasWrittenAndIsLookedAt() throws {
        var trace = try kitchen()
        #expect(try TraceFile.decode(try TraceFile.encode(trace), name: "a.trace") == trace)
        func fault() throws -> String {
            let data = try TraceFile.encode(trace)
            do {
                _ = try TraceFile.decode(data, name: "a.trace")
                return ""
            } catch { return "\(error)" }
        }
        trace.leaks[0].cycle = 1
        #expect(try fault().hasSuffix("leak 0 is of cycle 1, which is not there"))
        trace.leaks[0].cycle = 0
        trace.leaks[0].call = 99
        #expect(try fault().hasSuffix("leak 0 is of call 99, which is not there"))
        trace.leaks[0].call = nil
        trace.leakCycles[0].steps = []
        #expect(try fault().hasSuffix("cycle 0 has no possible steps"))
    }

    /// A trace of before there were leaks.
    @Test func aTraceWithoutLeaksIsRead() throws {
        let data = try TraceFile.encode(try Recorded.whole())
        var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        for name in ["leaks", "leakCycles", "runLoops"] { #expect(object.removeValue(forKey: name) != nil) }
        let old = try TraceFile.decode(try JSONSerialization.data(withJSONObject: object), name: "a.trace")
        #expect(old.leaks.isEmpty && old.samples.count == 3)
    }

    @Test func theRunLoopWorksOrWaits() throws {
        var info = Recorded.info
        info.template = .runLoops
        let trace = try Recorded.trace("w 10 20 0", "w 20 120 1", "w 120 130 0", info: info)
        #expect(trace.runLoops.map(\.kind) == ["Busy", "Waiting", "Busy"])
        #expect(trace.runLoops.map(\.duration) == [0x10, 0x100, 0x10])
        let json = try JSONSerialization.jsonObject(with: TraceExport(trace).json(nil)) as? [String: Any]
        let rows = (json?["rows"] as? [String: [[String: Any]]])?["runloop-intervals"]
        #expect(rows?.map { $0["interval-type"] as? String } == ["Busy", "Waiting", "Busy"])
    }
}
