import Foundation
import Testing

/// The listings of the article about pan gestures, as printed, in the storyboard that it describes.
@Suite(.serialized) struct ArticleDrawerTests {
    /// What of `listings.json` matters here.
    private struct Listing: Decodable {
        struct Fix: Decodable {
            let find: String
            let replace: String
        }
        let id: String
        let file: String
        let start: Int
        let end: Int
        let fix: [Fix]?
    }

    /// The folder of articles; `nil` where it is not beside the checkout.
    private static let folder: URL? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
        let folder = root.appendingPathComponent("../shared").standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("listings.json").path) ? folder : nil
    }()

    /// The lines of the article; the list names what its typesetting has damaged.
    private func listing(_ id: String, in folder: URL) throws -> String {
        let all = try JSONDecoder().decode([Listing].self, from: Data(contentsOf: folder.appendingPathComponent("listings.json")))
        let listing = try #require(all.first { $0.id == id })
        let article = try String(contentsOf: folder.appendingPathComponent("seeds/\(listing.file)"), encoding: .utf8)
        var text = article.components(separatedBy: "\n")[(listing.start - 1)..<listing.end].joined(separator: "\n")
        for fix in listing.fix ?? [] {
            #expect(text.contains(fix.find))
            text = text.replacingOccurrences(of: fix.find, with: fix.replace)
        }
        return text
    }

    @Test(.enabled(if: Self.folder != nil, "no ../shared/listings.json beside the checkout"))
    func theDrawerOpensHalfwayAndFollowsTheFinger() throws {
        let folder = try #require(Self.folder)
        let sampan = try Sampan()
        let texts = try ["pan-gesture-01", "pan-gesture-02", "pan-gesture-03", "pan-gesture-04"].map { try listing($0, in: folder) }
        try sampan.write("import UIKit\n\n" + texts.joined(separator: "\n\n") + "\n", to: "Drawer/ViewController.swift")
        try sampan.write(
            DrawerStoryboard.text(controller: "ViewController", drawer: "viewContainer", constraint: "topViewContainer"),
            to: "Drawer/Main.storyboard")
        // Tells where the drawer is whenever it has come to rest, and where the finger has taken it.
        try sampan.write(
            """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var last: [CGFloat] = []
                private var told: [CGFloat] = []

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.look() }
                    return true
                }

                private func look() {
                    guard let controller = window?.rootViewController as? ViewController, controller.isViewLoaded else { return }
                    let drawer = controller.viewContainer!
                    let now = [controller.topViewContainer.constant, drawer.frame.minY, drawer.frame.maxY]
                    if now == last, now != told {
                        told = now
                        print("rests", now.map { String(Int($0)) }.joined(separator: " "), controller.expansionState)
                    }
                    last = now
                }
            }
            """, to: "Drawer/AppDelegate.swift")
        // Slowly up by 150 points and held; then fast up, and fast down twice; at last slowly far beyond the top.
        try sampan.write(
            """
            settle
            wait 1
            drag 200 500 to 200 350 over 0.5 hold 0.5
            wait 1
            drag 200 500 to 200 300 over 0.1
            wait 1
            drag 200 300 to 200 600 over 0.1
            wait 1
            drag 200 500 to 200 800 over 0.1
            wait 1
            """, to: "script.txt")
        let run = try sampan("run", "Drawer", "--script", "script.txt", "--device", "iPhone 15")
        #expect(run.succeeded, "\(run.text)")
        let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("rests") }
        try #require(lines.count >= 5, "\(run.text)")
        #expect(lines[0] == "rests 426 426 852 haft")
        // Held for half a second where the finger has taken it, less the points before a pan begins.
        #expect(lines[1].hasPrefix("rests 28"), "\(lines)")
        #expect(
            Array(lines[2...]) == [
                "rests 426 426 852 haft", "rests 100 100 852 expanded", "rests 426 426 852 haft", "rests 752 752 852 compressed",
            ])
    }
}
