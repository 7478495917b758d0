import Foundation
import Testing

@testable import AppBuilder

@Suite struct MonkeyTests {
    @Test func theSameSeedDoesTheSameAndAllKindsOfThings() {
        let size = CGSize(width: 320, height: 568)
        var (one, other, third) = (RandomHands(seed: 5, size: size), RandomHands(seed: 5, size: size), RandomHands(seed: 6, size: size))
        let commands = one.commands(5000)
        #expect(commands.count == 5000)
        #expect(commands == other.commands(5000) && commands != third.commands(5000))
        let verbs = Set(commands.map { $0.prefix { $0 != " " } })
        #expect(
            verbs == [
                "tap", "drag", "longpress", "pinch", "scroll", "type", "key", "rotate", "appearance", "background", "foreground",
                "memory-warning", "wait",
            ])
    }

    @Test func whatIsLeftFailsAndNothingOfItCanBeLeftOut() throws {
        var trials = 0
        var shortening = Shortening(trials: 1000) { steps in
            trials += 1
            guard let a = steps.firstIndex(of: "10"), let b = steps.firstIndex(of: "70") else { return false }
            return a < b && steps.last == "99"
        }
        #expect(try shortening.shortest(of: (0..<100).map { "\($0)" }) == ["10", "70", "99"])
        #expect(trials < 150)
    }

    @Test func aFailureByTheLastStepTakesFewTrialsAndOneThatIsGoneIsNone() throws {
        var trials = 0
        var last = Shortening(trials: 1000) { steps in
            trials += 1
            return steps.last == "99999"
        }
        #expect(try last.shortest(of: (0..<100_000).map { "\($0)" }) == ["99999"] && trials < 5)
        var gone = Shortening(trials: 1000) { _ in false }
        #expect(try gone.shortest(of: ["1", "2"]) == nil)
        var few = Shortening(trials: 6) { $0.contains("3") }
        let left = try #require(try few.shortest(of: (0..<64).map { "\($0)" }))
        #expect(left.contains("3"))
    }
}
