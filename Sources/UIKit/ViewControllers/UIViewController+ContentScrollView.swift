import Foundation
import ObjCRuntime

extension UIViewController {
    private final class ScrollViews {
        var byEdge: [NSDirectionalRectEdge: Weak<UIScrollView>] = [:]
    }

    private enum Key {
        static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    }

    private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

    /// Says which scroll view bars at some edges go by, instead of the one they find; it is not kept. `nil` leaves it to them again. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:for:).
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        var views = objc_getAssociatedObject(self, Key.address) as? ScrollViews
        if views == nil {
            guard scrollView != nil else { return }
            views = ScrollViews()
            objc_setAssociatedObject(self, Key.address, views, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        for side in Self.edges where edge.contains(side) { views?.byEdge[side] = scrollView.map { Weak($0) } }
        (parentStorage?.viewIfLoaded ?? viewStorage)?.setNeedsLayout()
    }

    /// Says which scroll view bars at all edges go by. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:).
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    // @objc(contentScrollViewForEdge:)
    /// The scroll view that bars at an edge go by: the one that was set, or that they find, which is the root view or the backmost in it. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/contentscrollview(for:).
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let views = objc_getAssociatedObject(self, Key.address) as? ScrollViews
        for side in Self.edges where edge.contains(side) {
            if let set = views?.byEdge[side]?.object { return set }
        }
        return viewStorage as? UIScrollView ?? viewStorage?.subviewStorage.first as? UIScrollView
    }
}
