import Foundation

extension UIView {
    /// How wide the view of a controller is, in points, from which on its margins are those of large phones and of pads.
    static let wideMarginsThreshold: CGFloat = 414

    private static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The margins that were set, or the system's, as sides.
    private var ownMargins: UIEdgeInsets {
        var margins: UIEdgeInsets
        let minimum = systemMinimumMargins
        if let set = layoutState?.margins {
            margins = set
        } else {
            // A controller's root view has the system's minimum in place of the default.
            let set = layoutState?.directionalMargins ?? minimum ?? Self.defaultMargins
            margins = UIEdgeInsets(
                top: set.top, left: isRightToLeft ? set.trailing : set.leading, bottom: set.bottom,
                right: isRightToLeft ? set.leading : set.trailing)
        }
        if let minimum {
            margins.top = max(margins.top, minimum.top)
            margins.bottom = max(margins.bottom, minimum.bottom)
            margins.left = max(margins.left, isRightToLeft ? minimum.trailing : minimum.leading)
            margins.right = max(margins.right, isRightToLeft ? minimum.leading : minimum.trailing)
        }
        return margins
    }

    private var systemMinimumMargins: NSDirectionalEdgeInsets? {
        guard let controller = owningViewController, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
        return controller.systemMinimumLayoutMargins
    }

    /// The margins in force: with the safe area and the superview's margins, where these count.
    var effectiveLayoutMargins: UIEdgeInsets { margins(countingBars: true) }

    /// The margins with the safe area and those of the superview. What a scroll view holds scrolls out from under its bars: it has the margins
    /// of what is around it as they are without bars above and below.
    private func margins(countingBars: Bool) -> UIEdgeInsets {
        var margins = ownMargins
        if layoutInsetsMarginsFromSafeArea {
            let safeArea = safeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + (countingBars ? safeArea.top : 0), left: margins.left + safeArea.left,
                bottom: margins.bottom + (countingBars ? safeArea.bottom : 0), right: margins.right + safeArea.right)
        }
        if layoutPreservesSuperviewMargins, let parent = superviewStorage {
            let outer = countingBars && parent.layoutContainer == nil ? parent.layoutMargins : parent.margins(countingBars: false)
            let (frame, bounds) = (untransformedFrame, parent.bounds)
            margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
            margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
            margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
            margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
        }
        if followsReadableWidth {
            let spare = max(0, bounds.width - margins.left - margins.right - readableWidth)
            margins.left += spare / 2
            margins.right += spare / 2
        }
        return margins
    }

    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        let margins = effectiveLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) { givenMargins = (margins, nil) }
    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) { givenMargins = (nil, margins) }

    /// The margins that the view was given, in one of the two ways; both are `nil` if it was given none.
    package var givenMargins: (sides: UIEdgeInsets?, directional: NSDirectionalEdgeInsets?) {
        get { (layoutState?.margins, layoutState?.directionalMargins) }
        set {
            let state = layoutStateForWriting
            (state.margins, state.directionalMargins) = (newValue.sides, newValue.directional)
            marginsMayHaveChanged()
        }
    }

    var layoutPreservesSuperviewMargins: Bool {
        get { layoutState?.preservesSuperviewMargins ?? false }
        set {
            guard newValue != layoutPreservesSuperviewMargins else { return }
            layoutStateForWriting.preservesSuperviewMargins = newValue
            marginsMayHaveChanged()
        }
    }

    var layoutInsetsMarginsFromSafeArea: Bool {
        get { layoutState?.insetsMarginsFromSafeArea ?? true }
        set {
            guard newValue != layoutInsetsMarginsFromSafeArea else { return }
            layoutStateForWriting.insetsMarginsFromSafeArea = newValue
            marginsMayHaveChanged()
        }
    }

    /// Whether the margins leave no more width than text is comfortable to read in; Interface Builder calls it Follow Readable Width.
    var followsReadableWidth: Bool {
        get { layoutState?.followsReadableWidth ?? false }
        set {
            guard newValue != followsReadableWidth else { return }
            layoutStateForWriting.followsReadableWidth = newValue
            marginsMayHaveChanged()
        }
    }

    var preservesMarginsInTree: Bool { layoutPreservesSuperviewMargins }

    /// The safe area changed, and with it what follows it.
    func autoLayoutMarginsDidChange() {
        refreshSystemGuides()
        marginsMayHaveChanged()
    }

    /// Compares the margins with those last known; tells about a change, here and in views that preserve the margins.
    package func marginsMayHaveChanged() {
        let margins = effectiveLayoutMargins
        let known = layoutState?.knownMargins
        if known == margins { return }
        if known != nil || margins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
            layoutStateForWriting.knownMargins = margins
            layoutMarginsDidChange()
            owningViewController?.viewLayoutMarginsDidChange()
            refreshSystemGuides()
            rewriteContentEdges()
            setNeedsLayout()
        }
        for view in subviewStorage where view.layoutPreservesSuperviewMargins { view.marginsMayHaveChanged() }
    }

    /// Brings the guides of this view up to date with what they follow.
    func refreshSystemGuides() {
        guard let state = layoutState, !state.systemGuides.isEmpty, let engine = state.item?.engine ?? layoutEngine else { return }
        for guide in state.systemGuides {
            if let item = engine.existingItem(for: guide) { engine.refreshPlacement(of: item) }
        }
    }

    /// Constraints to the margins of a scroll view's content contain the margins as constants.
    private func rewriteContentEdges() {
        guard layoutContainer != nil, let state = layoutState, let engine = state.item?.engine ?? layoutEngine else { return }
        engine.rewrite(
            state.mentions.filter { $0.first.attribute.withinMargins != nil || $0.second.attribute.withinMargins != nil })
    }
}
