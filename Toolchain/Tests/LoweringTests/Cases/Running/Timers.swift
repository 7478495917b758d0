import Foundation

@MainActor func checkThatTimersAreFirstDueAfterTheirInterval() {
    for repeats in [false, true] {
        nonisolated(unsafe) var fired = 0
        let timer = Timer(timeInterval: 0.2, repeats: repeats) { _ in fired += 1 }
        let start = Date()
        RunLoop.main.add(timer, forMode: .common)
        RunLoop.main.run(until: start.addingTimeInterval(0.05))
        expect(fired == 0)
        while fired == 0, -start.timeIntervalSinceNow < 10 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
        expect(-start.timeIntervalSinceNow >= 0.2 && timer.isValid == repeats)
        timer.invalidate()
    }
}
