import Foundation
import ObjCRuntime

extension UICollectionView {
    private var selectsOnTap: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
    var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func itemPath(at point: CGPoint) -> IndexPath? {
        layoutElementsIfNeeded()
        for (key, view) in state.visible where key.category == .cell && !view.isHidden {
            if view.point(inside: view.convert(point, from: self), with: nil) { return key.path }
        }
        if bounds.contains(point) { return nil }
        prepareLayoutIfNeeded()
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
        return found.last {
            $0.representedElementCategory == .cell && !$0.isHidden && collectionViewLayout.seenFrame(of: $0).contains(point)
        }?.indexPath
    }

    private func layoutElementsIfNeeded() {
        if state.needsPrepare || state.nearbyRect.isNull { layoutElements() }
    }

    private func cellPath(of touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.collectionView === self { return indexPath(for: cell) }
            view = current.superview
        }
        return nil
    }

    // MARK: Touches

    func touchBegan(_ touches: Set<UITouch>) -> Bool {
        if listSwipe != nil, listSwipe?.owns(touches.first?.view) != true {
            endListSwipe(animated: true)
            return true
        }
        guard state.highlighted == nil, let touch = touches.first, let path = cellPath(of: touch) else { return false }
        guard selectsOnTap else { return false }
        if let delegate = collectionDelegate,
            OptionalRequirement.call({ delegate.collectionView(self, shouldHighlightItemAt: path) }) == false
        {
            return false
        }
        state.highlighted = path
        cellForItem(at: path)?.isHighlighted = true
        if let delegate = collectionDelegate {
            OptionalRequirement.call { delegate.collectionView(self, didHighlightItemAt: path) }
        }
        return true
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard let path = unhighlight() else { return false }
        guard let touch = touches.first, let cell = cellForItem(at: path),
            cell.point(inside: touch.location(in: cell), with: nil)
        else { return true }
        tap(path)
        return true
    }

    func touchCancelled() -> Bool { unhighlight() != nil }

    private func unhighlight() -> IndexPath? {
        guard let path = state.highlighted else { return nil }
        state.highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        if let delegate = collectionDelegate {
            OptionalRequirement.call { delegate.collectionView(self, didUnhighlightItemAt: path) }
        }
        return path
    }

    private func tap(_ path: IndexPath) {
        if cellForItem(at: path)?.takesTap() == true { return }
        // What only adds to a selection, or takes from it, asks for nothing else.
        let extends = selectsMany && (isEditing || !state.selection.isEmpty)
        if state.selected.contains(path) {
            // A second tap takes an item out of several; a single selection stays, and is told again.
            if selectsMany { deselectByTap(path) } else { selectByTap(path) }
        } else {
            selectByTap(path)
        }
        if !extends { performPrimaryAction(of: path) }
    }

    private func performPrimaryAction(of path: IndexPath) {
        guard let delegate = collectionDelegate, exists(path) else { return }
        let can = OptionalRequirement.call { delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) } ?? !isEditing
        if can { OptionalRequirement.call { delegate.collectionView(self, performPrimaryActionForItemAt: path) } }
    }

    /// A key chooses an item that has the focus, as a tap does; whether it may.
    @discardableResult
    func chooseByFocus(_ cell: UICollectionViewCell) -> Bool {
        guard selectsOnTap, let path = indexPath(for: cell) else { return false }
        if let delegate = collectionDelegate,
            OptionalRequirement.call({ delegate.collectionView(self, shouldHighlightItemAt: path) }) == false
        {
            return false
        }
        tap(path)
        return true
    }

    func deselectByTap(_ path: IndexPath) {
        if let delegate = collectionDelegate,
            OptionalRequirement.call({ delegate.collectionView(self, shouldDeselectItemAt: path) }) == false
        {
            return
        }
        setSelected(false, path)
        if let delegate = collectionDelegate {
            OptionalRequirement.call { delegate.collectionView(self, didDeselectItemAt: path) }
        }
    }

    func selectByTap(_ path: IndexPath) {
        if let delegate = collectionDelegate,
            OptionalRequirement.call({ delegate.collectionView(self, shouldSelectItemAt: path) }) == false
        {
            return
        }
        if !selectsMany {
            for other in state.selection where other != path {
                setSelected(false, other)
                if let delegate = collectionDelegate {
                    OptionalRequirement.call { delegate.collectionView(self, didDeselectItemAt: other) }
                }
            }
        }
        setSelected(true, path)
        if let cell = cellForItem(at: path) { cell.selectionSegue?.performIfAllowed(cell) }
        if let delegate = collectionDelegate {
            OptionalRequirement.call { delegate.collectionView(self, didSelectItemAt: path) }
        }
    }

    // MARK: By the app

    func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            if state.selected.insert(path).inserted { state.selection.append(path) }
        } else if state.selected.remove(path) != nil {
            state.selection.removeAll { $0 == path }
        }
        cellForItem(at: path)?.isSelected = isSelected
    }

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for other in state.selection { setSelected(false, other) }
            return
        }
        guard allowsSelection, exists(path) else { return }
        if !selectsMany {
            for other in state.selection where other != path { setSelected(false, other) }
        }
        setSelected(true, path)
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    // MARK: Scrolling to an item

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard exists(path) else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "attempted to scroll the UICollectionView to an out-of-bounds item (\(path.last ?? 0)) when there are only "
                    + "\(counts.indices.contains(path.section) ? counts[path.section] : 0) items in section \(path.section).")
        }
        layoutElementsIfNeeded()
        guard let attributes = layoutAttributesForItem(at: path) else { return }
        let frame = attributes.frame
        collectionViewLayout.scrollAcross(to: attributes, position, animated: animated)
        setContentOffset(offset(for: frame, position), animated: animated)
        // An estimate may have been wrong: what is seen there now is measured, and the place corrected.
        guard !animated, collectionViewLayout.usesPreferredSizes else { return }
        layoutElements()
        if let measured = layoutAttributesForItem(at: path)?.frame, measured != frame {
            setContentOffset(offset(for: measured, position), animated: false)
        }
    }

    private func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let seen = bounds.inset(by: inset)
        var target = contentOffset
        if position.isEmpty { return offsetShowing(frame) }
        if position.contains(.top) {
            target.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            target.y = frame.midY - seen.height / 2 - inset.top
        } else if position.contains(.bottom) {
            target.y = frame.maxY - seen.height - inset.top
        }
        if position.contains(.left) {
            target.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            target.x = frame.midX - seen.width / 2 - inset.left
        } else if position.contains(.right) {
            target.x = frame.maxX - seen.width - inset.left
        }
        return roundedToPixel(clamped(target))
    }
}
