import Foundation
import Testing

/// Apps whose main thread does not answer, by the true ten seconds.
@Suite struct WatchdogTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    private func write(didFinishLaunching body: String) throws {
        try sampan.write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(body)
                    return true
                }

                func hang() { Thread.sleep(forTimeInterval: 13) }
            }
            """, to: "Hangs/App.swift")
    }

    @Test func aHeadlessAppWhoseLaunchNeverEndsIsEndedAndItsCallsAreTold() throws {
        try write(didFinishLaunching: "while true {}")
        let run = try sampan("run", "Hangs", "--host", "headless")
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains("The app was ended: its main thread did not answer for 10 s (0x8BADF00D, scene-create"), "\(run.text)")
        #expect(run.text.contains(#/In your code:\n.*Hangs\/App.swift:7:\d+: AppDelegate.application/#), "\(run.text)")
    }

    /// The window is one without a display.
    @Test func anAppInAWindowIsToldOfAndGoesOnAndThatItCrashesIsToldToo() throws {
        try write(
            didFinishLaunching: """
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                            self.hang()
                            print("it goes on")
                            DispatchQueue.main.async { fatalError("on purpose") }
                        }
                """)
        let run = try sampan(["run", "Hangs", "--host", "window"], with: ["SDL_VIDEODRIVER": "dummy"])
        #expect(run.status == 1, "\(run.text)")
        let parts = run.text.components(separatedBy: "it goes on")
        #expect(parts.count == 2, "\(run.text)")
        #expect(parts[0].components(separatedBy: "main thread has not answered").count == 2, "\(run.text)")
        #expect(parts[0].contains("has not answered for 10 s; iOS would end the app (0x8BADF00D, scene-update"), "\(run.text)")
        #expect(parts[0].contains(#/App.swift:15:\d+: AppDelegate.hang/#), "\(run.text)")
        #expect(parts.last!.contains("The app crashed: SIGILL"), "\(run.text)")
    }
}
