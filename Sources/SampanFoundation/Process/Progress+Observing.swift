import Foundation
import ObjCRuntime

/// Foundation here tells nobody how far a progress has come. Observers of one, and of those that it is part of, are told.
private enum ProgressObserving {
    /// What depends on the counts.
    private static let counted: [StaticString] = [
        "completedUnitCount", "fractionCompleted", "isFinished", "isIndeterminate", "localizedDescription",
        "localizedAdditionalDescription",
    ]

    private final class Observed: Progress, @unchecked Sendable {
        override var completedUnitCount: Int64 {
            get { super.completedUnitCount }
            set { ProgressObserving.change(self, counted) { super.completedUnitCount = newValue } }
        }
        override var totalUnitCount: Int64 {
            get { super.totalUnitCount }
            set { ProgressObserving.change(self, counted + ["totalUnitCount"]) { super.totalUnitCount = newValue } }
        }
        override func cancel() { ProgressObserving.change(self, ["isCancelled"]) { super.cancel() } }
        override func pause() { ProgressObserving.change(self, ["isPaused"]) { super.pause() } }
        override func resume() { ProgressObserving.change(self, ["isPaused"]) { super.resume() } }
    }

    private final class Plain: Progress, @unchecked Sendable {}

    private static func change(_ progress: Progress, _ keys: [StaticString], _ body: () -> Void) {
        var told: [(progress: Progress, key: StaticString)] = []
        func note(_ keys: [StaticString], of progress: Progress) {
            for key in keys where KeyValueObserving.isObserved(progress, "\(key)") { told.append((progress, key)) }
        }
        note(keys, of: progress)
        // What is part of another counts for it; that one is not cancelled with it.
        if keys.count >= counted.count {
            var whole = parent(of: progress)
            while let current = whole {
                note(counted, of: current)
                whole = parent(of: current)
            }
        }
        for (progress, key) in told { KeyValueObserving.willChange(progress, key) }
        body()
        for (progress, key) in told.reversed() { KeyValueObserving.didChange(progress, key) }
    }

    /// The progress that one is part of, which Foundation keeps for itself.
    private static func parent(of progress: Progress) -> Progress? {
        var mirror: Mirror? = Mirror(reflecting: progress)
        while let current = mirror, current.subjectType != Progress.self { mirror = current.superclassMirror }
        return mirror?.descendant("_parent") as? Progress
    }

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        // Two properties, of which each is read, set and changed in place, and three methods.
        MethodTable.exchange(9, overriddenBy: Observed.self, butNotBy: Plain.self, of: Progress.self)
    }
}
