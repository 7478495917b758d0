import Foundation
import SampanDebugLog

/// Keeps the state of the interface of an app that does not live by scenes, and brings it back at launch. Scenes have activities for that.
///
/// While state is brought back its file has another name: one that is found under that name brought the app down, and is not tried again.
@MainActor
final class StateRestoration {
    static let shared = StateRestoration()

    private struct Registered {
        let identifier: String
        weak var object: (any UIStateRestoring)?
    }

    private var registered: [Registered] = []
    /// Controllers that may have to present what they presented.
    private var restored: [UIViewController] = []
    /// How often the app asked for more time to bring back its state.
    private var extensions = 0
    private var isRestoring = false

    private init() {}

    private static func beingRestored(_ file: URL) -> URL { file.appendingPathExtension("restoring") }

    // MARK: Registered objects

    func register(_ object: any UIStateRestoring, _ identifier: String) {
        registered.removeAll { $0.object == nil || $0.object === object }
        registered.append(Registered(identifier: identifier, object: object))
    }

    func identifier(of object: any UIStateRestoring) -> String? { registered.first { $0.object === object }?.identifier }

    /// The registered object that has a path.
    func object(at path: [String]) -> (any UIStateRestoring)? {
        registered.lazy.compactMap(\.object).first { RestorationPath.path(of: $0) == path }
    }

    // MARK: Keeping

    /// The app went to the background: its state is kept, if it wants that.
    func save(_ application: UIApplication) {
        // State that is not whole yet would take the place of what it is made from.
        guard !SceneManifest.exists, PreviewStage.current == nil, extensions == 0 else { return }
        guard let file = RestorationArchive.file, let delegate = application.delegate else { return }
        let recorder = StateRecorder(application)
        let coder = recorder.applicationCoder
        let wants =
            OptionalRequirement.call { delegate.application(application, shouldSaveSecureApplicationState: coder) }
            ?? OptionalRequirement.call { delegate.application(application, shouldSaveApplicationState: coder) } ?? false
        guard wants else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        _ = OptionalRequirement.call { delegate.application(application, willEncodeRestorableStateWith: coder) }
        let archive = recorder.record()
        archive.write(to: file)
        DebugLog.write(.life, "the state of \(archive.entries.count) objects is kept")
    }

    // MARK: Bringing back

    /// The app is launched: its state is brought back, if there is one and it wants that.
    func restore(_ application: UIApplication) {
        guard let file = RestorationArchive.file, let delegate = application.delegate else { return }
        let working = Self.beingRestored(file)
        if FileManager.default.fileExists(atPath: working.path) {
            NSLog("The app ended while the state of its interface was brought back: it starts without that")
            try? FileManager.default.removeItem(at: working)
        }
        guard let archive = RestorationArchive.read(file) else { return }
        let restorer = StateRestorer(archive, application)
        guard let coder = restorer.applicationCoder else { return }
        try? FileManager.default.moveItem(at: file, to: working)
        isRestoring = true
        let wants =
            OptionalRequirement.call { delegate.application(application, shouldRestoreSecureApplicationState: coder) }
            ?? OptionalRequirement.call { delegate.application(application, shouldRestoreApplicationState: coder) } ?? false
        if wants { restored = restorer.restore() }
        isRestoring = false
        finish()
    }

    /// The windows are shown: what was presented is presented again.
    func presentRestored() {
        let controllers = restored
        restored = []
        for controller in controllers { controller.presentRestored() }
    }

    /// The app brings back more, and says when it is done.
    func extend() { extensions += 1 }

    /// The app has brought back what it asked for more time for.
    func complete() {
        guard extensions > 0 else { return NSLog("completeStateRestoration() was called without extendStateRestoration()") }
        extensions -= 1
        finish()
    }

    /// The state did no harm: it is kept until there is another.
    private func finish() {
        guard !isRestoring, extensions == 0, let file = RestorationArchive.file else { return }
        try? FileManager.default.moveItem(at: Self.beingRestored(file), to: file)
    }
}
