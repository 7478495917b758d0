import Foundation
import SampanHost

/// The system's own marks over every window: time, signal and battery on top, the home indicator at the bottom.
@MainActor
final class StatusBar {
    private let state = StatusBarState()
    private let top = StatusBarView(frame: .zero)
    private let home = CALayer()
    private var isInstalled = false
    /// What is shown in the place of what the host says.
    var looks: StatusBarLooks {
        get { top.looks }
        set { top.looks = newValue }
    }

    init() { StatusBarState.current = state }

    /// Puts the marks on the screen, above all windows.
    func install() {
        isInstalled = true
        let root = UIScreen.main.rootLayer
        for layer in [top.layer, home] {
            layer.zPosition = 1_000_000
            root.addSublayer(layer)
        }
        followTime()
    }

    /// Follows the frontmost controller's wishes.
    func update() {
        guard isInstalled else { return }
        let screen = UIScreen.main
        let controller = decider(childOf: \.childForStatusBarStyle)
        let isLandscapePhone = screen.bounds.width > screen.bounds.height && screen.device.idiom == .phone
        state.isHidden = isLandscapePhone || (decider(childOf: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false)
        state.style = controller?.preferredStatusBarStyle ?? .default
        let isDark = (controller?.traitCollection ?? UITraitCollection.host).userInterfaceStyle == .dark
        top.color = state.style == .lightContent || (state.style == .default && isDark) ? .white : .black
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        top.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: StatusBarState.height)
        top.isHidden = state.isHidden
        placeHomeIndicator(isDark: top.color == .white && state.style != .lightContent)
        CATransaction.commit()
    }

    /// Shows the time anew whenever it becomes another.
    private func followTime() {
        guard let wait = AppRuntime.shared?.host.timeOfDayHolds else { return }
        HostTimer.schedule(after: wait) { [weak self] in
            self?.top.setNeedsDisplay()
            self?.followTime()
        }
    }

    private func placeHomeIndicator(isDark: Bool) {
        let screen = UIScreen.main
        let size = CGSize(width: screen.bounds.width > screen.bounds.height ? 210 : 139, height: 5)
        home.isHidden =
            screen.device.hasHomeButton || (decider(childOf: \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false)
        home.frame = CGRect(
            x: (screen.bounds.width - size.width) / 2, y: screen.bounds.height - size.height - 8, width: size.width, height: size.height)
        home.cornerRadius = size.height / 2
        home.backgroundColor = (isDark ? UIColor.white : UIColor.black).cgColor
    }

    /// The controller that decides: the frontmost one that fills the screen, or the child it names.
    private func decider(childOf path: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        let front = FrontController.find {
            $0.presentationControllerStorage?.shouldRemovePresentersView == true || $0.modalPresentationCapturesStatusBarAppearance
        }
        guard var controller = front else { return nil }
        while let child = controller[keyPath: path] { controller = child }
        return controller
    }
}
