import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
