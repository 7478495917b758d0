import Foundation
import Testing

@testable import SampanDebugLog

@Suite struct DebugLogTests {
    @Test func topicsAreNamedWithCommasBetweenThem() {
        #expect(DebugLog.Topics(words: "layout,gestures") == [.layout, .gestures])
        #expect(DebugLog.Topics(words: " frames, life ") == [.frames, .life])
        #expect(DebugLog.Topics(words: "all") == .all && DebugLog.Topics(words: "").isEmpty)
    }

    @Test func everyTopicHasANameAndABitOfItsOwn() {
        let topics = DebugLog.Topics.named.map(\.topic.rawValue)
        #expect(topics.allSatisfy { $0.nonzeroBitCount == 1 } && Set(topics).count == topics.count)
        for (name, topic) in DebugLog.Topics.named { #expect(DebugLog.Topics(words: name) == topic) }
    }

    @Test func whatIsNoTopicIsTold() {
        var unknown: [String] = []
        #expect(DebugLog.Topics(words: "layout,moon") { unknown.append($0) } == .layout && unknown == ["moon"])
    }

    @Test func aLineThatNobodyWantsIsNotPutTogether() {
        let (topics, output) = (DebugLog.topics, DebugLog.output)
        defer { (DebugLog.topics, DebugLog.output) = (topics, output) }
        var lines: [String] = []
        var made = 0
        func line() -> String {
            made += 1
            return "something"
        }
        DebugLog.output = { lines.append($0) }
        // A topic that nothing else in this process writes about.
        DebugLog.topics = []
        DebugLog.write(.lowering, line())
        #expect(made == 0 && lines.isEmpty)
        DebugLog.topics = .lowering
        DebugLog.write(.lowering, line())
        DebugLog.write(.layout, line())
        #expect(made == 1 && lines == ["sampan lowering: something"])
    }
}
