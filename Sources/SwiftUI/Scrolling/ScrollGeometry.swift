import UIKit

/// Where a scroll view is in its content. See https://developer.apple.com/documentation/swiftui/scrollgeometry.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content that is at the scroll view's origin.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The space around the content, with what bars cover.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize
    /// The part of the content that is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content that is seen within the insets.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.horizontal), height: max(0, containerSize.height - contentInsets.vertical))
    }

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    @MainActor
    init(_ scroller: UIScrollView) {
        let insets = scroller.adjustedContentInset
        self.init(
            contentOffset: scroller.contentOffset, contentSize: scroller.contentSize,
            contentInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            containerSize: scroller.bounds.size)
    }
}

/// What a scroll view does at present. See https://developer.apple.com/documentation/swiftui/scrollphase.
public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger may be about to scroll it.
    case tracking
    /// A finger scrolls it.
    case interacting
    /// It comes to rest.
    case decelerating
    /// The app scrolls it.
    case animating

    /// Whether it scrolls.
    public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view's phase changes. See https://developer.apple.com/documentation/swiftui/scrollphasechangecontext.
public struct ScrollPhaseChangeContext {
    /// Where it is.
    public let geometry: ScrollGeometry
    /// How fast it is, in points a second; `nil` if no finger scrolls it.
    public let velocity: CGVector?
}

/// A change of a phase.
struct ScrollPhaseChange {
    let new: ScrollPhase
    let context: ScrollPhaseChangeContext
}

extension View {
    /// Calls a function when a value of the scroll view's geometry changes.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollLinkModifier { link in
                link.geometryChanged = { [weak link] geometry in
                    let new = transform(geometry)
                    guard let link, let old = link.lastValue as? T else {
                        link?.lastValue = new
                        return
                    }
                    guard old != new else { return }
                    link.lastValue = new
                    action(old, new)
                }
            })
    }
    /// Calls a function when the scroll view is in another phase.
    public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
        modifier(ScrollLinkModifier { link in link.phaseChanged = { action($0, $1.new) } })
    }
    /// Calls a function when the scroll view is in another phase, with what is known of it.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { modifier(ScrollLinkModifier { link in link.phaseChanged = { action($0, $1.new, $1.context) } }) }
}
