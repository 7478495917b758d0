import Foundation

extension UICollectionViewFlowLayout: ArchiveDecoding {
    private static let sizes: [(String, ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>)] = [
        ("itemSize", \.itemSize), ("estimatedItemSize", \.estimatedItemSize), ("headerReferenceSize", \.headerReferenceSize),
        ("footerReferenceSize", \.footerReferenceSize),
    ]

    func encodeProperties(with coder: NSCoder) {
        for (key, path) in Self.sizes { coder.encode(self[keyPath: path], forKey: "UI\(key)") }
        coder.encode(Double(minimumLineSpacing), forKey: "UIminimumLineSpacing")
        coder.encode(Double(minimumInteritemSpacing), forKey: "UIminimumInteritemSpacing")
        coder.encode(scrollDirection.rawValue, forKey: "UIscrollDirection")
        coder.encode(sectionInset, forKey: "UIsectionInset")
        coder.encode(sectionInsetReference.rawValue, forKey: "UIsectionInsetReference")
        coder.encode(sectionHeadersPinToVisibleBounds, forKey: "UIsectionHeadersPinToVisibleBounds")
        coder.encode(sectionFootersPinToVisibleBounds, forKey: "UIsectionFootersPinToVisibleBounds")
    }

    package func decodeArchive(_ coder: NSCoder, as cls: AnyClass) {
        guard cls == UICollectionViewLayout.self, coder.containsValue(forKey: "UIitemSize") else { return }
        for (key, path) in Self.sizes { self[keyPath: path] = coder.decodeCGSize(forKey: "UI\(key)") }
        minimumLineSpacing = CGFloat(coder.decodeDouble(forKey: "UIminimumLineSpacing"))
        minimumInteritemSpacing = CGFloat(coder.decodeDouble(forKey: "UIminimumInteritemSpacing"))
        scrollDirection = UICollectionView.ScrollDirection(rawValue: coder.decodeInteger(forKey: "UIscrollDirection")) ?? .vertical
        sectionInset = coder.decodeUIEdgeInsets(forKey: "UIsectionInset")
        sectionInsetReference =
            SectionInsetReference(rawValue: coder.decodeInteger(forKey: "UIsectionInsetReference")) ?? .fromContentInset
        sectionHeadersPinToVisibleBounds = coder.decodeBool(forKey: "UIsectionHeadersPinToVisibleBounds")
        sectionFootersPinToVisibleBounds = coder.decodeBool(forKey: "UIsectionFootersPinToVisibleBounds")
    }
}
