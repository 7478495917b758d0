import Testing

@Suite struct PlaygroundTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    @Test func aPageRunsAndItsLinesSayWhatTheyComeTo() throws {
        try sampan.write("public func doubled(_ number: Int) -> Int { number * 2 }", to: "Sums.playground/Sources/Double.swift")
        try sampan.write("seven", to: "Sums.playground/Resources/word.txt")
        try sampan.write(
            """
            //: # Sums
            import UIKit

            var sum = 5
            sum += doubled(1)
            for number in 1...3 { doubled(number) }
            print("printed \\(sum)")
            class Counter: NSObject { @objc var count = 0 }
            #keyPath(Counter.count)
            try String(contentsOf: Bundle.main.url(forResource: "word", withExtension: "txt")!, encoding: .utf8)
            """, to: "Sums.playground/Contents.swift")
        let run = try sampan("run", "Sums.playground", "--host", "headless")
        #expect(run.succeeded, "\(run.text)")
        let lines = run.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for line in [
            "printed 7", "4 var sum = 5 5", "5 sum += doubled(1) 7", "6 for number in 1...3 { doubled(number) } (3 times)",
            "9 #keyPath(Counter.count) \"count\"",
        ] { #expect(lines.contains(line), "\(line) is not in \(run.text)") }
        #expect(lines.contains { $0.hasPrefix("10 try String(") && $0.hasSuffix("\"seven\"") }, "\(run.text)")
        #expect(!run.text.contains("warning"), "\(run.text)")
    }

    @Test func aPagesLiveViewIsShown() throws {
        let pages = "Views.playground/Pages"
        try sampan.write("let x = 1", to: "\(pages)/Another.xcplaygroundpage/Contents.swift")
        try sampan.write(
            """
            import PlaygroundSupport
            import UIKit

            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            label.text = "at first"
            PlaygroundPage.current.liveView = label
            """, to: "\(pages)/Show.xcplaygroundpage/Contents.swift")
        try sampan.write("tree\n", to: "view.script")
        let run = try sampan("run", "Views.playground", "--target", "Show", "--script", sampan.path("view.script"))
        #expect(run.succeeded && run.text.contains("\"at first\""), "\(run.text)")
        // The page is over when the app is.
        #expect(run.text.contains("label.text = \"at first\""), "\(run.text)")
    }

    @Test func whatDoesNotCompileIsToldOfAtItsLine() throws {
        try sampan.write("let a = 1\nlet b: Int = \"x\"\n", to: "Wrong.playground/Contents.swift")
        let run = try sampan("run", "Wrong.playground", "--host", "headless")
        #expect(run.status == 1 && run.text.contains("Wrong.playground/Contents.swift:2:14: error: cannot convert value"), "\(run.text)")
    }
}
