import Foundation

/// A cell of a list that has been moved aside to show its actions.
@MainActor
final class ListSwipe {
    let cell: UICollectionViewListCell
    let path: IndexPath
    let actionsView: SwipeActionsView
    let isRight: Bool
    /// The cell's displacement when the present gesture began, in points.
    var base: CGFloat = 0
    var isOpen = false

    init(_ cell: UICollectionViewListCell, _ path: IndexPath, _ view: SwipeActionsView, isRight: Bool) {
        (self.cell, self.path, actionsView, self.isRight) = (cell, path, view, isRight)
    }

    func owns(_ view: UIView?) -> Bool { view?.isDescendant(of: actionsView) == true }
}

extension UICollectionView {
    /// Called by layouts of sections with the first section that is a list.
    func showLists(_ list: UICollectionLayoutListConfiguration?) {
        guard let list else { return }
        if backgroundColor == nil || backgroundColor === standardBackground {
            backgroundColor = list.shownBackground
            standardBackground = backgroundColor
        }
        guard listSwipeRecognizer == nil else { return }
        let recognizer = TableSwipeGestureRecognizer()
        recognizer.onAction = { [weak self] _ in self?.listSwipeDidChange() }
        listSwipeRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    /// Called when editing begins or ends.
    func listsEditingDidChange() {
        endListSwipe(animated: true)
        for case let cell as UICollectionViewListCell in visibleCells { cell.editingDidChange() }
    }

    // MARK: Swiping

    func listSwipeShouldBegin() -> Bool {
        guard let recognizer = listSwipeRecognizer, !isEditing || listSwipe != nil else { return false }
        let movement = recognizer.movementAtBegin
        let point = recognizer.location(in: self)
        if let listSwipe, listSwipe.cell.frame.minY <= point.y, listSwipe.cell.frame.maxY > point.y { return true }
        endListSwipe(animated: true)
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) as? UICollectionViewListCell else { return false }
        let trailing = (movement.x < 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        return openListSwipe(cell, path, trailing: trailing)
    }

    private func openListSwipe(_ cell: UICollectionViewListCell, _ path: IndexPath, trailing: Bool) -> Bool {
        guard let list = cell.appliedAttributes?.listPlace?.list else { return false }
        let provider = trailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        guard let configuration = provider?(path), !configuration.actions.isEmpty else { return false }
        _ = touchCancelled()
        let isRight = trailing == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let view = SwipeActionsView(configuration, isTrailing: isRight)
        view.onAction = { [weak self] action in self?.perform(action) }
        let opened = ListSwipe(cell, path, view, isRight: isRight)
        listSwipe = opened
        cell.addSubview(view)
        displace(opened, 0)
        return true
    }

    /// Shows the actions at the end of a cell, as a swipe does.
    func showListSwipe(of cell: UICollectionViewListCell) {
        endListSwipe(animated: true)
        guard let path = indexPath(for: cell), openListSwipe(cell, path, trailing: true), let listSwipe else { return }
        settle(listSwipe, open: true)
    }

    private func listSwipeDidChange() {
        guard let swipe = listSwipe, let recognizer = listSwipeRecognizer else { return }
        let sign: CGFloat = swipe.isRight ? -1 : 1
        switch recognizer.state {
        case .began, .changed:
            if recognizer.state == .began { swipe.base = swipe.cell.swipeDistance }
            follow(swipe, (swipe.base + recognizer.translation(in: self).x) * sign, sign)
        case .ended:
            if swipe.actionsView.isFull, let action = swipe.actionsView.performsFirst { return perform(action) }
            let (length, speed) = (swipe.cell.swipeDistance * sign, recognizer.velocity(in: self).x * sign)
            settle(swipe, open: speed > 100 || (speed > -100 && length > swipe.actionsView.naturalWidth / 2))
        case .cancelled: settle(swipe, open: swipe.isOpen)
        case .possible, .failed: break
        }
    }

    /// Lengths are counted towards the middle of the cell, whichever side the actions are on.
    private func follow(_ swipe: ListSwipe, _ wanted: CGFloat, _ sign: CGFloat) {
        let natural = swipe.actionsView.naturalWidth
        var length = wanted
        if length < 0 { length = -ScrollPhysics.rubberBand(-length, dimension: 60) * 0.3 }
        if length > natural, swipe.actionsView.performsFirst == nil {
            length = natural + ScrollPhysics.rubberBand(length - natural, dimension: bounds.width)
        }
        let isFull = swipe.actionsView.performsFirst != nil && length > max(swipe.cell.bounds.width * 0.6, natural + 40)
        if isFull != swipe.actionsView.isFull {
            UIView.animate(withDuration: 0.2) {
                swipe.actionsView.isFull = isFull
                swipe.actionsView.layoutIfNeeded()
            }
        }
        displace(swipe, length * sign)
    }

    private func settle(_ swipe: ListSwipe, open: Bool) {
        guard open else { return endListSwipe(animated: true) }
        swipe.isOpen = true
        UIView.animate(withDuration: 0.3) { self.displace(swipe, swipe.actionsView.naturalWidth * (swipe.isRight ? -1 : 1)) }
    }

    private func displace(_ swipe: ListSwipe, _ distance: CGFloat) {
        swipe.cell.swipeDistance = distance
        let width = abs(distance)
        swipe.actionsView.frame = CGRect(
            x: distance < 0 ? swipe.cell.bounds.width - width : 0, y: 0, width: width, height: swipe.cell.bounds.height)
        swipe.actionsView.layoutIfNeeded()
    }

    private func perform(_ action: UIContextualAction) {
        guard let listSwipe else { return }
        action.handler(action, listSwipe.actionsView) { [weak self] _ in self?.endListSwipe(animated: true) }
    }

    func endListSwipe(animated: Bool) {
        guard let ending = listSwipe else { return }
        listSwipe = nil
        let goBack = { self.displace(ending, 0) }
        guard animated, window != nil else {
            goBack()
            return ending.actionsView.removeFromSuperview()
        }
        UIView.animate(withDuration: 0.3, animations: goBack) { _ in ending.actionsView.removeFromSuperview() }
    }
}

extension UICollectionView {
    /// How cells of a kind are made and filled. See
    /// https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let nib: UINib?
        let handler: Handler

        /// Creates a registration of a class.
        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        /// Creates a registration of a cell in a xib.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// How supplementary views of a kind are made and filled. See
    /// https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view for a place.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = UUID().uuidString
        let kind: String
        let nib: UINib?
        let handler: Handler

        /// Creates a registration of a class.
        public init(elementKind: String, handler: @escaping Handler) { (kind, nib, self.handler) = (elementKind, nil, handler) }
        /// Creates a registration of a view in a xib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// A cell for an item, made and filled by a registration.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if cellPool.source(for: registration.identifier) == nil {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
            preconditionFailure("the nib of a cell registration has no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view for a place, made and filled by a registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if supplementaryPool(registration.kind).source(for: registration.identifier) == nil {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
            }
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("the nib of a supplementary registration has no \(Supplementary.self)")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
