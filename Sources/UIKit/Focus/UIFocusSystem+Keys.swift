import Foundation

extension UIFocusSystem {
    /// Whether a key is for the focus rather than for a command of the app's. Text that is edited has the keys that edit it.
    package func takes(_ key: FocusKey) -> Bool {
        guard let window, !isEditing(in: window) || key.isTab && !typesTabs(in: window) else { return false }
        validate()
        if key.isTab { return !FocusMap(window.focusRoot, in: window).candidates.isEmpty }
        return focusedItem != nil || key != .select && deferredItem != nil
    }

    private func isEditing(in window: UIWindow) -> Bool { window.firstResponder?.keyInput != nil }

    /// Whether Tab is text where it would go: in all but what can be focused on a line of its own.
    private func typesTabs(in window: UIWindow) -> Bool { (window.firstResponder as? UIView)?.takesTabAsText ?? true }

    /// Does what a key means; whether that was anything.
    @discardableResult
    package func press(_ key: FocusKey) -> Bool {
        guard takes(key), let window else { return false }
        switch key {
        case .select:
            guard let item = focusedItem as? UIView else { return false }
            return item.activateByFocus()
        case .move(let heading):
            isEngaged = true
            return focusedItem == nil ? begin(in: window, heading) : move(heading, in: window)
        }
    }

    /// An item that no longer can have the focus, or lies below something that was presented, loses it.
    private func validate() {
        guard let item = focusedItem, let window else { return }
        let isFocusable = isFocusable(item)
        guard !isFocusable || !FocusChain.contains(window.focusRoot, item) else { return }
        loseContext()
        // What lies below gets the focus back once nothing is presented any more.
        if isFocusable { deferredItem = item }
    }

    /// Nothing has the focus yet: what waits for it gets it, or what the interface prefers.
    private func begin(in window: UIWindow, _ heading: UIFocusHeading) -> Bool {
        if let waiting = deferredItem, isFocusable(waiting), FocusChain.contains(window.focusRoot, waiting) {
            deferredItem = nil
            return move(to: waiting, heading)
        }
        let root: any UIFocusEnvironment = window.focusRoot.owningViewController ?? window.focusRoot
        guard let item = preferredItem(of: root) else { return false }
        return move(to: item, heading)
    }

    private func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        guard let focusedItem else { return false }
        let target = heading == .next || heading == .previous ? itemInNextGroup(heading, window) : nearestItem(heading, window)
        if let target, target !== focusedItem, move(to: target, heading) { return true }
        let context = UIFocusUpdateContext(from: focusedItem, to: target, heading: heading)
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
        return true
    }

    // MARK: Groups

    private func itemInNextGroup(_ heading: UIFocusHeading, _ window: UIWindow) -> (any UIFocusItem)? {
        let map = FocusMap(window.focusRoot, in: window)
        let groups = FocusOrder.groups(of: map, isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard !groups.isEmpty else { return nil }
        let present = focusedItem.map { FocusMap.group(of: $0) }
        // The loop is closed: after the last group comes the first one.
        guard let index = groups.firstIndex(where: { $0 == present }) else { return primary(ofGroup: groups[0], map, window) }
        let next = groups[(index + (heading == .next ? 1 : groups.count - 1)) % groups.count]
        return next == present ? nil : primary(ofGroup: next, map, window)
    }

    /// The item that counts most in a group. Where none counts more than another, what the group's environment prefers.
    func primary(ofGroup group: String, _ map: FocusMap, _ window: UIWindow) -> (any UIFocusItem)? {
        let members = map.candidates.filter { $0.group == group }
        guard let first = primary(of: members, in: window) else { return nil }
        if priority(of: first, in: group) == 0, let owner = map.owners[group], !(members.contains { $0.item === owner }),
            let wanted = preferredItem(of: owner), members.contains(where: { $0.item === wanted }) || FocusMap.group(of: wanted) == group
        {
            return wanted
        }
        return first
    }

    // MARK: Directions

    private enum Place {
        case item(any UIFocusItem)
        case guide(UIFocusGuide)
    }

    /// The nearest item of the group in a direction. Containers that scroll are scrolled until there is one.
    private func nearestItem(_ heading: UIFocusHeading, _ window: UIWindow) -> (any UIFocusItem)? {
        guard let item = focusedItem else { return nil }
        let scrollers = FocusMap(window.focusRoot, in: window).candidate(of: item)?.scrollers ?? []
        for scroller in scrollers.reversed() {
            // Content that moves shows what was not there before; it goes back if that is of no use.
            let (start, size) = (scroller.contentOffset, scroller.visibleSize)
            // A step is no more than what is seen, so that nothing is skipped.
            let step = CGSize(
                width: max(min(item.frame.width, size.width / 2), 1), height: max(min(item.frame.height, size.height / 2), 1))
            repeat {
                if let found = search(heading, window, inside: scroller) { return found }
            } while Self.scroll(scroller, by: FocusSearch.vector(heading, step))
            if scroller.contentOffset != start {
                scroller.contentOffset = start
                (scroller as? UIView)?.layoutIfNeeded()
            }
        }
        return search(heading, window, inside: nil)
    }

    private func search(
        _ heading: UIFocusHeading, _ window: UIWindow, inside scroller: (any UIFocusItemScrollableContainer)?
    ) -> (any UIFocusItem)? {
        let map = FocusMap(window.focusRoot, in: window)
        guard let item = focusedItem else { return nil }
        let group = FocusMap.group(of: item)
        guard let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace else { return nil }
        let start = space.convert(item.frame, to: window)
        var places: [(place: Place, frame: CGRect)] = map.candidates.compactMap { candidate in
            guard candidate.item !== item, candidate.group == group else { return nil }
            if let scroller, !candidate.scrollers.contains(where: { $0 === scroller }) { return nil }
            return (.item(candidate.item), candidate.frame)
        }
        // A guide leads wherever it says, also to other groups.
        places += map.guides.filter { guide in
            guard let scroller = scroller as? UIView else { return scroller == nil }
            return guide.guide.owningView?.isDescendant(of: scroller) == true
        }.map { (.guide($0.guide), $0.frame) }
        while let best = FocusSearch.best(places, from: start, heading, \.frame) {
            switch best.place {
            case .item(let found): return found
            case .guide(let guide):
                for target in guide.targets {
                    if let found = preferredItem(of: target), found !== item { return found }
                }
                // It leads nowhere, or back.
                places.removeAll { if case .guide(let other) = $0.place { other === guide } else { false } }
            }
        }
        return nil
    }

    private static func scroll(_ container: any UIFocusItemScrollableContainer, by distance: CGVector) -> Bool {
        if let scrolling = container as? any FocusScrolling { return scrolling.scrollForFocus(by: distance) }
        let (old, limit) = (
            container.contentOffset,
            CGPoint(
                x: max(container.contentSize.width - container.visibleSize.width, 0),
                y: max(container.contentSize.height - container.visibleSize.height, 0))
        )
        let new = CGPoint(x: min(max(old.x + distance.dx, 0), limit.x), y: min(max(old.y + distance.dy, 0), limit.y))
        guard new != old else { return false }
        container.contentOffset = new
        return container.contentOffset != old
    }
}
