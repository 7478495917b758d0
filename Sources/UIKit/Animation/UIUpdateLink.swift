import Foundation
import QuartzCore

/// Runs actions in the phases of each update of the interface that shows a view or a scene, and may ask for updates.
///
/// A link is active while it is enabled and what it is for is seen. Its view or scene keeps it while it is enabled.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiupdatelink>
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private var actions: [(place: UIUpdateActionPhase.Place, run: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var lastUpdate: CFTimeInterval?

    // @objc(updateLinkForView:)
    /// Creates a link for a view, which is not enabled yet.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    // @objc(updateLinkForWindowScene:)
    /// Creates a link for a scene, which is not enabled yet.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }

    // @objc(updateLinkForView:actionHandler:)
    /// Creates a link for a view, with an action before display links are called.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    // @objc(updateLinkForView:actionTarget:selector:)
    /// Creates a link for a view, with an action before display links are called. The target is not kept.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    // @objc(updateLinkForWindowScene:actionHandler:)
    /// Creates a link for a scene, with an action before display links are called.
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    // @objc(updateLinkForWindowScene:actionTarget:selector:)
    /// Creates a link for a scene, with an action before display links are called. The target is not kept.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    // @objc(addActionWithHandler:)
    /// Adds an action before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    // @objc(addActionWithTarget:selector:)
    /// Adds an action before display links are called. The target is not kept.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    // @objc(addActionToPhase:handler:)
    /// Adds an action to a phase, behind those that are there.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase.place, handler))
    }

    // @objc(addActionToPhase:target:selector:)
    /// Adds an action to a phase, behind those that are there: a method that takes the link and the update, or less. The target is not kept.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let object = target as AnyObject
        addAction(to: phase) { [weak object] link, info in
            guard let object else { return }
            guard let body = ClassRegistry.implementation(of: selector, in: type(of: object)) else {
                fatalError("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
            }
            _ = body(object, Array([link, info].prefix(selector.argumentCount)))
        }
    }

    // MARK: Taking part

    // @objc(isEnabled)
    /// Whether the link takes part in updates while what it is for is seen.
    open var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            keep(isEnabled)
            if isEnabled { UpdateLinks.current.add(self) } else { UpdateLinks.current.remove(self) }
        }
    }
    /// Whether there is an update for every frame while the link is active, rather than where something changes.
    open var requiresContinuousUpdates = false {
        didSet { if requiresContinuousUpdates != oldValue { UpdateLinks.current.wishesDidChange() } }
    }
    /// Whether updates have the phases of low latency. Events are delivered as they come, so that these phases follow the others at once.
    open var wantsLowLatencyEventDispatch = false
    /// Whether updates are to be seen as soon as they are done.
    open var wantsImmediatePresentation = false
    /// How often the link takes part in updates, in times a second.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The update under way; `nil` outside of one, and while the link is not active.
    open func currentUpdateInfo() -> UIUpdateInfo? { isActive ? UpdateLinks.current.info : nil }

    /// Whether the link is enabled and what it is for is seen.
    var isActive: Bool {
        guard isEnabled else { return false }
        if let view { return view.window.map { !$0.isHidden && $0.windowScene?.isOnDisplay != false } ?? false }
        return windowScene?.isOnDisplay ?? false
    }

    /// Whether the link takes part in an update: it may want fewer than there are.
    func takesPart(at time: CFTimeInterval) -> Bool {
        guard isActive else { return false }
        let frame = CADisplayLink.refreshInterval
        let rate = preferredFrameRateRange.preferred.flatMap { $0 > 0 ? Double($0) : nil }
        let interval = rate.map { max(1, (1 / ($0 * frame)).rounded()) * frame } ?? frame
        // Half a frame of tolerance: frames do not come at exact multiples.
        if let lastUpdate, time - lastUpdate < interval - frame / 2 { return false }
        lastUpdate = time
        return true
    }

    func run(_ place: UIUpdateActionPhase.Place, _ info: UIUpdateInfo) {
        for action in actions where action.place == place {
            guard isEnabled else { return }
            action.run(self, info)
        }
    }

    private func keep(_ isKept: Bool) {
        guard let keeper: AnyObject = view ?? windowScene else { return }
        let address = Unmanaged.passUnretained(self).toOpaque()
        objc_setAssociatedObject(keeper, UnsafeRawPointer(address), isKept ? self : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
