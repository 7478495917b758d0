import Foundation

/// An animation of a drag or a drop that others may go along with. See https://developer.apple.com/documentation/uikit/uidraganimating.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Is called when the animation is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where something that is dropped goes. See https://developer.apple.com/documentation/uikit/uidragpreviewtarget.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIDragPreviewTarget(container: container, center: center, transform: transform)
    }
}

/// The way of something that was dropped to where it belongs, with what goes along with that.
@MainActor
final class DropLanding: NSObject, UIDragAnimating {
    private let move: @MainActor (UIView) -> Void
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// `move` brings what was lifted, a view of the window, to where it belongs.
    init(_ move: @escaping @MainActor (UIView) -> Void) {
        self.move = move
        super.init()
    }

    /// To a target that the app says.
    convenience init(_ target: UIDragPreviewTarget) {
        self.init { picture in
            picture.center = target.container.convert(target.center, to: nil)
            picture.transform = target.transform
        }
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// What is seen of the way, in an animation.
    func animate(_ picture: UIView?) {
        if let picture { move(picture) }
        for animation in animations { animation() }
        animations = []
    }

    func complete() {
        let pending = completions
        completions = []
        for completion in pending { completion(.end) }
    }

    /// The way of what is not seen: another item stands for it, or it comes too late. What goes along may still be added now.
    func runUnseen() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                UIView.animate(withDuration: 0.25, animations: { self.animate(nil) }, completion: { _ in self.complete() })
            }
        }
    }
}
