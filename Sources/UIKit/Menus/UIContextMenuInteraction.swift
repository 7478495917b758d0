import Foundation

/// How a context menu ends when its preview is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes back to where it came from.
    case dismiss
    /// The preview grows into what it leads to.
    case pop
}

/// What goes along with a context menu's animations.
/// See https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is previewed.
    var previewViewController: UIViewController? { get }
    /// Animates along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Is called when the animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What goes along with a context menu that leads to what its preview shows.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the menu ends.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Says what a context menu shows. See https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// What the menu at a place of the view shows; `nil` for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    // @objc optional
    /// What is lifted when the menu opens: the interaction's view if this is not there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    // @objc optional
    /// What is lifted when the menu opens, for an item.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    // @objc optional
    /// Where an item's preview goes when the menu closes: back if this is not there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    // @objc optional
    /// Where the preview goes when the menu closes: back if this is not there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    // @objc optional
    /// The preview was tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    // @objc optional
    /// The menu is about to open.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    // @objc optional
    /// The menu is about to close.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

/// Opens a menu when a finger stays on the view. See https://developer.apple.com/documentation/uikit/uicontextmenuinteraction.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: Int, Sendable {
        case unknown
        /// With a preview.
        case rich
        /// Without one.
        case compact
    }

    /// Says what the menu shows.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?
    /// How the menu is shown now.
    open var menuAppearance: Appearance { overlay == nil ? .unknown : hasPreview ? .rich : .compact }

    private(set) weak var overlay: MenuOverlay?
    /// Called after the menu opened, and when it is about to close; for the view that it belongs to.
    var openDidChange: (() -> Void)?
    /// Whether the menu is a control's: it opens at the control, which is not lifted.
    var belongsToControl = false
    /// Called with the element that was chosen.
    var didChoose: (UIMenuElement) -> Void = { _ in }
    private var found: UIContextMenuConfiguration?
    private var hasPreview = false
    private var location = CGPoint.zero
    private var shownMenu: UIMenu?
    /// What opens the menu.
    let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)

    /// Creates an interaction; the delegate is not kept.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.delegate = self
        recognizer.onAction = { [weak self] _ in self?.pressed() }
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // @objc(locationInView:)
    /// Where the menu was opened, in the points of a view; of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// Changes the menu that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let overlay, let menu = shownMenu else { return }
        let new = block(menu)
        shownMenu = new
        overlay.panel.replace(new)
    }

    /// Closes the menu.
    open func dismissMenu() { overlay?.close() }

    /// Whether a menu is open, and not about to close.
    var isOpen: Bool { overlay.map { !$0.isClosing } ?? false }

    /// Whether a recognizer is the one that opens the menu.
    func opens(by recognizer: UIGestureRecognizer) -> Bool { recognizer === self.recognizer }

    /// Has another recognizer wait until there is no menu where the finger is.
    func goesBefore(_ other: UIGestureRecognizer) { other.require(toFail: recognizer) }

    /// Closes the menu because what it belongs to is dragged: that is seen in its place again at once.
    func giveWayToDrag() { if isOpen { overlay?.giveWay() } }

    // MARK: Opening

    private func pressed() {
        switch recognizer.state {
        case .began:
            // A control's menu can be open by the touch itself: the finger only goes on.
            guard overlay == nil, let found else { return }
            self.found = nil
            open(found)
        case .changed: if isOpen { overlay?.slide(to: recognizer.location(in: nil)) }
        case .ended: if isOpen { overlay?.lift(at: recognizer.location(in: nil)) }
        default: found = nil
        }
    }

    /// Opens a control's menu while a finger is down. Returns whether there is one.
    func openByTouch() -> Bool {
        guard overlay == nil, let view, view.window != nil else { return false }
        location = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        guard let configuration = configuration(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) else { return false }
        return open(configuration)
    }

    /// Opens the menu of a place of the view. Returns whether there is one.
    func open(at point: CGPoint) -> Bool {
        guard overlay == nil, let view, view.window != nil, let configuration = configuration(at: point) else { return false }
        location = view.convert(point, to: nil)
        return open(configuration)
    }

    private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }

    /// Shows a menu: with what is lifted, or, where it is a control's, at the control.
    @discardableResult
    private func open(_ configuration: UIContextMenuConfiguration) -> Bool {
        guard let view, let window = view.window else { return false }
        let own = configuration.makePreview()
        guard let menu = configuration.makeMenu() ?? (own == nil ? nil : UIMenu()) else { return false }
        var anchor = view.convert(view.bounds, to: nil)
        var preview: MenuOverlay.Preview?
        if let lifted = highlightPreview(of: configuration), let picture = lifted.lifted() {
            anchor = picture.frame
            preview = MenuOverlay.Preview(
                view: own.map(PreviewFrame.init) ?? picture.view, frame: picture.frame, size: own?.size ?? picture.frame.size,
                source: lifted.view, whenTapped: { [weak self] in self?.commit(configuration) }, stack: stack(of: configuration))
        } else if let control = view as? UIControl {
            let point = control.convert(control.menuAttachmentPoint(for: configuration), to: nil)
            anchor = CGRect(x: anchor.minX, y: anchor.minY, width: anchor.width, height: max(point.y - anchor.minY, 0))
        }
        hasPreview = preview != nil
        let sender = (view as? UIControl)?.menuSender ?? view
        let overlay = MenuOverlay(menu, anchor: anchor, preview: preview, from: view, sender: sender)
        overlay.ordersByPriority = configuration.preferredMenuElementOrder != .fixed && !hasPreview
        overlay.didChoose = { [weak self] in self?.didChoose($0) }
        overlay.willClose = { [weak self] in self?.willClose(configuration) }
        self.overlay = overlay
        shownMenu = menu
        let animator = MenuAnimator(configuration.previewViewController)
        OptionalRequirement.call { delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator) }
        overlay.open(over: window)
        openDidChange?()
        animator.run()
        return true
    }

    /// The previews of the other items that the menu is about, in an order that is always the same; `nil` if it is about one.
    private func stack(of configuration: UIContextMenuConfiguration) -> MenuPreviewStack? {
        let identifiers = configuration.secondaryItemIdentifiers.sorted { String(describing: $0) < String(describing: $1) }
        guard !identifiers.isEmpty || configuration.badgeCount > 1 else { return nil }
        let items = identifiers.compactMap { identifier -> MenuPreviewStack.Item? in
            guard let key = MenuPreviewStack.object(identifier) else { return nil }
            let answer = OptionalRequirement.call {
                delegate?.contextMenuInteraction(self, configuration: configuration, highlightPreviewForItemWithIdentifier: key)
            }
            guard let preview = (answer ?? nil) ?? nil, let picture = preview.lifted() else { return nil }
            return MenuPreviewStack.Item(identifier: identifier, view: picture.view, frame: picture.frame, source: preview.view)
        }
        return MenuPreviewStack(items, count: configuration.badgeCount)
    }

    /// Where an item's preview goes when the menu closes.
    private func dismissalPreview(of identifier: any NSCopying, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        let answer = OptionalRequirement.call {
            delegate?.contextMenuInteraction(self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
        }
        return (answer ?? nil) ?? nil
    }

    private func highlightPreview(of configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        let new = OptionalRequirement.call {
            delegate?.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        }
        if let preview = (new ?? nil) ?? nil { return preview }
        let old = OptionalRequirement.call {
            delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
        }
        if let preview = (old ?? nil) ?? nil { return preview }
        return belongsToControl ? nil : view.map { UITargetedPreview(view: $0) }
    }

    private func willClose(_ configuration: UIContextMenuConfiguration) {
        openDidChange?()
        var preview = dismissalPreview(of: configuration.identifier, configuration)
        if preview == nil {
            let answer = OptionalRequirement.call {
                delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
            }
            preview = (answer ?? nil) ?? nil
        }
        if let frame = preview?.lifted()?.frame { overlay?.sendBack(to: frame) }
        for item in overlay?.stack?.items ?? [] {
            guard let key = MenuPreviewStack.object(item.identifier) else { continue }
            if let frame = dismissalPreview(of: key, configuration)?.lifted()?.frame {
                overlay?.stack?.sendBack(item.identifier, to: frame)
            }
        }
        let animator = MenuAnimator(configuration.previewViewController)
        OptionalRequirement.call { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator) }
        animator.run()
        shownMenu = nil
    }

    private func commit(_ configuration: UIContextMenuConfiguration) {
        let animator = MenuAnimator(configuration.previewViewController)
        OptionalRequirement.call {
            delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        animator.run()
    }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
    /// Where there is no menu the finger is left to others.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if overlay != nil { return belongsToControl }
        location = gestureRecognizer.location(in: nil)
        found = configuration(at: gestureRecognizer.location(in: view))
        return found != nil
    }
}

/// Runs what a delegate adds to a menu's animation.
private final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: 0.25, animations: { animations.forEach { $0() } }, completion: { _ in completions.forEach { $0() } })
    }
}
