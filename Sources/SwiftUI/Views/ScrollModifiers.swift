import UIKit

/// When content bounces at its ends. See https://developer.apple.com/documentation/swiftui/scrollbouncebehavior.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String
    /// As usual: always.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// When it is larger than its room.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// When the keyboard goes because something is scrolled.
/// See https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    let mode: UIScrollView.KeyboardDismissMode
    /// As usual: with the finger.
    public static let automatic = ScrollDismissesKeyboardMode(mode: .interactive)
    /// When scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

/// What is said of scroll views within.
struct ScrollTraits: Equatable {
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var keyboard: UIScrollView.KeyboardDismissMode = .none
    var isClipDisabled = false
}

private struct ScrollTraitsKey: EnvironmentKey { static var defaultValue: ScrollTraits { ScrollTraits() } }
extension EnvironmentValues {
    var scrollTraits: ScrollTraits {
        get { self[ScrollTraitsKey.self] }
        set { self[ScrollTraitsKey.self] = newValue }
    }
}

extension ScrollTraits {
    /// Takes over what is said, for what scrolls in some directions.
    @MainActor
    func apply(to view: UIScrollView, _ axes: Axis.Set) {
        let isAlwaysVertical = axes.contains(.vertical) && verticalBounce != .basedOnSize
        let isAlwaysHorizontal = axes.contains(.horizontal) && !axes.contains(.vertical) && horizontalBounce != .basedOnSize
        if view.alwaysBounceVertical != isAlwaysVertical { view.alwaysBounceVertical = isAlwaysVertical }
        if view.alwaysBounceHorizontal != isAlwaysHorizontal { view.alwaysBounceHorizontal = isAlwaysHorizontal }
        view.keyboardDismissMode = keyboard
        view.clipsToBounds = !isClipDisabled
    }
}

extension View {
    private func scroll(_ change: @escaping (inout ScrollTraits) -> Void) -> some View {
        transformEnvironment(\.scrollTraits, transform: change)
    }
    /// Says when content within bounces at its ends.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        scroll {
            if axes.contains(.vertical) { $0.verticalBounce = behavior }
            if axes.contains(.horizontal) { $0.horizontalBounce = behavior }
        }
    }
    /// Says when the keyboard goes because something within is scrolled.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { scroll { $0.keyboard = mode.mode } }
    /// Shows what scroll views within have beyond their edges.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scroll { $0.isClipDisabled = disabled } }
}

/// A frame that is a part of what contains the view: a scroll view, or the page.
struct ContainerFrameModifier: ItemModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> ContainerFrameItem { ContainerFrameItem(content, node) }
    func update(_ item: ContainerFrameItem) {
        item.rule = self
        item.invalidateLayout()
    }
}

final class ContainerFrameItem: WrapperItem {
    var rule: ContainerFrameModifier?
    private var measured = CGSize.zero

    /// The room that what contains the view has.
    private var room: CGSize {
        var outer: LayoutItem = self
        while let next = outer.container {
            if let scroll = next as? ScrollItem, scroll.scrollView.bounds.width > 0 {
                return scroll.scrollView.bounds.inset(by: scroll.scrollView.adjustedContentInset).size
            }
            outer = next
        }
        guard let host = outer.host else { return .zero }
        var view: UIView? = host
        // A row's or a page's container is what scrolls it.
        while let current = view?.superview {
            if let scroller = current as? UIScrollView { return scroller.bounds.inset(by: scroller.adjustedContentInset).size }
            view = current
        }
        return host.respectsSafeArea ? host.bounds.inset(by: host.safeAreaInsets).size : host.bounds.size
    }

    private func frame(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let rule else { return proposal }
        measured = room
        return ProposedViewSize(
            width: rule.axes.contains(.horizontal) ? max(0, rule.length(measured.width, .horizontal)) : proposal.width,
            height: rule.axes.contains(.vertical) ? max(0, rule.length(measured.height, .vertical)) : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let frame = frame(proposal)
        let own = content.size(frame)
        guard let rule else { return own }
        return CGSize(
            width: rule.axes.contains(.horizontal) ? frame.width ?? own.width : own.width,
            height: rule.axes.contains(.vertical) ? frame.height ?? own.height : own.height)
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        if room != measured {
            // What contains the view has got its size since it was measured.
            graph.afterNextUpdate { [weak self] in self?.invalidateLayout() }
        }
        let size = size(proposal)
        let inner = content.dimensions(frame(proposal))
        let offset = (rule?.alignment ?? .center).origin(of: inner, in: ViewDimensions(size, proposal, nil))
        content.place(sink, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), inner.proposal)
    }
}

extension View {
    /// Gives the view the length of what contains it.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }
    /// Gives the view a length that follows from that of what contains it.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }
    /// Gives the view some of the columns, or rows, that what contains it is thought to have.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
                let one = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
                return one * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
            })
    }
}
