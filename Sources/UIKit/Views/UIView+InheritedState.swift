import Foundation

/// What a view takes from the views and controllers around it, kept from when these last changed.
///
/// The flow is downward only. Whatever can change what a view inherits (another superview, a window, geometry, an override, the
/// controller's insets, the host's traits) resolves the view anew and goes on to its subviews only where the result differs from what was
/// kept. Resolving calls nothing of the app but its own overrides of the properties; what changed is marked, and told by a second walk
/// once the change is complete. Reading a property compares numbers and changes nothing.
struct InheritedState {
    /// What is to be told yet, of a view itself and of views below it.
    struct News: OptionSet {
        let rawValue: UInt8
        static let traits = News(rawValue: 1)
        static let tint = News(rawValue: 2)
        static let safeArea = News(rawValue: 4)
        static let traitsBelow = News(rawValue: 8)
        static let tintBelow = News(rawValue: 16)
        static let safeAreaBelow = News(rawValue: 32)
    }

    /// The traits; `nil` until the view is first somewhere to inherit from.
    var traits: UITraitCollection?
    /// The tint colour before it is dimmed; `nil` until the view has a colour or a superview.
    var tint: UIColor?
    /// The host's traits at the time when `traits` was resolved, by their generation: views that nobody visits learn of others by it.
    var generation: UInt32 = 0
    var tintMode = UIView.TintAdjustmentMode.normal
    var news: News = []
    var passesSafeAreaOn = false
}

extension UIView {
    // MARK: Traits

    /// The traits of what is around the view.
    private var surroundingTraits: UITraitCollection {
        let traits = owningViewController?.traitCollection ?? superviewStorage?.traitCollection ?? UITraitCollection.host
        let environment = ownListEnvironment
        guard environment != .unspecified, traits.listEnvironment != environment else { return traits }
        return traits.with { $0.listEnvironment = environment }
    }

    /// The traits of the surroundings with what the view has instead.
    private var resolvedTraits: UITraitCollection {
        limitingContentSize(surroundingTraits.merging(overrideTraits))
    }

    var effectiveTraits: UITraitCollection {
        if let kept = inherited.traits, inherited.generation == UITraitCollection.hostGeneration { return kept }
        return resolvedTraits
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        overrideTraits = (overrideTraits ?? UITraitCollection()).with { $0.userInterfaceStyle = style }
        traitsMayHaveChanged()
    }

    /// Takes the traits from the surroundings again, here and where they reach, and tells about changes.
    package func traitsMayHaveChanged() {
        if resolveTraits() { tellTraits() }
    }

    /// Returns whether there is anything to tell, here or below.
    private func resolveTraits() -> Bool {
        let traits = resolvedTraits
        var reachesSubviews = inherited.generation != UITraitCollection.hostGeneration
        inherited.generation = UITraitCollection.hostGeneration
        if traits !== inherited.traits, traits != inherited.traits {
            inherited.traits = traits
            reachesSubviews = true
        }
        // What an app makes of them by an override is what counts below.
        let seen = traitCollection
        if seen !== lastTraits, seen != lastTraits {
            inherited.news.insert(.traits)
            reachesSubviews = true
        }
        if reachesSubviews {
            for view in subviewStorage where view.resolveTraits() { inherited.news.insert(.traitsBelow) }
        }
        return !inherited.news.isDisjoint(with: [.traits, .traitsBelow])
    }

    private func tellTraits() {
        let news = inherited.news.intersection([.traits, .traitsBelow])
        guard !news.isEmpty else { return }
        inherited.news.subtract(news)
        if news.contains(.traits) { tellOwnTraits() }
        for view in subviewStorage { view.tellTraits() }
    }

    private func tellOwnTraits() {
        let (traits, previous) = (traitCollection, lastTraits)
        guard previous != traits else { return }
        lastTraits = traits
        extras?.variations?.apply(traits)
        if traits.hasDifferentColorAppearance(comparedTo: previous) {
            applyBackgroundColor()
            setNeedsDisplay()
        }
        if let previous {
            owningViewController?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
            TraitObservers.tell(owningViewController, previous, traits)
            TraitObservers.tell(self, previous, traits)
            setNeedsLayout()
        } else {
            traitCollectionDidChange(nil)
            owningViewController?.traitCollectionDidChange(nil)
        }
    }

    // MARK: Tint

