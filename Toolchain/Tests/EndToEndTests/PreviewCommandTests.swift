import Foundation
import Testing

/// `sampan preview`: pictures of what `#Preview` and `PreviewProvider` declare.
@Suite struct PreviewCommandTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(
            """
            import SwiftUI

            struct Badge: View {
                let text: String
                var body: some View { Text(text).padding().background(Color.yellow) }
            }

            #Preview { Badge(text: "whole") }

            #Preview("small", traits: .fixedLayout(width: 120, height: 60)) { Badge(text: "small") }

            #Preview("side", traits: .landscapeLeft) {
                @Previewable @State var isOn = true
                Toggle("On", isOn: $isOn)
            }

            struct Badge_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        Badge(text: "first").previewLayout(.sizeThatFits).previewDisplayName("fitting")
                        Badge(text: "second").previewDevice("iPhone SE (3rd generation)")
                    }
                }
            }
            """, to: "Badges/Badge.swift")
        try sampan.write(
            """
            import UIKit

            final class PageController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .green : .red
                }
            }

            #Preview("page") { PageController() }

            #Preview("label", traits: .sizeThatFitsLayout) {
                let label = UILabel()
                label.text = "A label"
                return label
            }

            #Preview("crash") {
                let missing: UIViewController? = nil
                return missing!
            }
            """, to: "Badges/Page.swift")
        try sampan.write(
            """
            import SwiftUI

            @main struct BadgesApp: App {
                var body: some Scene { WindowGroup { Text("the app itself").onAppear { print("the app appeared") } } }
            }
            """, to: "Badges/BadgesApp.swift")
    }

    private func pixels(_ name: String) throws -> [Int] { try sampan.pixels(of: name) }

    @Test(.timeLimit(.minutes(15))) func aProjectsPreviewsBecomeAPage() throws {
        let run = try sampan("preview", "Badges", "--output", "page", "--host", "headless")
        // One ends its app.
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains("Badges/Page.swift:18: error: ") && run.text.contains("The app crashed"), "\(run.text)")
        #expect(!run.text.contains("the app appeared"), "\(run.text)")
        #expect(try pixels("page/Badge-1.png") == [1179, 2556] && pixels("page/Badge-small.png") == [360, 180])
        #expect(try pixels("page/Badge-side.png") == [2556, 1179] && pixels("page/Badge-5.png") == [750, 1334])
        let (fitting, label) = (try pixels("page/Badge-fitting.png"), try pixels("page/Page-label.png"))
        #expect(fitting[0] > 100 && fitting[0] < 400 && fitting[1] < 300, "\(fitting)")
        #expect(label[0] > 50 && label[0] < 300 && label[1] < 100, "\(label)")
        #expect(!FileManager.default.fileExists(atPath: sampan.path("page/Page-crash.png")))
        #expect(try pixels("page/Page-page.png") == [1179, 2556])
        let page = try String(decoding: sampan.bytes("page/index.html"), as: UTF8.self)
        #expect(page.contains("<h2>Badge.swift</h2>") && page.contains("src=\"Badge-small.png?"), "\(page)")
        #expect(page.contains("Page.swift:18: ") && page.contains("The app crashed"), "\(page)")
    }

    @Test(.timeLimit(.minutes(15))) func aSourcesPreviewsAreComparedWithThoseFoundRight() throws {
        func compare(_ options: String...) throws -> (status: Int32, text: String) {
            let run = try sampan(["preview", "Badges/Badge.swift", "--snapshot", "right", "--variants", "appearances"] + options)
            return (run.status, run.text)
        }
        let first = try compare()
        #expect(first.status == 0 && first.text.contains("new      Badge-small-dark"), "\(first.text)")
        #expect(try sampan.contents(of: "right").count == 10)
        let second = try compare()
        #expect(second.status == 0 && second.text.contains("same     Badge-small-light"), "\(second.text)")
        let text = try String(decoding: sampan.bytes("Badges/Badge.swift"), as: UTF8.self)
        try sampan.write(text.replacingOccurrences(of: "\"small\") }", with: "\"other\") }"), to: "Badges/Badge.swift")
        let third = try compare()
        #expect(third.status == 1 && third.text.contains("differs  Badge-small-dark"), "\(third.text)")
        #expect(third.text.contains("same     Badge-1-dark"), "\(third.text)")
        #expect(try pixels("right/Badge-small-dark.actual.png") == [360, 180])
        let fourth = try compare("--record")
        #expect(fourth.status == 0 && fourth.text.contains("replaced Badge-small-dark"), "\(fourth.text)")
        #expect(!FileManager.default.fileExists(atPath: sampan.path("right/Badge-small-dark.actual.png")))
    }

    @Test(.timeLimit(.minutes(15))) func whatDoesNotCompileIsToldWithItsLine() throws {
        try sampan.write(
            "import SwiftUI\n\n#Preview {\n    Text(nothing)\n}\n\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n",
            to: "Wrong/Wrong.swift")
        let run = try sampan("preview", "Wrong", "--output", "page")
        #expect(run.status == 1 && run.text.contains("Wrong/Wrong.swift:4:10: error: "), "\(run.text)")
        #expect(try sampan("preview", "Wrong", "--variants", "colours").text.contains("there are no variants \"colours\""))
        #expect(try sampan("preview", "nowhere").text.contains("there is no file or project"))
    }

    @Test(.timeLimit(.minutes(15))) func anEditKeepsWhatThePreviewsViewsHave() throws {
        let text = """
            import SwiftUI

            struct Counter: View {
                @State private var count = 0
                @State private var note = ""
                var body: some View {
                    VStack {
                        Button("Add") { count += 1 }
                        TextField("Note", text: $note)
                        Text("counted \\(count)")
                    }
                }
            }

            #Preview("first") { Text("the first one") }
            #Preview("counter") { Counter() }

            @main struct CounterApp: App { var body: some Scene { WindowGroup { Text("a") } } }
            """
        try sampan.write(text, to: "Counter/Counter.swift")
        let process = sampan.process(["preview", "Counter/Counter.swift", "--host", "window"])
        process.environment?["SDL_VIDEODRIVER"] = "dummy"
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        defer {
            process.interrupt()
            process.waitUntilExit()
        }
        func tree(until word: String) throws -> String {
            let end = Date(timeIntervalSinceNow: 120)
            var last = ""
            while Date() < end {
                last = try sampan("control", "booted", "tree").text
                if last.contains(word) { return last }
                usleep(100_000)
            }
            return last
        }
        let first = try tree(until: "the first one")
        #expect(first.contains("the first one") && !first.contains("counted"), "\(first)")
        #expect(try sampan("control", "booted", "preview", "next").succeeded)
        for _ in 0..<3 { #expect(try sampan("control", "booted", "tap", "Add").succeeded) }
        #expect(try tree(until: "counted").contains("counted 3"))
        try sampan.edit("Counter/Counter.swift", replacing: "Text(\"counted", with: "Color.red.frame(height: 9)\n            Text(\"had")
        let second = try tree(until: "had")
        #expect(second.contains("had 3"), "\(second)")
        let list = try sampan("control", "booted", "previews").text
        #expect(list.contains("\"shown\":2"), "\(list)")
    }
}
