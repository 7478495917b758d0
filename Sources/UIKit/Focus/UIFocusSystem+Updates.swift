import Foundation
import ObjCRuntime

extension UIFocusSystem {
    // MARK: Preferences

    /// The item that an environment wants to have the focus: what it names, or else the item in it that counts most.
    func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        statedPreference(of: environment, []) ?? leadItem(in: environment)
    }

    /// The item that an environment names, itself if it names none and can have the focus.
    private func statedPreference(of environment: any UIFocusEnvironment, _ above: Set<ObjectIdentifier>) -> (any UIFocusItem)? {
        guard !above.contains(ObjectIdentifier(environment)) else { return nil }
        let path = above.union([ObjectIdentifier(environment)])
        for other in environment.preferredFocusEnvironments where other !== environment {
            if let item = statedPreference(of: other, path) ?? leadItem(in: other) { return item }
        }
        guard let item = environment as? any UIFocusItem, isFocusable(item) else { return nil }
        return item
    }

    /// The item that counts most in an environment's first group, unless environments around it in there prefer another of theirs.
    private func leadItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        guard let window = FocusChain.window(of: environment), let first = firstItem(of: FocusMap(environment, in: window), window) else {
            return nil
        }
        let inside = FocusChain.environments(from: first).prefix { $0 !== environment }
        for between in inside.reversed() {
            if let item = statedPreference(of: between, [ObjectIdentifier(environment)]) { return item }
        }
        return first
    }

    /// What counts most in the first group of which something is seen, or else in the first one.
    private func firstItem(of map: FocusMap, _ window: UIWindow) -> (any UIFocusItem)? {
        let members = Dictionary(grouping: map.candidates, by: \.group)
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let groups = FocusOrder.groups(of: map, isRightToLeft: isRightToLeft).compactMap { members[$0] }
        let seen = groups.first { $0.contains { isVisible($0, in: window) } }
        return (seen ?? groups.first).flatMap { primary(of: $0, in: window) }
    }

    func isFocusable(_ item: any UIFocusItem) -> Bool {
        guard let view = item as? UIView else { return item.canBecomeFocused && FocusChain.window(of: item) != nil }
        return view.window != nil && view.isFocusReachable && view.canBecomeFocused
    }

    // MARK: Priorities

    /// The item that counts most; of several, the first as they are read, what is seen before what is not.
    func primary(of candidates: [FocusCandidate], in window: UIWindow) -> (any UIFocusItem)? {
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ordered = FocusOrder.sorted(candidates, isRightToLeft: isRightToLeft, \.frame)
        let visible = ordered.filter { isVisible($0, in: window) }
        var best: (item: any UIFocusItem, priority: Int)?
        for candidate in visible.isEmpty ? ordered : visible {
            let priority = priority(of: candidate.item, in: candidate.group)
            if best == nil || priority > best!.priority { best = (candidate.item, priority) }
        }
        return best?.item
    }

    private func isVisible(_ candidate: FocusCandidate, in window: UIWindow) -> Bool {
        guard candidate.frame.intersects(window.bounds) else { return false }
        return candidate.scrollers.allSatisfy {
            guard let scroller = $0 as? UIView else { return true }
            return scroller.convert(scroller.bounds, to: window).intersects(candidate.frame)
        }
    }

    /// What the app says can only raise what the system gives.
    func priority(of item: any UIFocusItem, in group: String) -> Int {
        if item === focusedItem { return UIFocusGroupPriority.currentlyFocused.rawValue }
        let last: UIFocusGroupPriority = lastItems[group]?.object === item ? .previouslyFocused : .ignored
        guard let view = item as? UIView else {
            let own = OptionalRequirement.call { item.focusGroupPriority } ?? .ignored
            return max(own.rawValue, last.rawValue)
        }
        return max(view.focusGroupPriority.rawValue, view.systemFocusPriority.rawValue, last.rawValue)
    }

    // MARK: By the app

    func goToPreference(of environment: any UIFocusEnvironment) {
        guard let item = preferredItem(of: environment) else {
            if let focusedItem, !isFocusable(focusedItem) { loseContext() }
            return
        }
        guard item !== focusedItem else { return }
        let mode =
            (item as? UIView)?.focusItemDeferralMode ?? OptionalRequirement.call { item.focusItemDeferralMode } ?? .automatic
        guard mode == .always || mode == .automatic && !isEngaged else {
            deferredItem = nil
            _ = move(to: item, [])
            return
        }
        if mode == .always { isEngaged = false }
        deferredItem = item
        if focusedItem != nil { _ = move(to: nil, []) }
    }

    /// What had the focus is gone: the next item waits for a key.
    func loseContext() {
        isEngaged = false
        if focusedItem != nil { _ = move(to: nil, [], isForced: true) }
    }

    /// An item that was out of sight is there again: it waits for a key.
    package func restore(_ item: any UIFocusItem) {
        if focusedItem == nil, isFocusable(item) { deferredItem = item }
    }

    /// The effect of the item that has the focus was changed.
    func effectDidChange() {
        halo?.remove()
        halo = focusedItem.flatMap { FocusHalo($0) }
    }

    /// A view leaves its window, with all that is in it, or is used for something else.
    package func viewIsGoing(_ view: UIView) {
        if let item = deferredItem, FocusChain.contains(view, item) { deferredItem = nil }
        lastItems = lastItems.filter { ($0.value.object as? UIView)?.isDescendant(of: view) != true }
        guard let focusedItem, FocusChain.contains(view, focusedItem) else { return }
        loseContext()
    }

    /// The focus follows the first responder.
    package func firstResponderDidChange(_ responder: UIResponder?) {
        guard !isUpdating, let view = responder as? UIView, view !== focusedItem, isFocusable(view) else { return }
        deferredItem = nil
        _ = move(to: view, [], followsResponder: true)
    }

    // MARK: The move

    /// Moves the focus if all environments agree; whether it did. A move that is forced, because the item is gone, needs no consent.
    func move(
        to next: (any UIFocusItem)?, _ heading: UIFocusHeading, isForced: Bool = false, followsResponder: Bool = false
    ) -> Bool {
        guard change(to: next, heading, isForced, followsResponder) else { return false }
        // Whoever heard of the move may have moved the focus on.
        if let view = next as? UIView, focusedItem === next { view.focusDidArrive() }
        return true
    }

    private func change(
        to next: (any UIFocusItem)?, _ heading: UIFocusHeading, _ isForced: Bool, _ followsResponder: Bool
    ) -> Bool {
        let previous = focusedItem
        guard !isUpdating, next !== previous else { return false }
        isUpdating = true
        defer { isUpdating = false }
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        let (nextChain, previousChain) = (FocusChain.environments(from: next), FocusChain.environments(from: previous))
        let around = previousChain + nextChain.filter { new in !previousChain.contains { $0 === new } }
        guard isForced || around.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        focusedItem = next
        // What waits below something that was presented waits on.
        if let next, let waiting = deferredItem, let root = FocusChain.window(of: next)?.focusRoot, FocusChain.contains(root, waiting) {
            deferredItem = nil
        }
        noteLast(previous, next)
        halo?.remove()
        halo = next.flatMap { FocusHalo($0) }
        (previous as? UIView)?.focusStateDidChange()
        (next as? UIView)?.focusStateDidChange()
        // The first responder is where the person put a finger: nothing has to be scrolled for it.
        if let next, !followsResponder {
            show(next)
            moveFirstResponder(to: next)
        }
        tell(context, nextChain, previousChain)
        return true
    }

    private func noteLast(_ previous: (any UIFocusItem)?, _ next: (any UIFocusItem)?) {
        for item in [previous, next] {
            guard let item else { continue }
            lastItems[FocusMap.group(of: item)] = Weak(item as AnyObject)
        }
    }

    private func tell(
        _ context: UIFocusUpdateContext, _ nextChain: [any UIFocusEnvironment], _ previousChain: [any UIFocusEnvironment]
    ) {
        let coordinator = UIFocusAnimationCoordinator()
        for environment in nextChain { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.tellsOfFocusing = false
        for environment in previousChain where !nextChain.contains(where: { $0 === environment }) {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
        coordinator.start()
    }

    /// Scrolls the containers around an item so that it is seen, the innermost first.
    private func show(_ item: any UIFocusItem) {
        for environment in FocusChain.environments(from: item).dropFirst() {
            guard let container = environment.focusItemContainer as? any UIFocusItemScrollableContainer,
                let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace
            else { continue }
            let rect = space.convert(item.frame, to: container.coordinateSpace)
            if let scrolling = container as? any FocusScrolling {
                scrolling.showFocused(rect)
            } else {
                container.contentOffset = Self.offset(of: container, showing: rect)
            }
        }
    }

    private static func offset(of container: any UIFocusItemScrollableContainer, showing rect: CGRect) -> CGPoint {
        let (offset, size) = (container.contentOffset, container.visibleSize)
        func along(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        return CGPoint(
            x: along(rect.minX, rect.maxX, offset.x, size.width), y: along(rect.minY, rect.maxY, offset.y, size.height))
    }

    /// The nearest responder around the item that can be the first one is it; one that is elsewhere no longer is.
    private func moveFirstResponder(to item: any UIFocusItem) {
        guard let window = FocusChain.window(of: item) else { return }
        for environment in FocusChain.environments(from: item) {
            guard let responder = environment as? UIResponder, responder.canBecomeFirstResponder else { continue }
            // What is first responder inside of the item may stay it.
            if responder.isFirstResponder || responder.becomeFirstResponder() { return }
            break
        }
        if let present = window.firstResponder as? UIView, !FocusChain.contains(item, present) { _ = present.resignFirstResponder() }
    }
}

extension FocusMap {
    /// The group that an item belongs to.
    static func group(of item: any UIFocusItem) -> String {
        for environment in FocusChain.environments(from: item) {
            if let own = ownGroup(of: environment) { return own }
        }
        return rootGroup
    }
}
