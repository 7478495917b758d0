import Foundation
import QuartzCore

/// Where an indicator lies along its track: a pure function of the scroll view's geometry, in points.
package enum ScrollIndicatorGeometry {
    /// The shortest indicator of content that is within its edges.
    package static let minimumLength: CGFloat = 36
    /// The shortest indicator of content that is pulled beyond an edge.
    package static let minimumPulledLength: CGFloat = 8

    /// The start and length of an indicator on a track of a given length.
    ///
    /// `low` and `high` are the offsets of the content's ends; `visible` is how much of it is seen.
    package static func span(
        offset: CGFloat, low: CGFloat, high: CGFloat, visible: CGFloat, track: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let whole = high - low + visible
        guard whole > 0, track > 0 else { return (0, 0) }
        let length = min(track, max(minimumLength, track * visible / whole))
        let pulled = max(low - offset, offset - high, 0)
        guard pulled == 0 else {
            // Beyond an edge it shrinks towards that edge.
            let shrunk = max(minimumPulledLength, length - pulled)
            return (offset < low ? 0 : track - shrunk, shrunk)
        }
        let part = high > low ? (offset - low) / (high - low) : 0
        return ((track - length) * part, length)
    }
}

/// The thin bars that show where in its content a scroll view is.
///
/// They are layers, not views, and exist from the first scroll on.
@MainActor
final class ScrollIndicators {
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let pause = 0.4
    private static let fade = 0.25

    private unowned let scrollView: UIScrollView
    private let vertical = CALayer()
    private let horizontal = CALayer()
    private var isShown = false
    private var timer: HostTimer?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        for layer in [vertical, horizontal] {
            layer.opacity = 0
            layer.isHidden = true
            layer.cornerRadius = Self.thickness / 2
            // In front of all content, whatever is added later.
            layer.zPosition = 10_000
            layer.actions = Dictionary(
                uniqueKeysWithValues: ["bounds", "position", "hidden", "opacity", "backgroundColor", "onOrderIn"].map { ($0, NSNull()) })
            scrollView.layer.addSublayer(layer)
        }
        settingsDidChange()
    }

    func settingsDidChange() {
        let isDark = scrollView.traitCollection.userInterfaceStyle == .dark
        let white: Bool
        switch scrollView.indicatorStyle {
        case .default: white = isDark
        case .black: white = false
        case .white: white = true
        }
        let color = UIColor(white: white ? 1 : 0, alpha: white ? 0.5 : 0.35).cgColor
        vertical.backgroundColor = color
        horizontal.backgroundColor = color
        if isShown { place() }
    }

    func show() {
        timer?.invalidate()
        timer = nil
        guard !isShown else { return }
        isShown = true
        settingsDidChange()
        for layer in [vertical, horizontal] {
            layer.removeAnimation(forKey: "fade")
            layer.opacity = 1
        }
        place()
    }

    func contentDidMove() {
        if isShown { place() }
    }

    func fadeAfterPause() {
        timer?.invalidate()
        timer = HostTimer.schedule(after: Self.pause) { [weak self] in self?.fadeOut() }
    }

    func hideAtOnce() {
        timer?.invalidate()
        timer = nil
        isShown = false
        vertical.opacity = 0
        horizontal.opacity = 0
    }

    private func fadeOut() {
        timer = nil
        guard isShown else { return }
        guard !scrollView.isDragging, scrollView.motion == nil else { return }
        isShown = false
        for layer in [vertical, horizontal] where !layer.isHidden {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1
            animation.toValue = 0
            animation.duration = Self.fade
            layer.opacity = 0
            layer.add(animation, forKey: "fade")
        }
    }

    private func place() {
        let view = scrollView
        let bounds = view.bounds
        let showsVertical = view.showsVerticalScrollIndicator && view.canScrollVertically
        let showsHorizontal = view.showsHorizontalScrollIndicator && view.canScrollHorizontally
        setHidden(vertical, !showsVertical)
        setHidden(horizontal, !showsHorizontal)
        let corner = showsVertical && showsHorizontal ? Self.thickness + Self.margin : 0
        if showsVertical {
            let area = bounds.inset(by: insets(view.verticalScrollIndicatorInsets)).insetBy(dx: 0, dy: Self.margin)
            let range = view.verticalRange
            let span = ScrollIndicatorGeometry.span(
                offset: bounds.minY, low: range.lowerBound, high: range.upperBound, visible: visibleHeight(bounds, view),
                track: area.height - corner)
            let x =
                view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? area.minX + Self.margin : area.maxX - Self.margin - Self.thickness
            vertical.frame = CGRect(x: x, y: area.minY + span.start, width: Self.thickness, height: max(span.length, 0))
        }
        if showsHorizontal {
            let area = bounds.inset(by: insets(view.horizontalScrollIndicatorInsets)).insetBy(dx: Self.margin, dy: 0)
            let range = view.horizontalRange
            let span = ScrollIndicatorGeometry.span(
                offset: bounds.minX, low: range.lowerBound, high: range.upperBound,
                visible: bounds.width - view.adjustedInset.left - view.adjustedInset.right, track: area.width - corner)
            horizontal.frame = CGRect(
                x: area.minX + span.start, y: area.maxY - Self.margin - Self.thickness, width: max(span.length, 0),
                height: Self.thickness)
        }
    }

    private func visibleHeight(_ bounds: CGRect, _ view: UIScrollView) -> CGFloat {
        bounds.height - view.adjustedInset.top - view.adjustedInset.bottom
    }

    private func setHidden(_ layer: CALayer, _ hidden: Bool) {
        if layer.isHidden != hidden { layer.isHidden = hidden }
    }

    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard scrollView.automaticallyAdjustsScrollIndicatorInsets, scrollView.contentInsetAdjustmentBehavior != .never else { return own }
        let safeArea = scrollView.safeAreaInsets
        return UIEdgeInsets(
            top: own.top + safeArea.top, left: own.left + safeArea.left, bottom: own.bottom + safeArea.bottom,
            right: own.right + safeArea.right)
    }
}

extension UIScrollView {
    func indicators(create: Bool) -> ScrollIndicators? {
        guard indicators == nil, create, showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return indicators }
        indicators = ScrollIndicators(self)
        return indicators
    }

    func indicatorSettingsDidChange() { indicators?.settingsDidChange() }

    func flashIndicators() {
        // What is all in sight needs no telling where it goes on.
        let inset = adjustedContentInset
        let hasMore =
            contentSize.height > bounds.height - inset.top - inset.bottom || contentSize.width > bounds.width - inset.left - inset.right
        guard window != nil, hasMore, let indicators = indicators(create: true) else { return }
        indicators.show()
        indicators.fadeAfterPause()
    }
}
