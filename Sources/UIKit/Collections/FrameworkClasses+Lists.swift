import Foundation

extension FrameworkClasses {
    /// Scroll views, lists and their parts.
    static func lists() {
        framed(UIScrollView.self) { UIScrollView(frame: $0) }
        framed(UIRefreshControl.self) { UIRefreshControl(frame: $0) }
        framed(UICollectionReusableView.self) { UICollectionReusableView(frame: $0) }
        framed(UICollectionViewCell.self) { UICollectionViewCell(frame: $0) }
        framed(UITableView.self) { UITableView(frame: $0) }
        framed(UITableViewCell.self) { UITableViewCell(frame: $0) }
        framed(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(frame: $0) }
        ClassRegistry.register(UITableViewCell.self) {
            $0.initializer("initWithStyle:reuseIdentifier:") { arguments in
                let style = (arguments[0] as? Int).flatMap { UITableViewCell.CellStyle(rawValue: $0) } ?? .default
                return UITableViewCell(style: style, reuseIdentifier: arguments[1] as? String)
            }
        }
        ClassRegistry.register(UITableViewHeaderFooterView.self) {
            $0.initializer("initWithReuseIdentifier:") { UITableViewHeaderFooterView(reuseIdentifier: $0[0] as? String) }
        }
        ClassRegistry.register(UITableView.self) {
            $0.initializer("initWithFrame:style:") { arguments in
                let style = (arguments[1] as? Int).flatMap { UITableView.Style(rawValue: $0) } ?? .plain
                return UITableView(frame: arguments[0] as! CGRect, style: style)
            }
        }
        ClassRegistry.register(UICollectionView.self) {
            $0.initializer("initWithFrame:collectionViewLayout:") {
                UICollectionView(frame: $0[0] as! CGRect, collectionViewLayout: $0[1] as! UICollectionViewLayout)
            }
        }
        ClassRegistry.register(UICollectionViewController.self) {
            $0.initializer("initWithCollectionViewLayout:") {
                UICollectionViewController(collectionViewLayout: $0[0] as! UICollectionViewLayout)
            }
        }
        plain(UICollectionViewLayoutInvalidationContext.self) { UICollectionViewLayoutInvalidationContext() }
        plain(UICollectionViewFlowLayoutInvalidationContext.self) { UICollectionViewFlowLayoutInvalidationContext() }
        plain(UICollectionViewLayout.self) { UICollectionViewLayout() }
        plain(UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() }
    }
}
