import Foundation

/// Follows what the person does, for an app that may know it.
final class DiaryFollower: @unchecked Sendable {
    private let start = PermittedStart()
    @MainActor private var watch: DiaryWatch?

    /// Calls `look` with the host's time at first, and whenever there may be something new; or `refused`, once, if the app may not know it.
    func begin(refused: @escaping @Sendable () -> Void, _ look: @escaping @MainActor @Sendable (_ now: Double) -> Void) {
        start.begin(refused: refused) { [weak self] in
            guard let self else { return }
            watch?.end()
            let watch = DiaryWatch { if CMAuthorizationStatus.current == .authorized { look($0) } }
            self.watch = watch
            watch.look()
        }
    }

    func end() {
        start.end()
        onMainThread { [weak self] in
            self?.watch?.end()
            self?.watch = nil
        }
    }
}
