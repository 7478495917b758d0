import UIKit

/// How a view answers to a pointer over it. See https://developer.apple.com/documentation/swiftui/hovereffect.
public struct HoverEffect: Sendable {
    fileprivate enum Kind: Sendable { case automatic, highlight, lift }
    fileprivate let kind: Kind

    /// As fits the view.
    public static let automatic = HoverEffect(kind: .automatic)
    /// It is lit.
    public static let highlight = HoverEffect(kind: .highlight)
    /// It is lifted.
    public static let lift = HoverEffect(kind: .lift)
}

/// Whether a pointer is over a view, and where. See https://developer.apple.com/documentation/swiftui/hoverphase.
@frozen
public enum HoverPhase: Equatable, Sendable {
    /// It is, at a place, in points.
    case active(CGPoint)
    /// It has left.
    case ended
}

private struct HoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect { .automatic } }
private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
    /// The effect of those views that leave it open.
    fileprivate var defaultHoverEffect: HoverEffect {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }
    /// Whether views show their effects. See https://developer.apple.com/documentation/swiftui/environmentvalues/ishovereffectenabled.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

/// Has a view answer to the pointer.
private struct HoverEffectModifier: ItemModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> HoverEffectItem { HoverEffectItem(content, node) }
    func update(_ item: HoverEffectItem) {
        item.kind = effect.kind == .automatic ? item.environment.defaultHoverEffect.kind : effect.kind
        item.interaction.isEnabled = isEnabled && item.environment.isHoverEffectEnabled && item.environment.isEnabled
    }
}

private final class HoverEffectItem: EffectItem {
    var kind = HoverEffect.Kind.automatic
    private let delegate = HoverDelegate()
    private(set) lazy var interaction = UIPointerInteraction(delegate: delegate)

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        super.init(content, node)
        delegate.item = self
        effectView.addInteraction(interaction)
    }
}

private final class HoverDelegate: NSObject, UIPointerInteractionDelegate {
    weak var item: HoverEffectItem?

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let item else { return nil }
        let preview = UITargetedPreview(view: item.effectView)
        let effect: UIPointerEffect =
            switch item.kind {
            case .automatic: .automatic(preview)
            case .highlight: .highlight(preview)
            case .lift: .lift(preview)
            }
        return UIPointerStyle(effect: effect)
    }
}

extension View {
    /// Says how the view answers to a pointer over it, and whether it does.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }
    /// Says what an automatic effect is for the views within; `nil` for what fits each view.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { environment(\.defaultHoverEffect, effect ?? .automatic) }
    /// Says whether the views within answer to no pointer.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }

    /// Calls a function with `true` when a pointer comes over the view, and with `false` when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        onPointer { recognizer in
            switch recognizer.state {
            case .began: action(true)
            case .ended, .cancelled: action(false)
            default: break
            }
        }
    }
    /// Calls a function with where the pointer is over the view, and when it has left.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action) }
    /// Calls a function with where the pointer is over the view, and when it has left.
    @_disfavoredOverload
    public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View {
        onPointer { recognizer in
            switch recognizer.state {
            case .began, .changed:
                let point = recognizer.location(in: nil)
                action(.active(recognizer.view?.point(point, in: coordinateSpace) ?? point))
            case .ended, .cancelled: action(.ended)
            default: break
            }
        }
    }

    private func onPointer(_ action: @escaping (UIGestureRecognizer) -> Void) -> some View {
        modifier(RecognizerModifier(make: { UIHoverGestureRecognizer() }, action: action))
    }
}
