import QuartzCore
import Testing

@testable import UIKit

/// A stage that is an iPad, whose keyboard moves the focus.
@MainActor
final class FocusStage {
    let root = UIViewController()
    let stage: Stage

    init() {
        stage = Stage(root)
        stage.window.overrideTraits = UITraitCollection(userInterfaceIdiom: .pad)
        stage.settle()
    }

    var system: UIFocusSystem { UIFocusSystem.focusSystem(for: root.view)! }

    /// Presses a key as the app's event would.
    func press(_ usage: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
        let key = UIKey(characters: "", modifierFlags: flags, keyCode: usage)
        let press = UIPress(phase: .began, timestamp: 0, key: key, responder: nil)
        stage.window.sendEvent(UIPressesEvent(timestamp: 0, presses: [press]))
        stage.settle()
    }

    func add(_ frame: CGRect, to parent: UIView? = nil) -> FocusCard {
        let card = FocusCard(frame: frame)
        (parent ?? root.view).addSubview(card)
        return card
    }
}

/// A view that can have the focus and notes what it hears.
final class FocusCard: UIView {
    var canHave = true
    var mode = UIFocusItemDeferralMode.automatic
    var heard: ((UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?

    override var canBecomeFocused: Bool { canHave }
    override var focusItemDeferralMode: UIFocusItemDeferralMode { mode }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        heard?(context, coordinator)
    }

    /// The ring around the view.
    var ring: CAShapeLayer? { layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first }
}

/// A controller that says where the focus may go, and notes what it hears.
final class FocusController: UIViewController {
    var preferred: UIView?
    var mayMove = true
    var log: [String] = []

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred.map { [$0] } ?? super.preferredFocusEnvironments }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log.append("should")
        return mayMove
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        log.append("did")
    }
}

/// A button that can have the focus.
final class FocusButton: UIButton {
    override var canBecomeFocused: Bool { true }
}
