import Foundation

// The index beside the items, which the data source gives the titles of.
extension UICollectionView {
    /// Asks for the index's titles again before the next frame.
    func indexMayHaveChanged() {
        state.indexIsKnown = false
        setNeedsLayout()
    }

    func layoutIndex() {
        if !state.indexIsKnown { makeIndex() }
        guard let indexView else { return }
        let inset = adjustedContentInset
        let frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.minX : bounds.maxX - TableIndexView.width,
            y: bounds.minY + inset.top, width: TableIndexView.width, height: max(0, bounds.height - inset.top - inset.bottom))
        if indexView.frame != frame { indexView.frame = frame }
        if subviewStorage.last !== indexView { bringSubviewToFront(indexView) }
    }

    private func makeIndex() {
        state.indexIsKnown = true
        let answer = OptionalRequirement.call { dataSource?.indexTitles(for: self) }
        let titles = ((answer ?? nil) ?? nil) ?? []
        guard titles != indexView?.titles ?? [] else { return }
        indexView?.removeFromSuperview()
        indexView = nil
        guard !titles.isEmpty else { return }
        let view = TableIndexView(titles: titles, color: tintColor)
        view.onTrack = { [weak self] in self?.jump(toIndexTitle: $0) }
        addSubview(view)
        indexView = view
    }

    private func jump(toIndexTitle index: Int) {
        guard let titles = indexView?.titles, titles.indices.contains(index), let dataSource else { return }
        let path =
            OptionalRequirement.call { dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index) }
            ?? IndexPath(item: 0, section: index)
        guard exists(path) else { return }
        let isAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
        scroll(to: path, isAcross ? .left : .top, false)
    }
}
