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
        plain(UICollectionViewLayout.self) { UICollectionViewLayout() }
        plain(UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() }
    }
}
