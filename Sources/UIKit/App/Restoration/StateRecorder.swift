import Foundation

/// Has the objects of an app's interface write down their state, each into an archive of its own.
@MainActor
final class StateRecorder: NSObject {
    private enum Subject {
        case controller(UIViewController, [String])
        case view(UIView, [String])
        case object(any UIStateRestoring, [String])
    }

    private var pending: [Subject] = []
    private var entries: [RestorationArchive.Entry] = []
    private var known: Set<ObjectIdentifier> = []
    private var paths: Set<[String]> = []
    private let application: UIApplication

    /// What the app's delegate writes down.
    private(set) lazy var applicationCoder = makeCoder()

    init(_ application: UIApplication) {
        self.application = application
        super.init()
    }

    private func makeCoder() -> NSKeyedArchiver {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        coder.setClassName(RestorationReference.className, for: RestorationReference.self)
        coder.delegate = self
        if let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String {
            coder.encode(NSString(string: version), forKey: UIApplication.stateRestorationBundleVersionKey)
        }
        let device = UIDevice.current
        coder.encode(NSNumber(value: device.userInterfaceIdiom.rawValue), forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        coder.encode(NSString(string: device.systemVersion), forKey: UIApplication.stateRestorationSystemVersionKey)
        coder.encode(NSDate(), forKey: UIApplication.stateRestorationTimestampKey)
        return coder
    }

    /// Everything that is restorable: what the windows show, and what that refers to.
    func record() -> RestorationArchive {
        for window in RestorationPath.windows(of: application) {
            if let path = RestorationPath.path(of: window) { add(.view(window, path), window) }
            if let root = window.rootViewController { add(root) }
        }
        while !pending.isEmpty { write(pending.removeFirst()) }
        applicationCoder.finishEncoding()
        return RestorationArchive(application: applicationCoder.encodedData, entries: entries)
    }

    private func add(_ controller: UIViewController) {
        if let path = RestorationPath.path(of: controller) { add(.controller(controller, path), controller) }
    }

    private func add(_ subject: Subject, _ object: AnyObject) {
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        let path =
            switch subject {
            case .controller(_, let path), .view(_, let path), .object(_, let path): path
            }
        guard paths.insert(path).inserted else {
            return NSLog("Two objects have the restoration path %@: the state of the second one is not kept", path.joined(separator: "/"))
        }
        pending.append(subject)
    }

    private func write(_ subject: Subject) {
        let coder = makeCoder()
        switch subject {
        case .controller(let controller, let path):
            var entry = RestorationArchive.Entry(kind: .controller, path: path, data: Data())
            entry.restorationClass = controller.restorationClass.map { ClassRegistry.name(of: $0) }
            if let storyboard = controller.storyboard {
                (entry.storyboard, entry.storyboardBundle) = storyboard.reference
                coder.encode(storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
            }
            controller.encodeRestorableState(with: coder)
            finish(entry, coder)
            for view in RestorationPath.views(of: controller) {
                if let path = RestorationPath.path(of: view) { add(.view(view, path), view) }
            }
            controller.children.forEach(add)
            if let presented = controller.presentedStorage, !presented.isBeingDismissed { add(presented) }
        case .view(let view, let path):
            view.encodeRestorableState(with: coder)
            finish(RestorationArchive.Entry(kind: .view, path: path, data: Data()), coder)
        case .object(let object, let path):
            var entry = RestorationArchive.Entry(kind: .object, path: path, data: Data())
            entry.restorationClass = (object.objectRestorationClass ?? nil).map { ClassRegistry.name(of: $0) }
            _ = OptionalRequirement.call { object.encodeRestorableState(with: coder) }
            finish(entry, coder)
        }
    }

    private func finish(_ entry: RestorationArchive.Entry, _ coder: NSKeyedArchiver) {
        coder.finishEncoding()
        var entry = entry
        entry.data = coder.encodedData
        entries.append(entry)
    }

    /// What stands for an object that is not kept. To Foundation on Linux nothing at all would be a fault of the app's.
    private static let nothing = RestorationReference(.object([]))

    /// What stands for an object in an archive: restorable objects are not written down where they are referred to, but by themselves. A
    /// controller that is not kept is nothing.
    private func standIn(for object: Any) -> Any? {
        switch object {
        case let controller as UIViewController:
            guard let path = RestorationPath.path(of: controller) else { return Self.nothing }
            add(.controller(controller, path), controller)
            return RestorationReference(.object(path))
        case let storyboard as UIStoryboard:
            let reference = storyboard.reference
            return RestorationReference(.storyboard(name: reference.name, bundle: reference.bundle))
        case let view as UIView:
            guard let path = RestorationPath.path(of: view) else { return view }
            return RestorationReference(.object(path))
        case let restorable as any UIStateRestoring:
            guard let path = RestorationPath.path(of: restorable) else { return restorable is any NSCoding ? restorable : Self.nothing }
            add(.object(restorable, path), restorable)
            return RestorationReference(.object(path))
        default: return object
        }
    }
}

extension StateRecorder: NSKeyedArchiverDelegate {
    nonisolated func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        let box = UncheckedRestorable(object)
        return MainActor.assumeIsolated { UncheckedRestorable(standIn(for: box.value as Any)) }.value
    }

    // Foundation on Linux requires these.
    nonisolated func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    nonisolated func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    nonisolated func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    nonisolated func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

/// Carries a value across an isolation boundary that is not crossed in fact: state is kept and brought back on the main thread only.
struct UncheckedRestorable: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
}
