import UIKit

/// Tells when a part of a view comes into sight and goes.
private struct VisibilityModifier: ItemModifier {
    let threshold: Double
    let action: (Bool) -> Void
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> VisibilityItem { VisibilityItem(content, node) }
    func update(_ item: VisibilityItem) { (item.threshold, item.action) = (threshold, action) }
}

final class VisibilityItem: EffectItem, ScrollFollowing {
    var threshold = 0.5
    var action: (Bool) -> Void = { _ in }
    private var isVisible = false

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        super.init(content, node)
        effectView.windowChanged = { [weak self] in
            guard let self else { return }
            if effectView.window == nil { return tell(false) }
            effectView.addScrollFollower(self)
            graph.afterNextFrame { [weak self] in self?.scrollMoved() }
        }
    }

    override func didPlace() { scrollMoved() }

    func scrollMoved() {
        guard let window = effectView.window else { return }
        let frame = effectView.convert(effectView.bounds, to: nil)
        var seen = frame.intersection(window.bounds)
        var next = effectView.superview
        while let view = next {
            if view is UIScrollView { seen = seen.intersection(view.convert(view.bounds, to: nil)) }
            next = view.superview
        }
        let (part, all) = (seen.isNull ? 0 : seen.width * seen.height, frame.width * frame.height)
        tell(all > 0 && part > 0 && part / all >= threshold - 0.0001)
    }

    private func tell(_ isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        graph.afterNextUpdate { [weak self] in self?.action(isVisible) }
    }
}

extension View {
    /// Calls a function when so much of the view comes into sight, or goes.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(VisibilityModifier(threshold: threshold, action: action))
    }
}
