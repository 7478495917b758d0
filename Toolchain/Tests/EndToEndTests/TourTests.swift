import Foundation
import Testing

/// The example that shows Sampan is itself what an app should be.
@Suite struct TourTests {
    private static let tour = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples/Tour")
        .standardizedFileURL.path

    @Test(.timeLimit(.minutes(15))) func chaptersThatWereLeftAreFreed() throws {
        let sampan = try Sampan()
        let chapters = ["Part 1: what moves", "Part 2: how it moves", "Part 3: transitions", "Constraints, live", "Stack views"]
        let round = chapters.map { "tap \"\($0)\"\nsettle\ntap \"Sampan Tour\"\nsettle\n" }.joined()
        let toThem = "drag 200 700 to 200 100 over 0.4 hold 0.2\nsettle\n"
        try sampan.write(toThem + String(repeating: round, count: 15), to: "rounds.txt")
        // A chapter that stays takes three megabytes.
        let run = try sampan("run", Self.tour, "--host", "headless", "--script", sampan.path("rounds.txt"), "--memory", "200")
        #expect(run.status == 0, "\(run.text)")
    }

    @Test(.timeLimit(.minutes(15))) func theLanguageChangesWhileTheTourRuns() throws {
        let sampan = try Sampan()
        let down = String(repeating: "drag 200 700 to 200 100 over 0.4 hold 0.2\nsettle\n", count: 2)
        try sampan.write(
            """
            \(down)tap "Languages, live"
            settle
            tree
            tap "العربية"
            settle
            tree
            screenshot arabic.png
            tap "جولة سامبان"
            settle
            tree
            \(down)tap "اللغات مباشرةً"
            settle
            tap "Tiếng Việt"
            settle
            tree
            tap "English"
            settle
            tree
            screenshot english.png

            """, to: "languages.txt")
        let run = try sampan("run", Self.tour, "--host", "headless", "--script", sampan.path("languages.txt"))
        #expect(run.status == 0, "\(run.text)")
        // The trees of the five screens, one after the other, have them in this order.
        let shown = ["3 boats on the river", "3 قوارب في النهر", "الخطوط والمنحنيات", "3 chiếc thuyền trên sông", "3 boats on the river"]
        var rest = run.text[...]
        for text in shown {
            let place = try #require(rest.range(of: "\"\(text)\""), "\(text) is not shown")
            rest = rest[place.upperBound...]
        }
        // What begins on the left in English begins on the right in Arabic.
        #expect(try sampan.bytes("arabic.png") != sampan.bytes("english.png"))
    }
}
