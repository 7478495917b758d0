import Foundation

/// The properties of UIKit's classes that documents and app code reach by key: outlets, run-time attributes, key-value coding.
@MainActor
enum FrameworkProperties {
    static func register() {
        views()
        controllers()
        lists()
        controls()
    }

    private static func views() {
        expose(
            UIView.self,
            [
                .value("tag", \.tag), .value("alpha", \.alpha), .value("hidden", \.isHidden), .value("opaque", \.isOpaque),
                .value("frame", \.frame), .value("bounds", \.bounds), .value("center", \.center),
                .value("clipsToBounds", \.clipsToBounds), .value("userInteractionEnabled", \.isUserInteractionEnabled),
                .value("multipleTouchEnabled", \.isMultipleTouchEnabled), .value("backgroundColor", \.backgroundColor),
                .value("tintColor", \.tintColor), .value("layoutMargins", \.layoutMargins),
                .value("restorationIdentifier", \.restorationIdentifier), .value("accessibilityIdentifier", \.accessibilityIdentifier),
                .value("accessibilityLabel", \.accessibilityLabel), .value("accessibilityHint", \.accessibilityHint),
                .value("accessibilityValue", \.accessibilityValue), .value("isAccessibilityElement", \.isAccessibilityElement),
                .readOnly("layer", \.layer), .readOnly("superview", \.superview),
                .readOnly("subviews", \.subviews), .readOnly("window", \.window),
            ])
        expose(
            UIControl.self,
            [.value("enabled", \.isEnabled), .value("selected", \.isSelected), .value("highlighted", \.isHighlighted)])
        expose(
            UILabel.self,
            [
                .value("text", \.text), .value("attributedText", \.attributedText), .value("font", \.font),
                .value("textColor", \.textColor),
                .value("highlightedTextColor", \.highlightedTextColor), .value("numberOfLines", \.numberOfLines),
                .value("textAlignment", \.textAlignment), .value("lineBreakMode", \.lineBreakMode), .value("enabled", \.isEnabled),
                .value("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth), .value("minimumScaleFactor", \.minimumScaleFactor),
                .value("shadowColor", \.shadowColor), .value("shadowOffset", \.shadowOffset),
            ])
        expose(
            UIImageView.self,
            [.value("image", \.image), .value("highlightedImage", \.highlightedImage), .value("highlighted", \.isHighlighted)])
        expose(
            UIGestureRecognizer.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UIGestureRecognizerDelegate },
                .value("enabled", \.isEnabled), .value("cancelsTouchesInView", \.cancelsTouchesInView), .readOnly("view", \.view),
            ])
    }

    private static func controllers() {
        expose(
            UIViewController.self,
            [
                .value("view", \.view), .value("title", \.title), .value("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
                .value("preferredContentSize", \.preferredContentSize), .value("restorationIdentifier", \.restorationIdentifier),
                .readOnly("navigationItem", \.navigationItem),
                .reference("transitioningDelegate", { $0.transitioningDelegate }) {
                    $0.transitioningDelegate = $1 as? any UIViewControllerTransitioningDelegate
                },
            ])
        expose(
            UINavigationController.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UINavigationControllerDelegate },
                .value("viewControllers", \.viewControllers), .readOnly("navigationBar", \.navigationBar),
                .readOnly("topViewController", \.topViewController),
            ])
        expose(
            UINavigationItem.self,
            [
                .value("title", \.title), .value("titleView", \.titleView), .value("prompt", \.prompt),
                .value("leftBarButtonItem", \.leftBarButtonItem), .value("rightBarButtonItem", \.rightBarButtonItem),
                .value("backBarButtonItem", \.backBarButtonItem),
            ])
        expose(
            UIBarItem.self,
            [.value("title", \.title), .value("image", \.image), .value("enabled", \.isEnabled), .value("tag", \.tag)])
        expose(
            UIBarButtonItem.self,
            [.value("customView", \.customView), .value("width", \.width), .value("tintColor", \.tintColor), .value("target", \.target)])
        expose(
            UITabBar.self,
            [.reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UITabBarDelegate }, .value("items", \.items)])
        expose(
            UITabBarItem.self,
            [.value("badgeValue", \.badgeValue), .value("badgeColor", \.badgeColor), .value("selectedImage", \.selectedImage)])
        expose(
            UITabBarController.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UITabBarControllerDelegate },
                .value("viewControllers", \.viewControllers), .value("selectedIndex", \.selectedIndex), .readOnly("tabBar", \.tabBar),
            ])
        expose(
            UISplitViewController.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UISplitViewControllerDelegate },
                .value("viewControllers", \.viewControllers), .readOnly("collapsed", \.isCollapsed),
                .value("presentsWithGesture", \.presentsWithGesture), .value("preferredDisplayMode", \.preferredDisplayMode),
            ])
        expose(
            UIPageViewController.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UIPageViewControllerDelegate },
                .reference("dataSource", { $0.dataSource }) { $0.dataSource = $1 as? any UIPageViewControllerDataSource },
                .value("doubleSided", \.isDoubleSided),
            ])
        expose(
            UISearchBar.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UISearchBarDelegate },
                .value("text", \.text), .value("placeholder", \.placeholder), .value("prompt", \.prompt),
                .value("barTintColor", \.barTintColor), .value("showsCancelButton", \.showsCancelButton),
                .value("showsScopeBar", \.showsScopeBar), .value("scopeButtonTitles", \.scopeButtonTitles),
                .value("selectedScopeButtonIndex", \.selectedScopeButtonIndex), .readOnly("searchField", \.searchTextField),
                .readOnly("searchTextField", \.searchTextField),
            ])
        expose(
            UISearchController.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UISearchControllerDelegate },
                .reference("searchResultsUpdater", { $0.searchResultsUpdater }) {
                    $0.searchResultsUpdater = $1 as? any UISearchResultsUpdating
                },
                .value("active", \.isActive), .readOnly("searchBar", \.searchBar),
            ])
        expose(UIToolbar.self, [.value("items", \.items), .value("barTintColor", \.barTintColor)])
        expose(UINavigationBar.self, [.value("items", \.items), .value("barTintColor", \.barTintColor)])
    }

    private static func lists() {
        expose(
            UIScrollView.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UIScrollViewDelegate },
                .value("contentOffset", \.contentOffset), .value("contentSize", \.contentSize), .value("contentInset", \.contentInset),
                .value("refreshControl", \.refreshControl),
            ])
        expose(
            UICollectionView.self,
            [
                .reference("dataSource", { $0.dataSource }) { $0.dataSource = $1 as? any UICollectionViewDataSource },
                .reference("prefetchDataSource", { $0.prefetchDataSource }) {
                    $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
                },
                .value("collectionViewLayout", \.collectionViewLayout), .value("backgroundView", \.backgroundView),
            ])
        expose(
            UICollectionViewCell.self,
            [
                .readOnly("contentView", \.contentView), .value("backgroundView", \.backgroundView),
                .value("selectedBackgroundView", \.selectedBackgroundView),
            ])
        expose(
            UITableView.self,
            [
                .reference("dataSource", { $0.dataSource }) { $0.dataSource = $1 as? any UITableViewDataSource },
                .reference("prefetchDataSource", { $0.prefetchDataSource }) {
                    $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
                },
                .value("tableHeaderView", \.tableHeaderView), .value("tableFooterView", \.tableFooterView),
                .value("backgroundView", \.backgroundView), .value("rowHeight", \.rowHeight), .value("separatorColor", \.separatorColor),
            ])
        expose(
            UITableViewCell.self,
            [
                .readOnly("contentView", \.contentView), .readOnly("textLabel", \.textLabel),
                .readOnly("detailTextLabel", \.detailTextLabel),
                .readOnly("imageView", \.imageView), .value("backgroundView", \.backgroundView),
                .value("selectedBackgroundView", \.selectedBackgroundView), .value("accessoryView", \.accessoryView),
                .value("editingAccessoryView", \.editingAccessoryView),
            ])
        expose(
            UITableViewHeaderFooterView.self,
            [.readOnly("contentView", \.contentView), .value("backgroundView", \.backgroundView)])
        expose(UITableViewController.self, [.value("tableView", \.tableView), .value("refreshControl", \.refreshControl)])
        expose(UICollectionViewController.self, [.value("collectionView", \.collectionView)])
    }
}

