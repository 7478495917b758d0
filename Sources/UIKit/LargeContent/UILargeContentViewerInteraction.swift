import Foundation
import ObjCRuntime

/// Says what is shown large, and does what the finger chose.
/// See https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    // @objc(largeContentViewerInteraction:didEndOnItem:atPoint:) optional
    /// The finger was lifted at a place of the interaction's view, over an item or over none. What a tap there does is to be done; without this
    /// method a control gets `touchUpInside`. Not called if the gesture was cancelled.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    // @objc(largeContentViewerInteraction:itemAtPoint:) optional
    /// The item at a place of the interaction's view. Without this method it is the innermost view there that shows large content.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    // @objc(viewControllerForLargeContentViewerInteraction:) optional
    /// The controller in the middle of whose view the item is shown. Without this method it is the one that holds the interaction's view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// Shows the item that a finger stays on in the middle of the screen, large, where the person has chosen one of the sizes of text for
/// accessibility; the finger may go on to other items. Bars have such an interaction.
/// See https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted when the person chooses the first size of text for accessibility, or leaves these.
    nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Whether items are shown large: the person has chosen a size of text for accessibility.
    open class var isEnabled: Bool { UITraitCollection.host.preferredContentSizeCategory.isAccessibilityCategory }

    /// Says what is shown; not retained.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// The recognizer that shows items, for others that are to wait for it, or to go beside it.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
    private var panel: LargeContentPanel?

    /// Creates an interaction; without a delegate the view's own subviews are the items.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        recognizer.delegate = self
        recognizer.onAction = { [weak self] _ in self?.pressed() }
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
        dismiss()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: The finger

    private func pressed() {
        guard let view else { return }
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began, .changed: show(item(at: point))
        case .ended:
            let item = item(at: point)
            dismiss()
            choose(item, at: point)
        default: dismiss()
        }
    }

    private func choose(_ item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        if let delegate,
            OptionalRequirement.call({ delegate.largeContentViewerInteraction(self, didEndOn: item, at: point) }) != nil
        {
            return
        }
        guard let control = item as? UIControl, control.isEnabled else { return }
        control.sendActions(for: .touchUpInside)
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let delegate, let answer = OptionalRequirement.call({ delegate.largeContentViewerInteraction(self, itemAt: point) }) {
            return answer
        }
        return view.flatMap { Self.shownView(in: $0, at: point) }
    }

    private static func shownView(in view: UIView, at point: CGPoint) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01, view.point(inside: point, with: nil) else { return nil }
        for part in view.subviews.reversed() {
            if let found = shownView(in: part, at: part.convert(point, from: view)) { return found }
        }
        return view.showsLargeContentViewer ? view : nil
    }

    // MARK: What is shown

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard let item, let window = view?.window else { return dismiss() }
        if panel == nil {
            let panel = LargeContentPanel()
            panel.open(in: region, of: window)
            self.panel = panel
        }
        panel?.show(item)
    }

    private func dismiss() {
        panel?.close()
        panel = nil
    }

    /// The view in whose middle items are shown.
    private var region: UIView? {
        if let delegate, let controller = OptionalRequirement.call({ delegate.viewController(for: self) }) { return controller.view }
        var current = view
        while let candidate = current, candidate.owningViewController == nil { current = candidate.superview }
        return current
    }
}

extension UILargeContentViewerInteraction: UIGestureRecognizerDelegate {
    /// Where nothing is shown large the finger is left to others.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard Self.isEnabled, let view else { return false }
        return item(at: gestureRecognizer.location(in: view)) != nil
    }
}
