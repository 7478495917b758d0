import Foundation

extension FrameworkClasses {
    /// Scroll views, lists and their parts.
    static func lists() {
        framed(UIScrollView.self) { UIScrollView(frame: $0) }
        framed(UIRefreshControl.self) { UIRefreshControl(frame: $0) }
        framed(UICollectionReusableView.self) { UICollectionReusableView(frame: $0) }
        framed(UICollectionViewCell.self) { UICollectionViewCell(frame: $0) }
        plain(UICollectionViewLayout.self) { UICollectionViewLayout() }
        plain(UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() }
    }
}
