import Foundation
import SampanHost

/// Turns the interface with the device, as far as the app and its frontmost controller support it.
@MainActor
final class InterfaceTurning {
    private let host: any AppHost
    /// Takes the host's size over once the screen was turned.
    private let resize: () -> Void
    /// How the interface would stand if everything were supported.
    private var wanted = UIInterfaceOrientation.portrait
    private weak var decider: UIViewController?
    private var isTurning = false
    /// Whether the interface stands as a preview wants it, which nobody else has a say in.
    private var isForced = false

    init(host: any AppHost, resize: @escaping () -> Void) { (self.host, self.resize) = (host, resize) }

    /// Turns the screen before the app starts: then the device is turned along, as in the Simulator.
    func prepareLaunch() {
        wanted = ListedOrientations({ Bundle.main.object(forInfoDictionaryKey: $0) }, idiom: host.device.idiom).first
        UIInterfaceOrientation.turnedTo = wanted
        UIDevice.current.orientation = wanted.isLandscape ? .landscapeLeft : .portrait
        SystemServices.note(.held(UIDevice.current.orientation))
        host.turn(isLandscape: wanted.isLandscape)
    }

    /// A person gave the window another shape, which says how the device is held.
    func screenWasResized() {
        let orientation = UIInterfaceOrientation.ofScreen
        guard orientation.isLandscape != UIInterfaceOrientation.turnedTo.isLandscape else { return }
        UIInterfaceOrientation.turnedTo = orientation
        if hold(isLandscape: orientation.isLandscape) { wanted = heldOrientation }
    }

    /// Notes how the device is held; whether that is otherwise than before.
    private func hold(isLandscape: Bool) -> Bool {
        let device = UIDevice.current
        let orientation = isLandscape ? UIDeviceOrientation.landscapeLeft : .portrait
        guard orientation != device.orientation else { return false }
        device.orientation = orientation
        SystemServices.note(.turned(orientation))
        if device.isGeneratingDeviceOrientationNotifications {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
        }
        return true
    }

    /// The device is held otherwise.
    func deviceWasTurned(isLandscape: Bool) {
        guard hold(isLandscape: isLandscape) else { return }
        // What no longer counts for apps of newer SDKs holds the interface of older ones.
        if !LinkedSDK.isAtLeast(16), let front = frontController, !front.shouldAutorotate { return }
        wanted = heldOrientation
        update()
    }

    /// Turns the interface if it stands as the frontmost controller, or the app, does not support.
    func update() {
        guard !isTurning, !isForced, let front = frontController else { return }
        if front !== decider {
            decider = front
            wanted = front.presentingStorage == nil ? heldOrientation : front.preferredInterfaceOrientationForPresentation
        }
        let target = orientation(in: supported(by: front))
        guard target != UIInterfaceOrientation.ofScreen else { return }
        turn(to: target)
    }

    /// Turns the interface and holds it so from now on.
    func force(_ orientation: UIInterfaceOrientation) {
        isForced = true
        if orientation != UIInterfaceOrientation.ofScreen { turn(to: orientation) }
    }

    /// Turns the interface to one of some orientations, as the app asks, until the device is held otherwise. Returns whether the frontmost
    /// controller and the app support one of them.
    func request(_ orientations: UIInterfaceOrientationMask) -> Bool {
        guard !isForced, let front = frontController else { return false }
        let common = supported(by: front).intersection(orientations)
        guard !common.isEmpty else { return false }
        decider = front
        wanted = heldOrientation
        wanted = common.allows(.ofScreen) ? .ofScreen : orientation(in: common)
        update()
        return true
    }

    private func turn(to target: UIInterfaceOrientation) {
        isTurning = true
        defer { isTurning = false }
        let (center, application) = (NotificationCenter.default, UIApplication.shared)
        let old = UIInterfaceOrientation.ofScreen
        if let delegate = application.delegate {
            OptionalRequirement.call {
                delegate.application(application, willChangeStatusBarOrientation: target, duration: 0)
            }
        }
        center.post(name: UIApplication.willChangeStatusBarOrientationNotification, object: application)
        UIInterfaceOrientation.turnedTo = target
        host.turn(isLandscape: target.isLandscape)
        resize()
        if let delegate = application.delegate {
            OptionalRequirement.call { delegate.application(application, didChangeStatusBarOrientation: old) }
        }
        center.post(name: UIApplication.didChangeStatusBarOrientationNotification, object: application)
    }

    private var frontController: UIViewController? {
        FrontController.find {
            $0.modalPresentationStyle == .overFullScreen || $0.presentationControllerStorage?.shouldRemovePresentersView == true
        }
    }

    /// The interface turns against the device.
    private var heldOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }

    private func supported(by controller: UIViewController) -> UIInterfaceOrientationMask {
        let (application, window) = (UIApplication.shared, controller.viewIfLoaded?.window)
        let said = application.delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.application(application, supportedInterfaceOrientationsFor: window) }
        }
        let common = controller.supportedInterfaceOrientations.intersection(
            said ?? application.supportedInterfaceOrientations(for: window))
        guard common.isEmpty else { return common }
        ObjCException.raise(
            "UIApplicationInvalidInterfaceOrientation",
            "Supported orientations has no common orientation with the application, and [\(type(of: controller)) shouldAutorotate] is returning YES"
        )
    }

    /// The orientation that is nearest to what is wanted.
    private func orientation(in mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
        let sides: [UIInterfaceOrientation] = [.landscapeRight, .landscapeLeft]
        // A device that lies on one side can be laid on the other.
        let nearest = wanted.isLandscape ? [wanted] + sides : [wanted]
        let others: [UIInterfaceOrientation] = [.ofScreen, .portrait] + sides + [.portraitUpsideDown]
        return (nearest + others).first { mask.allows($0) } ?? .portrait
    }
}
