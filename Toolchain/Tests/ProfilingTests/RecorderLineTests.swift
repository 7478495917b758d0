import Foundation
import Testing

@testable import Profiling

/// What the recorder writes, as the command reads it.
@Suite struct RecorderLineTests {
    private func line(_ text: String) -> RecorderLine? { RecorderLine(Data(text.utf8)) }

    @Test func linesOfEachKindAreRead() {
        #expect(line("v 1 2a 10 20") == .begin(process: 42, time: 16, date: 32))
        #expect(line("m 1000 2000 3000 /a%20b%25.so") == .code(bias: 0x1000, start: 0x2000, end: 0x3000, path: "/a b%.so"))
        #expect(line("t 2b oot.default-qos") == .thread(43, name: "oot.default-qos"))
        #expect(
            line("s 10 2a f4240 0 30 20 10") == .sample(time: 16, thread: 42, weight: 1_000_000, waits: false, calls: [0x30, 0x20, 0x10]))
        #expect(line("h 10 20 1") == .hang(start: 16, end: 32, starved: 1))
        #expect(line("g 10 20 1") == .silence(start: 16, now: 32, starved: 1))
        #expect(line("f 10 20 18") == .frame(start: 16, end: 32, deadline: 24))
        #expect(
            line("p 1 10 2a eeee org.a  Load two%20words")
                == .signpost(kind: .begin, time: 16, thread: 42, identifier: 0xEEEE, texts: ["org.a", "", "Load", "two words"]))
        #expect(
            line("a 10 2a 4000 20 1 30")
                == .allocation(time: 16, thread: 42, weight: 16384, size: 32, number: 1, calls: [0x30]))
        #expect(line("q 10 1") == .release(time: 16, number: 1))
        #expect(line("w 10 20 1") == .runLoop(start: 16, end: 32, waits: true))
        #expect(line("n 3 1 ?") == .type(number: 3, LeakCollection.TypeName(kind: .context, name: "?")))
        #expect(
            line("b 1000 20 3 10 2a 30 20")
                == .leak(address: 0x1000, size: 32, type: 3, time: 16, thread: 42, calls: [0x30, 0x20]))
        #expect(line("r 1000 18 2000") == .reference(from: 0x1000, offset: 24, to: 0x2000))
        #expect(line("u 10") == .searched(16))
        #expect(line("d 3") == .lost(3))
        #expect(line("x no%20stack") == .note("no stack"))
        #expect(line("e 10") == .end(time: 16))
    }

    @Test(arguments: [
        "", "v", "v 2 1 1 1", "q 1", "s 1 2 3", "s 1 2 3 0 zz", "h 20 10 0", "m 0 5 5 /a", "e 12345678123456781", "p 9 1 1 1 a b c d",
        "w 10 20 2", "w 20 10 0", "n 0 0 a", "n 1 4 a", "n 1 0", "b 1 2 3 4", "b 1 2 3 4 5 zz", "r 1 2", "u",
    ])
    func whatIsNoLineIsPassedOver(_ text: String) {
        #expect(line(text) == nil)
    }
}
