import Foundation
import SampanDebugLog

/// Finds the objects of an archive again, or has them made, and hands them what they wrote down.
@MainActor
final class StateRestorer: NSObject {
    private typealias Entry = RestorationArchive.Entry

    private let archive: RestorationArchive
    private let application: UIApplication
    /// What is there, by its path.
    private var found: [[String]: AnyObject] = [:]
    private var coders: [[String]: RestorationDecoder] = [:]

    /// What the app's delegate wrote down.
    private(set) lazy var applicationCoder = RestorationDecoder(archive.application, delegate: self)

    init(_ archive: RestorationArchive, _ application: UIApplication) {
        (self.archive, self.application) = (archive, application)
        super.init()
    }

    /// Brings everything back, in UIKit's order: all objects are there before the first one takes over its state, and views do so once their
    /// controllers have put together what they are in.
    ///
    /// - Returns: the controllers, which may have to present what they presented.
    func restore() -> [UIViewController] {
        noteWhatIsThere()
        for entry in archive.entries where entry.kind == .controller { bringBack(entry) }
        for entry in archive.entries where entry.kind == .object { bringBackObject(entry) }
        let controllers = archive.entries.filter { $0.kind == .controller }.compactMap { entry in
            (found[entry.path] as? UIViewController).map { (entry.path, $0) }
        }
        for (path, controller) in controllers { if let coder = coders[path] { controller.decodeRestorableState(with: coder) } }
        restoreViews()
        let objects = archive.entries.filter { $0.kind == .object }.compactMap { entry in
            (found[entry.path] as? any UIStateRestoring).map { (entry.path, $0) }
        }
        for (path, object) in objects {
            if let coder = coders[path] { _ = OptionalRequirement.call { object.decodeRestorableState(with: coder) } }
        }
        for (_, controller) in controllers { controller.applicationFinishedRestoringState() }
        for (_, object) in objects { _ = OptionalRequirement.call { object.applicationFinishedRestoringState() } }
        if let coder = applicationCoder, let delegate = application.delegate {
            _ = OptionalRequirement.call { delegate.application(application, didDecodeRestorableStateWith: coder) }
        }
        DebugLog.write(.life, "\(controllers.count) view controllers have their state again")
        return controllers.map(\.1)
    }

    // MARK: Finding objects

    /// The controllers that the launch has made already.
    private func noteWhatIsThere() {
        for window in RestorationPath.windows(of: application) {
            if let path = RestorationPath.path(of: window) { found[path] = window }
            if let root = window.rootViewController { note(root, at: RestorationPath.path(of: root)) }
        }
    }

    /// Notes a controller, and those inside it.
    private func note(_ controller: UIViewController, at path: [String]?) {
        guard let path, found[path] == nil else { return }
        found[path] = controller
        for child in controller.children {
            if let identifier = child.restorationIdentifier, !identifier.isEmpty { note(child, at: path + [identifier]) }
        }
        if let presented = controller.presentedStorage { note(presented, at: RestorationPath.path(of: presented)) }
    }

    private func coder(of entry: Entry) -> RestorationDecoder? {
        let coder = RestorationDecoder(entry.data, delegate: self)
        coders[entry.path] = coder
        return coder
    }

    /// A controller: its restoration class makes it, or the app's delegate; or it is there already, or its storyboard makes it.
    private func bringBack(_ entry: Entry) {
        guard let coder = coder(of: entry) else { return }
        var made: UIViewController?
        if let name = entry.restorationClass {
            let maker = ClassRegistry.class(named: name) as? any UIViewControllerRestoration.Type
            made = maker?.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
            // It is not to be brought back, and keeps none of its state if it is there.
            if made == nil { found[entry.path] = nil }
        } else {
            if let delegate = application.delegate {
                made =
                    OptionalRequirement.call {
                        delegate.application(application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
                    } ?? nil
            }
            if made == nil, found[entry.path] == nil, let name = entry.storyboard, let identifier = entry.path.last {
                made = UIStoryboard.find(name: name, bundle: entry.storyboardBundle)?.makeController(restorationIdentifier: identifier)
            }
        }
        guard let made else { return }
        if found[entry.path] !== made {
            found[entry.path] = nil
            note(made, at: entry.path)
        }
        // An app may leave it to this to fill its window.
        if entry.path.count == 1, made.parent == nil, made.viewIfLoaded?.window == nil {
            RestorationPath.windows(of: application).first { $0.rootViewController == nil }?.rootViewController = made
        }
    }

    /// An object that is no controller: its restoration class finds it or makes it; without one it has to be registered already.
    private func bringBackObject(_ entry: Entry) {
        guard let coder = coder(of: entry) else { return }
        if let name = entry.restorationClass {
            let maker = ClassRegistry.class(named: name) as? any UIObjectRestoration.Type
            found[entry.path] = maker?.object(withRestorationIdentifierPath: entry.path, coder: coder)
        } else {
            found[entry.path] = StateRestoration.shared.object(at: entry.path)
        }
    }

    private func restoreViews() {
        for window in RestorationPath.windows(of: application) { window.layoutIfNeeded() }
        var laidOut: Set<ObjectIdentifier> = []
        for entry in archive.entries where entry.kind == .view {
            var view = found[entry.path] as? UIView
            if view == nil, let controller = found[Array(entry.path.dropLast())] as? UIViewController {
                controller.loadViewIfNeeded()
                if laidOut.insert(ObjectIdentifier(controller)).inserted { controller.view.layoutIfNeeded() }
                view = RestorationPath.views(of: controller).first { $0.restorationIdentifier == entry.path.last }
                found[entry.path] = view
            }
            if let view, let coder = coder(of: entry) { view.decodeRestorableState(with: coder) }
        }
    }

    // MARK: References

    private func target(of reference: RestorationReference) -> AnyObject? {
        switch reference.target {
        case .object(let path):
            if let known = found[path] { return known }
            // A view that nobody has asked for yet.
            guard let controller = found[Array(path.dropLast())] as? UIViewController else { return nil }
            return RestorationPath.views(of: controller).first { $0.restorationIdentifier == path.last }
        case .storyboard(let name, let bundle): return UIStoryboard.find(name: name, bundle: bundle)
        }
    }
}

extension StateRestorer: NSKeyedUnarchiverDelegate {
    nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        guard let reference = object as? RestorationReference else { return object }
        let box = UncheckedRestorable(reference)
        return MainActor.assumeIsolated { UncheckedRestorable((box.value as? RestorationReference).flatMap(target)) }.value
    }

    // Foundation on Linux requires these.
    nonisolated func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    nonisolated func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    nonisolated func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
