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
                let date = Date()
                Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) { _ in
                    Self.log("timer")
                    print("date", Int(Date().timeIntervalSince(date) * 1000))
                }
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

    @Test(.timeLimit(.minutes(15))) func allThatWaitsGoesOnInStepWithTheFrames() throws {
        let sampan = try Sampan()
        try sampan.write(Self.app, to: "Clock/AppDelegate.swift")
        try sampan.write("wait 3\n", to: "script")
        let run = try sampan("run", "Clock", "--host", "headless", "--script", "script")
        #expect(run.succeeded, "\(run.text)")
        var times: [String: Int] = [:]
        for line in run.text.split(separator: "\n") {
            if let match = line.wholeMatch(of: #/(\w+) (\d+)/#) { times[String(match.1)] = Int(match.2) }
        }
        // In milliseconds. What other threads bring may be a few frames late.
        let expected = [
            "main": 500, "task": 400, "global": 700, "thread": 800, "animation": 1000, "timer": 1200, "perform": 1300, "wall": 1500,
            "sleep": 1800, "usleep": 2200, "date": 1200,
        ]
        for (name, due) in expected {
            let time = try #require(times[name], "\(name) never came: \(run.text)")
            let slack = ["main", "wall", "animation", "timer", "perform", "date"].contains(name) ? 50 : 300
            #expect(time >= due - 20 && time <= due + slack, "\(name) came at \(time)")
        }
        #expect(times["cancelled"] == nil)
        #expect(run.text.contains("waited"), "the main thread waited for a delay: \(run.text)")
    }

    private static let slowApp = """
        import UIKit

        /// Takes longer for each frame than a frame is.
        final class Slow: UIView {
            var (frames, sum) = (0, 0)
            override func draw(_ rect: CGRect) {
                frames += 1
                for number in 0..<3_000_000 { sum = sum &* 31 &+ number }
            }
        }

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private var (ticks, start) = (0, Date())

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = UIViewController()
                let view = Slow(frame: window.bounds)
                controller.view = view
                window.rootViewController = controller
                window.makeKeyAndVisible()
                self.window = window
                start = Date()
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [self] timer in
                    ticks += 1
                    view.setNeedsDisplay()
                    let seconds = Date().timeIntervalSince(start)
                    if ticks == 20 {
                        timer.invalidate()
                        print("twenty", Int(seconds * 1000))
                    }
                }
                Timer.scheduledTimer(withTimeInterval: 0.45, repeats: false) { [self] _ in
                    // A run loop within the main one: no frame is made, and time passes all the same.
                    let before = ticks
                    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
                    print("within", ticks - before)
                }
                return true
            }
        }
        """

    @Test(.timeLimit(.minutes(15))) func timersComeAsOftenHoweverLongFramesTake() throws {
        let sampan = try Sampan()
        try sampan.write(Self.slowApp, to: "Slow/AppDelegate.swift")
        try sampan.write("wait 4\n", to: "script")
        let run = try sampan("run", "Slow", "--host", "headless", "--script", "script")
        #expect(run.succeeded, "\(run.text)")
        let twenty = try #require(run.text.firstMatch(of: #/twenty (\d+)/#).flatMap { Int($0.1) }, "\(run.text)")
        #expect(abs(twenty - 2000) < 60, "twenty came at \(twenty)")
        let within = try #require(run.text.firstMatch(of: #/within (\d+)/#).flatMap { Int($0.1) }, "\(run.text)")
        #expect((6...11).contains(within), "in a second there were \(within)")
    }

    private static let starvedApp = """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                // The main thread and many that always compute have few processors.
                let start = Date()
                for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
                    Thread.detachNewThread {
                        while Date().timeIntervalSince(start) < 60 {}
                        print("never ended")
                        exit(1)
                    }
                }
                for _ in 0..<100 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
                print("ended")
                exit(0)
            }
        }
        """

    @Test(.timeLimit(.minutes(15))) func aRunLoopEndsInTimeThoughItsThreadHadNoProcessor() throws {
        let sampan = try Sampan()
        try sampan.write(Self.starvedApp, to: "Starved/AppDelegate.swift")
        let run = try sampan("run", "Starved", "--host", "headless")
        #expect(run.succeeded && run.text.contains("ended") && !run.text.contains("never"), "\(run.text)")
    }
}
