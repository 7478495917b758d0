import AutoLayout
import Foundation

extension LayoutEngine {
    /// The constraints that an item's place follows from by itself. Items that these refer to are handed to `need`.
    func placement(of item: LayoutItem, _ target: LayoutTarget?, _ need: (LayoutItem) -> Void) -> [SystemConstraint] {
        if let guide = item.guide { return placement(of: item, guide, need) }
        let view = item.view
        if view === root { return rootPlacement(of: item, target) }
        guard view.translatesAutoresizingMaskIntoConstraints, let parent = view.superviewStorage else { return [] }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let mask = view.autoresizingMask
        let x = autoresizing(
            item, parent, .horizontal, (rect.minX, rect.width, parent.bounds.width),
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)), need)
        let y = autoresizing(
            item, parent, .vertical, (rect.minY, rect.height, parent.bounds.height),
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)), need)
        return x + y
    }

    /// The root has the size that it has; one that is to be sized by its constraints, the one it is fitted to.
    private func rootPlacement(of item: LayoutItem, _ target: LayoutTarget?) -> [SystemConstraint] {
        if let target {
            return [
                SystemConstraint(
                    .fitting(.horizontal), [Term(1, item.width)], .equal, target.size.width - item.totalInset(.horizontal),
                    target.horizontal.solverPriority),
                SystemConstraint(
                    .fitting(.vertical), [Term(1, item.height)], .equal, target.size.height - item.totalInset(.vertical),
                    target.vertical.solverPriority),
            ]
        }
        let view = item.view
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let isFixed = view is UIWindow || view.translatesAutoresizingMaskIntoConstraints
        // Constraints may give a view outside a window its size; without any it keeps the one it has.
        let priority = isFixed ? Priority.required : Priority(1)
        return [
            SystemConstraint(.minX, [Term(1, item.x)], .equal, rect.minX), SystemConstraint(.minY, [Term(1, item.y)], .equal, rect.minY),
            SystemConstraint(.width, [Term(1, item.width)], .equal, rect.width, priority),
            SystemConstraint(.height, [Term(1, item.height)], .equal, rect.height, priority),
        ]
    }

    /// Origin and length along an axis as the autoresizing mask makes them follow the superview's length.
    private func autoresizing(
        _ item: LayoutItem, _ parent: UIView, _ axis: NSLayoutConstraint.Axis, _ now: (start: CGFloat, length: CGFloat, total: CGFloat),
        _ flexible: (Bool, Bool, Bool), _ need: (LayoutItem) -> Void
    ) -> [SystemConstraint] {
        let shares = UIView.autoresizingShares((now.start, now.length, now.total - now.start - now.length), flexible)
        let (start, length) = item.variables(axis)
        var startTerms = [Term(1, start)]
        var lengthTerms = [Term(1, length)]
        if shares.start != 0 || shares.length != 0 {
            let parentItem = self.item(for: parent)
            need(parentItem)
            let parentLength = parentItem.variables(axis).length
            if shares.start != 0 { startTerms.append(Term(-Double(shares.start), parentLength)) }
            if shares.length != 0 { lengthTerms.append(Term(-Double(shares.length), parentLength)) }
            let total = now.total - parentItem.totalInset(axis)
            return [
                SystemConstraint(axis == .horizontal ? .minX : .minY, startTerms, .equal, now.start - shares.start * total),
                SystemConstraint(axis == .horizontal ? .width : .height, lengthTerms, .equal, now.length - shares.length * total),
            ]
        }
        return [
            SystemConstraint(axis == .horizontal ? .minX : .minY, startTerms, .equal, now.start),
            SystemConstraint(axis == .horizontal ? .width : .height, lengthTerms, .equal, now.length),
        ]
    }

    // MARK: Guides

    private func placement(of item: LayoutItem, _ guide: UILayoutGuide, _ need: (LayoutItem) -> Void) -> [SystemConstraint] {
        guard guide.role != .custom else { return [] }
        let view = item.view
        let owner = self.item(for: view)
        need(owner)
        let insets = view.safeAreaInsets
        switch guide.role {
        case .custom: return []
        case .safeArea: return inset(item, owner, by: insets)
        case .margins: return inset(item, owner, by: view.layoutMargins)
        case .readableContent: return readable(item, owner)
        case .keyboard:
            return along(.horizontal, item, owner, insets.left, insets.right)
                + atBottom(item, owner, height: view.keyboardOverlap, below: view.keyboardReach)
        case .scrollContent:
            let size = view.layoutContainer?.contentSize ?? .zero
            // The content's constraints decide on its size; the scroll view's property does where there are none.
            return [
                SystemConstraint(.guide, [Term(1, item.x)], .equal, 0), SystemConstraint(.guide, [Term(1, item.y)], .equal, 0),
                SystemConstraint(.guide, [Term(1, item.width)], .equal, size.width, Priority(0.001)),
                SystemConstraint(.guide, [Term(1, item.height)], .equal, size.height, Priority(0.001)),
            ]
        case .scrollFrame: return inset(item, owner, by: .zero)
        case .topLayout:
            return along(.horizontal, item, owner, 0, 0) + [
                SystemConstraint(.guide, [Term(1, item.y)], .equal, 0),
                SystemConstraint(.guide, [Term(1, item.height)], .equal, insets.top),
            ]
        case .bottomLayout: return along(.horizontal, item, owner, 0, 0) + atBottom(item, owner, height: insets.bottom)
        }
    }

    /// The owner's bounds less insets.
    private func inset(_ item: LayoutItem, _ owner: LayoutItem, by insets: UIEdgeInsets) -> [SystemConstraint] {
        along(.horizontal, item, owner, insets.left, insets.right) + along(.vertical, item, owner, insets.top, insets.bottom)
    }

    private func along(
        _ axis: NSLayoutConstraint.Axis, _ item: LayoutItem, _ owner: LayoutItem, _ before: CGFloat, _ after: CGFloat
    ) -> [SystemConstraint] {
        let (start, length) = item.variables(axis)
        return [
            SystemConstraint(.guide, [Term(1, start)] + scrolled(owner, axis), .equal, before),
            SystemConstraint(
                .guide, [Term(1, length), Term(-1, owner.variables(axis).length)], .equal, owner.totalInset(axis) - before - after),
        ]
    }

    /// What stays in place while a scroll view's content moves, moves against the content.
    private func scrolled(_ owner: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double = -1) -> [Term] {
        guard owner.view.layoutContainer != nil else { return [] }
        let offset = origin(of: owner)
        return [Term(factor, axis == .horizontal ? offset.x : offset.y)]
    }

    private func atBottom(_ item: LayoutItem, _ owner: LayoutItem, height: CGFloat, below: CGFloat = 0) -> [SystemConstraint] {
        [
            SystemConstraint(.guide, [Term(1, item.height)], .equal, height + below),
            SystemConstraint(
                .guide, [Term(1, item.y), Term(1, item.height), Term(-1, owner.height)] + scrolled(owner, .vertical), .equal,
                owner.totalInset(.vertical) + below),
        ]
    }

    /// The margins, but no wider than text is comfortable to read.
    private func readable(_ item: LayoutItem, _ owner: LayoutItem) -> [SystemConstraint] {
        let margins = item.view.layoutMargins
        let room = owner.totalInset(.horizontal) - margins.left - margins.right
        return [
            SystemConstraint(.guide, [Term(1, item.width)], .lessThanOrEqual, item.view.readableWidth),
            SystemConstraint(.guide, [Term(1, item.width), Term(-1, owner.width)], .lessThanOrEqual, room),
            SystemConstraint(.guide, [Term(1, item.width), Term(-1, owner.width)], .equal, room, Priority(999)),
            SystemConstraint(
                .guide, [Term(1, item.x), Term(0.5, item.width), Term(-0.5, owner.width)] + scrolled(owner, .horizontal), .equal,
                (owner.totalInset(.horizontal) + margins.left - margins.right) / 2),
        ] + along(.vertical, item, owner, margins.top, margins.bottom)
    }
}

extension UIView {
    /// The frame as it would be without the transform, which layout ignores.
    var untransformedFrame: CGRect {
        let (size, position, anchor) = (bounds.size, layer.position, layer.anchorPoint)
        return CGRect(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    /// What part of a change of the superview's length the origin and the length of a view take, by its autoresizing mask.
    static func autoresizingShares(
        _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), _ flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let weights = (
            flexible.0 ? max(parts.before, 0) : 0, flexible.1 ? max(parts.length, 0) : 0, flexible.2 ? max(parts.after, 0) : 0
        )
        let total = weights.0 + weights.1 + weights.2
        if total > 0 { return (weights.0 / total, weights.1 / total) }
        let count = CGFloat((flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0))
        guard count > 0 else { return (0, 0) }
        return (flexible.0 ? 1 / count : 0, flexible.1 ? 1 / count : 0)
    }
}
