import Foundation

/// Something in a view of UIKit's that a drag opens.
struct SpringTarget {
    /// On what the effect shows.
    var view: UIView
    /// What it is, if the view has several.
    var item: AnyHashable?
    /// Opens it.
    var open: @MainActor () -> Void
}

/// A behaviour for views of UIKit's, which know what of them is to open.
private final class TargetSpring: NSObject, UISpringLoadedInteractionBehavior {
    let target: @MainActor (any UISpringLoadedInteractionContext) -> SpringTarget?

    init(_ target: @escaping @MainActor (any UISpringLoadedInteractionContext) -> SpringTarget?) {
        self.target = target
        super.init()
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let found = target(context) else { return false }
        // A delegate may have named another view.
        if context.targetView == nil || context.targetView === interaction.view { context.targetView = found.view }
        context.targetItem = found.item
        return true
    }
}

extension UIView {
    /// Whether a drag opens what the view shows.
    var hasSpringLoading: Bool { interactions.contains { ($0 as? UISpringLoadedInteraction)?.belongsToView == true } }

    /// Sets whether a drag opens what the view shows; `target` says what that is at the drag's place, and must not keep the view.
    func setSpringLoading(
        _ isOn: Bool, _ target: @escaping @MainActor (any UISpringLoadedInteractionContext) -> SpringTarget?
    ) {
        guard isOn != hasSpringLoading else { return }
        guard isOn else {
            for case let spring as UISpringLoadedInteraction in interactions where spring.belongsToView { removeInteraction(spring) }
            return
        }
        let spring = UISpringLoadedInteraction(interactionBehavior: TargetSpring(target), interactionEffect: nil) { _, context in
            target(context)?.open()
        }
        spring.belongsToView = true
        addInteraction(spring)
    }
}

extension UIControl {
    /// Whether a drag does what a tap does.
    var tapsUnderDrags: Bool {
        get { hasSpringLoading }
        set {
            setSpringLoading(newValue) { [weak self] _ in
                guard let control = self, control.isEnabled else { return nil }
                return SpringTarget(view: control) {
                    control.sendActions(
                        for: control.sendsPrimaryActionOnTouchUp ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
                }
            }
        }
    }
}
