import Articles
import Foundation
import Testing

/// The listings of the article about pan gestures, as printed, in the storyboard that it describes.
@Suite(.serialized) struct ArticleDrawerTests {
    @Test(.enabled(if: Documents.besideCheckout != nil, "no ../shared/listings.json beside the checkout"))
    func theDrawerOpensHalfwayAndFollowsTheFinger() throws {
        let documents = try #require(Documents.besideCheckout)
        let sampan = try Sampan()
        let texts = try documents.listings(of: "pan-gesture").map { try documents.text(of: $0) }
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
