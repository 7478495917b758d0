import SampanHost

@testable import UIKit

/// An app in a process of its own whose state is kept, in a folder that outlives it.
@MainActor
final class RestoringApp {
    /// What was told, in order.
    static var log: [String] = []
    /// What the delegate does while its state is brought back.
    static var onRestore: () -> Void = {}
    /// What the master controller writes down beside.
    static var object: RestorableNote?

    let host = StillHost(.standard)
    let runtime: AppRuntime

    init(folder: String, delegate: String = "RestoringDelegate", livesByScenes: Bool = false) {
        SceneManifest.information = { key in
            key == "UIApplicationSceneManifest" && livesByScenes ? ["UIApplicationSupportsMultipleScenes": false] : nil
        }
        ClassRegistry.register(RestoringDelegate.self, objcName: "RestoringDelegate") {
            $0.initializer("init") { _ in RestoringDelegate() }
        }
        ClassRegistry.register(OldDelegate.self, objcName: "OldDelegate") { $0.initializer("init") { _ in OldDelegate() } }
        ClassRegistry.register(ForgettingDelegate.self, objcName: "ForgettingDelegate") {
            $0.initializer("init") { _ in ForgettingDelegate() }
        }
        ClassRegistry.register(DetailController.self, objcName: "DetailController") { _ in }
        ClassRegistry.register(RestorableNote.self, objcName: "RestorableNote") { _ in }
        setenv("CFFIXED_USER_HOME", folder, 1)
        runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: delegate)
        runtime.hostDidStart()
        advance()
    }

    func advance() {
        for _ in 0..<30 {
            host.clock.now += 1.0 / 60
            if !runtime.isSuspended { runtime.runFrame() }
        }
    }

    func tell(_ event: HostEvent) {
        runtime.handle(event)
        advance()
    }

    var delegate: WindowDelegate { UIApplication.shared.delegate as! WindowDelegate }
    var navigation: UINavigationController { delegate.window!.rootViewController as! UINavigationController }

    func told() -> [String] {
        defer { Self.log = [] }
        return Self.log
    }
}

/// What all these delegates do: they have a navigation controller with a list.
class WindowDelegate: UIResponder {
    var window: UIWindow?

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RestoringApp.log.append("will")
        let navigation = UINavigationController(rootViewController: MasterController())
        navigation.restorationIdentifier = "navigation"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RestoringApp.log.append("did")
        window?.makeKeyAndVisible()
        return true
    }
}

final class RestoringDelegate: WindowDelegate, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        RestoringApp.log.append("shouldSave")
        coder.encode(NSString(string: "own"), forKey: "mine")
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        let idiom = coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as? NSNumber
        let hasTime = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) is NSDate
        RestoringApp.log.append("shouldRestore \(coder.decodeObject(forKey: "mine") ?? "") \(idiom ?? -1) \(hasTime)")
        RestoringApp.onRestore()
        return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        RestoringApp.log.append("willEncode")
        coder.encode(3, forKey: "number")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        RestoringApp.log.append("didDecode \(coder.decodeInteger(forKey: "number"))")
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard identifierComponents.last == "sheet" else { return nil }
        RestoringApp.log.append("delegate makes \(identifierComponents.joined(separator: "/"))")
        let sheet = UIViewController()
        sheet.restorationIdentifier = "sheet"
        return sheet
    }
}

/// Knows the older questions alone.
final class OldDelegate: WindowDelegate, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
}

/// Wants nothing to be kept.
final class ForgettingDelegate: WindowDelegate, UIApplicationDelegate {}

final class MasterController: UIViewController {
    private(set) var note: RestorableNote?

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "master"
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        RestoringApp.log.append("encode master")
        if let object = RestoringApp.object { coder.encode(object, forKey: "note") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        RestoringApp.log.append("decode master")
        note = coder.decodeObject(forKey: "note") as? RestorableNote
    }
}

final class DetailController: UIViewController, UIViewControllerRestoration {
    var number = 0
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = DetailController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        RestoringApp.log.append("make \(identifierComponents.joined(separator: "/")) \(coder.decodeInteger(forKey: "number"))")
        return DetailController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.restorationIdentifier = "scroll"
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 2000)
        view.addSubview(scroll)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        RestoringApp.log.append("encode detail")
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number")
        RestoringApp.log.append("decode detail \(number)")
    }
    override func applicationFinishedRestoringState() { RestoringApp.log.append("finished detail") }
}

/// An object that is no controller.
final class RestorableNote: NSObject, UIStateRestoring, UIObjectRestoration {
    var text = ""

    var objectRestorationClass: (any UIObjectRestoration.Type)? { RestorableNote.self }

    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)? {
        RestoringApp.log.append("note \(identifierComponents.joined(separator: "/"))")
        return RestorableNote()
    }

    func encodeRestorableState(with coder: NSCoder) { coder.encode(NSString(string: text), forKey: "text") }
    func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(forKey: "text") as? String ?? "" }
}
