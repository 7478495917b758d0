import SampanAutoLayout
import Foundation

extension LayoutEngine {
    /// Brings an item's place up to date with the autoresizing mask, the frame, the safe area, or whatever it follows.
    func refreshPlacement(of item: LayoutItem) {
        let followed = place(item)
        if followed !== item.followed {
            if let followed { retain(followed) }
            let former = item.followed
            item.followed = followed
            if let former { release(former) }
        }
        if item.origin != nil { refreshOffset(of: item) }
    }

    /// States the constraints that an item's place follows from by itself. Returns the item that these refer to.
    private func place(_ item: LayoutItem) -> LayoutItem? {
        if let guide = item.guide { return place(item, guide) }
        let view = item.view
        if view === root {
            placeRoot(item)
            return nil
        }
        guard view.translatesAutoresizingMaskIntoConstraints, let parent = view.superviewStorage else {
            if let window = view.superviewStorage as? UIWindow, window.rootViewController?.viewIfLoaded === view {
                return fill(window, item)
            }
            sync(&item.placement, of: item) { _ in }
            return nil
        }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let (mask, total) = (view.autoresizingMask, parent.bounds.size)
        let x = UIView.autoresizingShares(
            (rect.minX, rect.width, total.width - rect.minX - rect.width),
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let y = UIView.autoresizingShares(
            (rect.minY, rect.height, total.height - rect.minY - rect.height),
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        let followed = x != (0, 0) || y != (0, 0) ? self.item(for: parent) : nil
        sync(&item.placement, of: item) { list in
            put(.minX, item.x, rect.minX, x.start, followed, .horizontal, total.width, &list)
            put(.width, item.width, rect.width, x.length, followed, .horizontal, total.width, &list)
            put(.minY, item.y, rect.minY, y.start, followed, .vertical, total.height, &list)
            put(.height, item.height, rect.height, y.length, followed, .vertical, total.height, &list)
        }
        return followed
    }

    /// A window gives its root controller's view its own size, even where that view leaves its frame to constraints.
    private func fill(_ window: UIWindow, _ item: LayoutItem) -> LayoutItem? {
        let followed = self.item(for: window)
        let rect = item.view.alignmentRect(forFrame: window.bounds)
        sync(&item.placement, of: item) { list in
            put(.minX, item.x, rect.minX, 0, nil, .horizontal, 0, &list)
            put(.width, item.width, rect.width, 1, followed, .horizontal, window.bounds.width, &list)
            put(.minY, item.y, rect.minY, 0, nil, .vertical, 0, &list)
            put(.height, item.height, rect.height, 1, followed, .vertical, window.bounds.height, &list)
        }
        return followed
    }

    /// An origin or a length as the autoresizing mask makes it follow the superview's length: with a share of what that changes by.
    private func put(
        _ kind: SystemConstraint.Kind, _ variable: Variable, _ now: CGFloat, _ share: CGFloat, _ followed: LayoutItem?,
        _ axis: NSLayoutConstraint.Axis, _ total: CGFloat, _ list: inout SystemConstraintList
    ) {
        guard share != 0, let followed else { return list.put(kind, Term(1, variable), constant: now) }
        list.put(
            kind, Term(1, variable), Term(-Double(share), followed.variables(axis).length),
            constant: now - share * (total - followed.totalInset(axis)))
    }

    /// The root has the size that it has; one that is to be sized by its constraints, the one it is fitted to.
    private func placeRoot(_ item: LayoutItem) {
        if let target {
            sync(&item.placement, of: item) { list in
                list.put(
                    .fitting(.horizontal), Term(1, item.width), constant: target.size.width - item.totalInset(.horizontal),
                    priority: target.horizontal.solverPriority)
                list.put(
                    .fitting(.vertical), Term(1, item.height), constant: target.size.height - item.totalInset(.vertical),
                    priority: target.vertical.solverPriority)
            }
            return
        }
        let view = item.view
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let isFixed = view is UIWindow || view.translatesAutoresizingMaskIntoConstraints
        // Constraints may give a view outside a window its size; without any it keeps the one it has.
        let priority = isFixed ? Priority.required : Priority(1)
        sync(&item.placement, of: item) { list in
            list.put(.minX, Term(1, item.x), constant: rect.minX)
            list.put(.minY, Term(1, item.y), constant: rect.minY)
            list.put(.width, Term(1, item.width), constant: rect.width, priority: priority)
            list.put(.height, Term(1, item.height), constant: rect.height, priority: priority)
        }
    }

    // MARK: Guides

    private func place(_ item: LayoutItem, _ guide: UILayoutGuide) -> LayoutItem? {
        guard guide.role != .custom else { return nil }
        let view = item.view
        let writer = GuideWriter(
            item: item, owner: self.item(for: view), offset: guide.role == .scrollContent ? nil : scrollOffset(of: view))
        let insets = view.safeAreaInsets
        switch guide.role {
        case .custom: break
        case .safeArea: sync(&item.placement, of: item) { writer.inset(by: insets, &$0) }
        case .margins:
            let margins = view.layoutMargins
            sync(&item.placement, of: item) { writer.inset(by: margins, &$0) }
        case .readableContent:
            let (margins, width) = (view.layoutMargins, view.readableWidth)
            sync(&item.placement, of: item) { writer.readable(margins, width, &$0) }
        case .keyboard:
            let (height, below) = (view.keyboardOverlap, view.keyboardReach)
            sync(&item.placement, of: item) { list in
                writer.along(.horizontal, insets.left, insets.right, &list)
                writer.atBottom(height: height, below: below, &list)
            }
        case .scrollContent:
            let size = view.layoutContainer?.contentSize ?? .zero
            // The content's constraints decide on its size; the scroll view's property does where there are none.
            sync(&item.placement, of: item) { list in
                list.put(.guide, Term(1, item.x), constant: 0)
                list.put(.guide, Term(1, item.y), constant: 0)
                list.put(.guide, Term(1, item.width), constant: size.width, priority: Priority(0.001))
                list.put(.guide, Term(1, item.height), constant: size.height, priority: Priority(0.001))
            }
        case .scrollFrame: sync(&item.placement, of: item) { writer.inset(by: .zero, &$0) }
        case .topLayout:
            sync(&item.placement, of: item) { list in
                writer.along(.horizontal, 0, 0, &list)
                list.put(.guide, Term(1, item.y), constant: 0)
                list.put(.guide, Term(1, item.height), constant: insets.top)
            }
        case .bottomLayout:
            sync(&item.placement, of: item) { list in
                writer.along(.horizontal, 0, 0, &list)
                writer.atBottom(height: insets.bottom, below: 0, &list)
            }
        }
        return writer.owner
    }

    /// What stays in place while a scroll view's content moves, moves against the content.
    private func scrollOffset(of view: UIView) -> (x: Variable, y: Variable)? {
        view.layoutContainer == nil ? nil : origin(of: item(for: view))
    }
}

/// States where a guide is in its owner.
@MainActor
private struct GuideWriter {
    let item: LayoutItem
    let owner: LayoutItem
    /// The origin of a scrolled owner's bounds.
    let offset: (x: Variable, y: Variable)?

    /// The owner's bounds less insets.
    func inset(by insets: UIEdgeInsets, _ list: inout SystemConstraintList) {
        along(.horizontal, insets.left, insets.right, &list)
        along(.vertical, insets.top, insets.bottom, &list)
    }

    func along(_ axis: NSLayoutConstraint.Axis, _ before: CGFloat, _ after: CGFloat, _ list: inout SystemConstraintList) {
        let (start, length) = item.variables(axis)
        list.put(.guide, Term(1, start), scrolled(axis), constant: before)
        list.put(
            .guide, Term(1, length), Term(-1, owner.variables(axis).length), constant: owner.totalInset(axis) - before - after)
    }

    private func scrolled(_ axis: NSLayoutConstraint.Axis) -> Term? {
        offset.map { Term(-1, axis == .horizontal ? $0.x : $0.y) }
    }

    func atBottom(height: CGFloat, below: CGFloat, _ list: inout SystemConstraintList) {
        list.put(.guide, Term(1, item.height), constant: height + below)
        list.put(
            .guide, Term(1, item.y), Term(1, item.height), Term(-1, owner.height), scrolled(.vertical),
            constant: owner.totalInset(.vertical) + below)
    }

    /// The margins, but no wider than text is comfortable to read.
    func readable(_ margins: UIEdgeInsets, _ width: CGFloat, _ list: inout SystemConstraintList) {
        let room = owner.totalInset(.horizontal) - margins.left - margins.right
        list.put(.guide, Term(1, item.width), relation: .lessThanOrEqual, constant: width)
        list.put(.guide, Term(1, item.width), Term(-1, owner.width), relation: .lessThanOrEqual, constant: room)
        list.put(.guide, Term(1, item.width), Term(-1, owner.width), constant: room, priority: Priority(999))
        list.put(
            .guide, Term(1, item.x), Term(0.5, item.width), Term(-0.5, owner.width), scrolled(.horizontal),
            constant: (owner.totalInset(.horizontal) + margins.left - margins.right) / 2)
        along(.vertical, margins.top, margins.bottom, &list)
    }
}

extension UIView {
    /// The frame as it would be without the transform, which layout ignores.
    var untransformedFrame: CGRect {
        let (size, position, anchor) = (bounds.size, layer.position, layer.anchorPoint)
        return CGRect(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width, height: size.height)
    }
}