    var effectiveTintColor: UIColor {
        let color = inherited.tint ?? tintColorStorage ?? .tintColorDefault
        return inherited.tintMode == .dimmed ? color.dimmedTint : color
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode { inherited.tintMode }

    /// The view's own colour or mode was set: it is told of that even if nothing is different, what is below only of what is.
    func ownTintDidChange() {
        _ = resolveTint()
        inherited.news.insert(.tint)
        tellTint()
    }

    /// Returns whether there is anything to tell, here or below.
    private func resolveTint() -> Bool {
        let outer = superviewStorage?.inherited
        let tint = tintColorStorage ?? outer?.tint ?? .tintColorDefault
        var mode = extras?.tintAdjustmentMode ?? .automatic
        if mode == .automatic { mode = outer?.tintMode ?? .normal }
        if tint !== inherited.tint || mode != inherited.tintMode {
            let isSame = mode == inherited.tintMode && tint == inherited.tint
            inherited.tint = tint
            inherited.tintMode = mode
            if !isSame {
                inherited.news.insert(.tint)
                for view in subviewStorage where view.resolveTint() { inherited.news.insert(.tintBelow) }
            }
        }
        return !inherited.news.isDisjoint(with: [.tint, .tintBelow])
    }

    private func tellTint() {
        let news = inherited.news.intersection([.tint, .tintBelow])
        guard !news.isEmpty else { return }
        inherited.news.subtract(news)
        if news.contains(.tint) { tintColorDidChange() }
        for view in subviewStorage { view.tellTint() }
    }

    // MARK: Safe area

    var effectiveSafeAreaInsets: UIEdgeInsets { windowStorage == nil ? safeAreaOutsideWindows : safeAreaStorage }

    private var safeAreaOutsideWindows: UIEdgeInsets { owningViewController?.additionalSafeAreaInsets ?? .zero }

    /// Finds the safe area again, here and, where that changed, below, and tells about changes.
    package func safeAreaMayHaveChanged() {
        if resolveSafeArea() { tellSafeArea() }
    }

    /// Finds the safe area of a view whose place changed, and tells that view alone. Returns whether it is another.
    func ownSafeAreaMayHaveChanged() -> Bool {
        guard windowStorage != nil, resolveOwnSafeArea() else { return false }
        inherited.news.remove(.safeArea)
        tellOwnSafeArea()
        return true
    }

    /// What covers the view reaches otherwise into its subviews: its insets changed, or its bounds.
    func safeAreaOfSubviewsMayHaveChanged() {
        for view in subviewStorage { view.safeAreaMayHaveChanged() }
    }

    /// Finds this view's safe area alone. Returns whether it changed.
    func resolveOwnSafeArea() -> Bool {
        let insets = resolvedSafeArea
        guard insets != safeAreaStorage else { return false }
        safeAreaStorage = insets
        inherited.news.insert(.safeArea)
        return true
    }

    /// Returns whether there is anything to tell, here or below.
    private func resolveSafeArea() -> Bool {
        if resolveOwnSafeArea() || inherited.passesSafeAreaOn {
            for view in subviewStorage where view.resolveSafeArea() { inherited.news.insert(.safeAreaBelow) }
        }
        return !inherited.news.isDisjoint(with: [.safeArea, .safeAreaBelow])
    }

    /// Finds the safe areas of views that came into a window, where nothing that was kept need hold.
    private func resolveSafeArea(cameFromOutside: Bool) -> Bool {
        // Outside a window there was none: margins and guides knew of none, and a reader was given none.
        if resolveOwnSafeArea() || cameFromOutside && safeAreaStorage != .zero { inherited.news.insert(.safeArea) }
        for view in subviewStorage where view.resolveSafeArea(cameFromOutside: cameFromOutside) {
            inherited.news.insert(.safeAreaBelow)
        }
        return !inherited.news.isDisjoint(with: [.safeArea, .safeAreaBelow])
    }

    private var resolvedSafeArea: UIEdgeInsets {
        guard let window = windowStorage else { return safeAreaOutsideWindows }
        if window === self { return window.screenSafeAreaInsets }
        var insets = superviewStorage?.insets(ofCovered: untransformedFrame) ?? .zero
        if let extra = owningViewController?.totalAdditionalSafeAreaInsets {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        return insets
    }

    /// What covers a frame in the view.
    private func insets(ofCovered frame: CGRect) -> UIEdgeInsets {
        let bounds = bounds
        if inherited.passesSafeAreaOn, let outer = superviewStorage {
            let own = untransformedFrame
            return outer.insets(ofCovered: frame.offsetBy(dx: own.minX - bounds.minX, dy: own.minY - bounds.minY))
        }
        guard safeAreaReachesSubviews else { return .zero }
        let covered = safeAreaInsets
        // A view that reaches out of its superview is covered no wider than the superview.
        func inset(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(covered, covered - distance)) }
        return UIEdgeInsets(
            top: inset(covered.top, frame.minY - bounds.minY), left: inset(covered.left, frame.minX - bounds.minX),
            bottom: inset(covered.bottom, bounds.maxY - frame.maxY), right: inset(covered.right, bounds.maxX - frame.maxX))
    }

    /// Whether what the view holds is covered as if its superview held it: for containers that are as large as what they hold needs, though
    /// that may reach out of them below bars.
    package var passesSafeAreaOn: Bool {
        get { inherited.passesSafeAreaOn }
        set {
            inherited.passesSafeAreaOn = newValue
            safeAreaOfSubviewsMayHaveChanged()
        }
    }

    /// Whether subviews can inherit any of the insets: a scroll view's content is not covered by what covers its frame.
    var safeAreaReachesSubviews: Bool { safeAreaInsets != .zero && layoutContainer == nil }

    private func tellSafeArea() {
        let news = inherited.news.intersection([.safeArea, .safeAreaBelow])
        guard !news.isEmpty else { return }
        inherited.news.subtract(news)
        if news.contains(.safeArea) { tellOwnSafeArea() }
        for view in subviewStorage { view.tellSafeArea() }
    }

    private func tellOwnSafeArea() {
        safeAreaInsetsDidChange()
        owningViewController?.viewSafeAreaInsetsDidChange()
        autoLayoutMarginsDidChange()
        setNeedsLayout()
    }

    // MARK: What changes it

    /// The view came under another superview: takes over what that hands down. It is told by `tellSurroundings()`.
    func resolveSurroundings(previousWindow: UIWindow?) {
        _ = resolveTraits()
        _ = resolveTint()
        guard let window = windowStorage else { return }
        if window === previousWindow {
            _ = resolveSafeArea()
        } else {
            _ = resolveSafeArea(cameFromOutside: previousWindow == nil)
        }
    }

    /// Tells the view and those below it what is different under the new superview.
    func tellSurroundings() {
        tellTraits()
        tellTint()
        autoLayoutGeometryDidChange()
        tellSafeArea()
    }

    /// The view got or lost its controller, which may hand down other traits than the superview.
    func controllerDidChange() { inherited.traits = nil }
}
