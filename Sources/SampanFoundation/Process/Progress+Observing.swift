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
            set {
                ProgressObserving.change(self, counted + ["totalUnitCount"]) {
                    // Foundation divides by a total that becomes zero, and ends the process: it is told that the total is not known.
                    super.totalUnitCount = newValue == 0 ? -1 : newValue
                    if newValue == 0 { ProgressObserving.total(of: self).pointee = 0 }
                }
            }
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

    /// Where a progress has its total, which only Foundation can set without more ado.
    private static func total(of progress: Progress) -> UnsafeMutablePointer<Int64> {
        (Unmanaged.passUnretained(progress).toOpaque() + totalOffset).assumingMemoryBound(to: Int64.self)
    }

    /// How far that is from the beginning of the object, as one shows whose total is like no other number.
    private static let totalOffset: Int = {
        let mark: Int64 = 0x5A4D_5041_4E13_5711
        let sample = Progress(totalUnitCount: mark)
        return withExtendedLifetime(sample) {
            let start = UnsafeRawPointer(Unmanaged.passUnretained(sample).toOpaque())
            // Kind, superclass, flags and address point come before the size of instances.
            let size = Int(unsafeBitCast(Progress.self, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
            let places = stride(from: 16, to: size - 7, by: 8).filter { start.load(fromByteOffset: $0, as: Int64.self) == mark }
            precondition(places.count == 1, "Foundation's Progress has its total in \(places.count) places; see `sampan doctor`")
            return places[0]
        }
    }()

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
