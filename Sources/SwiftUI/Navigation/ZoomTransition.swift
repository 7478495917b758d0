import UIKit

/// How a page comes into a navigation. See https://developer.apple.com/documentation/swiftui/navigationtransition.
public protocol NavigationTransition {
    /// The view that the page grows out of; `nil` if it comes as usual.
    var _source: _TransitionSource? { get }
}

/// What a page grows out of.
public struct _TransitionSource: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// As usual: from the side. See https://developer.apple.com/documentation/swiftui/automaticnavigationtransition.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}
    /// It grows out of nothing.
    public var _source: _TransitionSource? { nil }
}
/// Out of a view. See https://developer.apple.com/documentation/swiftui/zoomnavigationtransition.
public struct ZoomNavigationTransition: NavigationTransition {
    /// The view.
    public let _source: _TransitionSource?
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As usual: from the side.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that is the source with a name.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: _TransitionSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// The views that pages grow out of.
@MainActor
final class TransitionSources {
    private struct Entry {
        weak var item: SourceItem?
    }
    private var entries: [_TransitionSource: Entry] = [:]

    fileprivate func set(_ source: _TransitionSource, _ item: SourceItem) { entries[source] = Entry(item: item) }
    /// The view that is shown for a source.
    func view(_ source: _TransitionSource) -> UIView? {
        entries[source]?.item.flatMap { $0.effectView.window == nil ? nil : $0.effectView }
    }
}

private struct SourceModifier: ItemModifier {
    let source: _TransitionSource
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> SourceItem { SourceItem(content, node) }
    func update(_ item: SourceItem) { item.graph.transitionSources.set(source, item) }
}

final class SourceItem: EffectItem {}

struct NavigationTransitionKey: PreferenceKey {
    static var defaultValue: _TransitionSource? { nil }
    static func reduce(value: inout _TransitionSource?, nextValue: () -> _TransitionSource?) { value = value ?? nextValue() }
}

extension View {
    /// Lets pages grow out of the view.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(SourceModifier(source: _TransitionSource(id: AnyHashable(id), namespace: namespace)))
    }
    /// Says how the page that the view is comes into its navigation.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        preference(key: NavigationTransitionKey.self, value: style._source)
    }
}

/// Lets a page grow out of a view, or back into it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: UIView
    private let isPush: Bool

    init(_ source: UIView, isPush: Bool) { (self.source, self.isPush) = (source, isPush) }

    /// The animator of a page's coming or going; `nil` if it comes as usual.
    static func animator(for page: UIViewController, isPush: Bool) -> ZoomAnimator? {
        guard let page = page as? PageController, let wanted = page.node.preference(NavigationTransitionKey.self) ?? nil,
            let view = page.node.graph.transitionSources.view(wanted)
        else { return nil }
        return ZoomAnimator(view, isPush: isPush)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPush ? .to : .from
        let container = transitionContext.containerView
        guard let page = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(false) }
        if isPush {
            page.frame = container.bounds
            container.addSubview(page)
        } else if let below = transitionContext.view(forKey: .to) {
            below.frame = container.bounds
            container.insertSubview(below, belowSubview: page)
        }
        let start = source.convert(source.bounds, to: container)
        let (width, height) = (max(page.bounds.width, 1), max(page.bounds.height, 1))
        let small = CGAffineTransform(
            translationX: start.midX - page.center.x, y: start.midY - page.center.y
        ).scaledBy(x: max(start.width / width, 0.001), y: max(start.height / height, 0.001))
        if isPush { (page.transform, page.alpha) = (small, 0) }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { [isPush] in (page.transform, page.alpha) = isPush ? (.identity, 1) : (small, 0) },
            completion: { _ in
                (page.transform, page.alpha) = (.identity, 1)
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
