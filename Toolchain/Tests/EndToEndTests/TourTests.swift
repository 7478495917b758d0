import Foundation
import Testing

/// The example that shows Sampan is itself what an app should be.
@Suite struct TourTests {
    @Test(.timeLimit(.minutes(5))) func chaptersThatWereLeftAreFreed() throws {
        let sampan = try Sampan()
        let chapters = ["Part 1: what moves", "Part 2: how it moves", "Part 3: transitions", "Constraints, live", "Stack views"]
        let round = chapters.map { "tap \"\($0)\"\nsettle\ntap \"Sampan Tour\"\nsettle\n" }.joined()
        let toThem = "drag 200 700 to 200 100 over 0.4 hold 0.2\nsettle\n"
        try sampan.write(toThem + String(repeating: round, count: 15), to: "rounds.txt")
        let tour = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples/Tour").path
        // A chapter that stays takes three megabytes.
        let run = try sampan("run", tour, "--host", "headless", "--script", sampan.path("rounds.txt"), "--memory", "200")
        #expect(run.status == 0, "\(run.text)")
    }
}
