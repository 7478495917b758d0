import Foundation

extension UICollectionView {
    private var restorablePlaces: RestorablePlaces {
        RestorablePlaces(view: self, dataSource: dataSource) { [unowned self] path in
            path.count == 2 && path[0] >= 0 && path[0] < numberOfSections && path[1] >= 0 && path[1] < numberOfItems(inSection: path[0])
        }
    }

    /// The selected items, and the first one that is seen.
    func encodePlaces(with coder: NSCoder) {
        let places = restorablePlaces
        places.encode(indexPathsForSelectedItems ?? [], with: coder, forKey: "UICollectionView.selected")
        if let first = indexPathsForVisibleItems.min(), let frame = layoutAttributesForItem(at: first)?.frame {
            places.encode([first], with: coder, forKey: "UICollectionView.first")
            coder.encode(Double(contentOffset.x - frame.minX), forKey: "UICollectionView.firstOffsetX")
            coder.encode(Double(contentOffset.y - frame.minY), forKey: "UICollectionView.firstOffsetY")
        }
    }

    func decodePlaces(with coder: NSCoder) {
        guard coder.containsValue(forKey: "UICollectionView.selected") else { return }
        layoutIfNeeded()
        let places = restorablePlaces
        for path in places.decode(with: coder, forKey: "UICollectionView.selected") {
            selectItem(at: path, animated: false, scrollPosition: [])
        }
        // Items may have come and gone before it.
        if let first = places.decode(with: coder, forKey: "UICollectionView.first").first,
            let frame = layoutAttributesForItem(at: first)?.frame
        {
            contentOffset = CGPoint(
                x: frame.minX + CGFloat(coder.decodeDouble(forKey: "UICollectionView.firstOffsetX")),
                y: frame.minY + CGFloat(coder.decodeDouble(forKey: "UICollectionView.firstOffsetY")))
        }
    }
}