/// A property that can be reached by key.
@MainActor
struct ExposedProperty<Object: AnyObject> {
    let key: String
    let get: @MainActor (Object) -> Any?
    let set: (@MainActor (Object, Any?) -> Void)?

    static func value<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Value>) -> Self {
        ExposedProperty(key: key) {
            $0[keyPath: path]
        } set: { object, value in
            guard let converted = ObjCValue.convert(value, to: Value.self) else {
                let reason = "[\(ObjCException.name(of: object)) setValue:forKey:]: the value for the key \(key) is not a \(Value.self)."
                guard NibBuilder.hasNoCode else { ObjCException.raise("NSInvalidArgumentException", reason) }
                return NibKeys.refusal = reason
            }
            object[keyPath: path] = converted
        }
    }

    static func readOnly<Value>(_ key: String, _ path: KeyPath<Object, Value>) -> Self {
        ExposedProperty(key: key, get: { $0[keyPath: path] }, set: nil)
    }

    /// A delegate or data source: a protocol's existential has no key path that could be converted to.
    static func reference(
        _ key: String, _ get: @escaping @MainActor (Object) -> Any?, _ set: @escaping @MainActor (Object, Any?) -> Void
    ) -> Self {
        ExposedProperty(key: key, get: get, set: set)
    }
}

extension FrameworkProperties {
    /// Enters properties of a class into the registry.
    static func expose<Object: AnyObject>(_ cls: Object.Type, _ properties: [ExposedProperty<Object>]) {
        ClassRegistry.register(cls) { description in
            for property in properties {
                let (get, set) = (property.get, property.set)
                description.property(
                    property.key, get: { ($0 as? Object).flatMap { get($0) } },
                    set: set.map { set in { object, value in if let object = object as? Object { set(object, value) } } })
            }
        }
    }
}
