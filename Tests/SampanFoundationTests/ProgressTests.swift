import Foundation
import ObjCRuntime
import SampanFoundation
import Testing

/// Who observes a progress is told of it.
@Suite struct ProgressTests {
    private final class Seen: @unchecked Sendable {
        var values: [Double] = []
        var words: [String] = []
    }

    @Test func observersSeeHowFarAProgressHasCome() {
        let (progress, seen) = (Progress(totalUnitCount: 4), Seen())
        let observation = progress.observe(
            ObservedKeyPaths.naming(\Progress.fractionCompleted, "fractionCompleted"), options: [.initial, .new]
        ) { progress, change in
            seen.values.append(change.newValue ?? -1)
        }
        progress.completedUnitCount = 1
        progress.completedUnitCount += 1
        progress.totalUnitCount = 8
        observation.invalidate()
        progress.completedUnitCount = 8
        #expect(seen.values == [0, 0.25, 0.5, 0.25])
        #expect(progress.isFinished)
    }

    @Test func aTotalMayBecomeZero() {
        let whole = Progress(totalUnitCount: 2)
        for progress in [Progress(totalUnitCount: 4), Progress(totalUnitCount: 4, parent: whole, pendingUnitCount: 2)] {
            progress.completedUnitCount = 4
            progress.totalUnitCount = 0
            #expect(progress.totalUnitCount == 0 && progress.completedUnitCount == 4)
            progress.completedUnitCount = 0
            #expect(progress.fractionCompleted == 0 && progress.isIndeterminate)
            progress.totalUnitCount = 2
            progress.completedUnitCount = 1
            #expect(progress.fractionCompleted == 0.5)
        }
        #expect(whole.fractionCompleted == 0.5)
    }

    @Test func aPartsProgressCountsForTheWhole() {
        let (whole, seen) = (Progress(totalUnitCount: 10), Seen())
        let part = Progress(totalUnitCount: 2, parent: whole, pendingUnitCount: 5)
        let observations = [
            whole.observe(ObservedKeyPaths.naming(\Progress.fractionCompleted, "fractionCompleted")) { progress, _ in
                seen.values.append(progress.fractionCompleted)
            },
            whole.observe(ObservedKeyPaths.naming(\Progress.isFinished, "isFinished")) { progress, _ in
                seen.words.append("\(progress.isFinished)")
            },
        ]
        part.completedUnitCount = 1
        part.completedUnitCount = 2
        whole.completedUnitCount = 10
        #expect(seen.values == [0.25, 0.5, 1])
        #expect(seen.words.last == "true")
        withExtendedLifetime(observations) {}
    }

    @Test func endingAndPausingAreTold() {
        let (progress, seen) = (Progress(totalUnitCount: 4), Seen())
        let part = Progress(totalUnitCount: 2, parent: progress, pendingUnitCount: 2)
        let observations = [
            progress.observe(ObservedKeyPaths.naming(\Progress.isCancelled, "isCancelled")) { _, _ in seen.words.append("cancelled") },
            progress.observe(ObservedKeyPaths.naming(\Progress.isPaused, "isPaused")) { progress, _ in
                seen.words.append(progress.isPaused ? "paused" : "resumed")
            },
            part.observe(ObservedKeyPaths.naming(\Progress.isCancelled, "isCancelled")) { part, _ in seen.words.append("part") },
        ]
        progress.isPausable = true
        progress.pause()
        progress.resume()
        part.completedUnitCount = 1
        progress.cancel()
        #expect(seen.words.filter { $0 != "part" } == ["paused", "resumed", "cancelled"])
        #expect(seen.words.contains("part") && part.isCancelled)
        withExtendedLifetime(observations) {}
    }
}
