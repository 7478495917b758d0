import Foundation
import Testing

/// A headless app's delays go by the clock of its frames, however they are made.
@Suite struct ClockTests {
    private static let app = """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private static var start = 0.0
            private static func log(_ name: String) { print(name, Int((CACurrentMediaTime() - start) * 1000)) }
            private static func show(_ name: String) { DispatchQueue.main.async { log(name) } }

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Self.start = CACurrentMediaTime()
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                self.window = window
                UIView.animate(withDuration: 1) { window.alpha = 0.5 } completion: { _ in Self.log("animation") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Self.log("main") }
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.5) { Self.log("wall") }
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.7) { Self.show("global") }
                let item = DispatchWorkItem { Self.log("cancelled") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: item)
                item.cancel()
                Task {
                    try await Task.sleep(nanoseconds: 400_000_000)
                    Self.log("task")
                }
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 0.8)
                    Self.show("thread")
                    sleep(1)
                    Self.show("sleep")
                    usleep(400_000)
                    Self.show("usleep")
                }
                Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) { _ in Self.log("timer") }
                perform(#selector(late), with: nil, afterDelay: 1.3)
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
                    let end = DispatchSemaphore(value: 0)
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { end.signal() }
                    end.wait()
                    print("waited")
                }
                return true
            }

            @objc private func late() { Self.log("perform") }
        }
        """

    @Test(.timeLimit(.minutes(5))) func allThatWaitsGoesOnInStepWithTheFrames() throws {
        let sampan = try Sampan()
        try sampan.write(Self.app, to: "Clock/AppDelegate.swift")
        try sampan.write("wait 3\n", to: "script")
        let run = try sampan("run", "Clock", "--host", "headless", "--script", "script")
        #expect(run.succeeded, "\(run.text)")
        var times: [String: Int] = [:]
        for line in run.text.split(separator: "\n") {
            if let match = line.wholeMatch(of: #/(\w+) (\d+)/#) { times[String(match.1)] = Int(match.2) }
        }
        // In milliseconds. What other threads bring may be a few frames late; what goes by the run loop's own timers comes by the machine's
        // clock, which frames cannot keep up with on a busy machine.
        let expected = [
            "main": 500, "task": 400, "global": 700, "thread": 800, "animation": 1000, "timer": 1200, "perform": 1300, "wall": 1500,
            "sleep": 1800, "usleep": 2200,
        ]
        for (name, due) in expected {
            let time = try #require(times[name], "\(name) never came: \(run.text)")
            let slack = ["main", "wall", "animation"].contains(name) ? 50 : 300
            let lead = ["timer", "perform"].contains(name) ? 300 : 20
            #expect(time >= due - lead && time <= due + slack, "\(name) came at \(time)")
        }
        #expect(times["cancelled"] == nil)
        #expect(run.text.contains("waited"), "the main thread waited for a delay: \(run.text)")
    }
}
