import Foundation

@MainActor private final class Metronome {
    private(set) var beats = 0
    let names = ["tick"]
    @MainActor var isRunning = false

    func beat() { beats += 1 }

    func start() {
        isRunning = true
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in self.beat() }
        NotificationCenter.default.addObserver(forName: .init("beat"), object: nil, queue: .main) { _ in self.beat() }
        OperationQueue.main.addOperation {
            self.beat()
            self.isRunning = false
        }
    }
}

@MainActor private func shared(_ metronome: Metronome) { metronome.beat() }

@MainActor func checkPreconcurrency() {
    let metronome = Metronome()
    metronome.start()
    NotificationCenter.default.post(name: .init("beat"), object: nil)
    OperationQueue.main.addOperation { shared(metronome) }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
    expect(metronome.beats == 4)
    expect(!metronome.isRunning)
}
