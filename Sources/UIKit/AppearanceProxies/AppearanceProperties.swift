import Foundation

/// A property that appearance proxies set.
@MainActor
struct AppearanceProperty {
    let name: String
    /// Whether the app declared it, rather than UIKit.
    let isOfApp: Bool
    let get: @MainActor (AnyObject) -> Any?
    let set: @MainActor (AnyObject, Any?) -> Void

    static func value<Object: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) -> AppearanceProperty {
        AppearanceProperty(name: "\(Object.self).\(path.hashValue)", isOfApp: false) {
            ($0 as? Object)?[keyPath: path]
        } set: { object, value in
            if let object = object as? Object, let value = value as? Value { object[keyPath: path] = value }
        }
    }
}

/// The properties that appearance proxies set, by class.
@MainActor
enum AppearanceProperties {
    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// The properties of a class, those of superclasses and of the app's own classes included.
    static func all(of cls: AnyClass) -> [AppearanceProperty] {
        if let known = known[ObjectIdentifier(cls)] { return known }
        var found: [AppearanceProperty] = []
        var current: AnyClass? = cls
        while let c = current {
            found += own[ObjectIdentifier(c)] ?? []
            if !String(reflecting: c).hasPrefix("UIKit.") { found += exposed(by: c) }
            current = _getSuperclass(c)
        }
        known[ObjectIdentifier(cls)] = found
        return found
    }

    /// What a class of the app exposes to Objective-C, which is what it would mark as `dynamic` for proxies.
    private static func exposed(by cls: AnyClass) -> [AppearanceProperty] {
        ClassRegistry.writableProperties(of: cls).map { key, property in
            AppearanceProperty(name: "\(String(reflecting: cls)).\(key)", isOfApp: true) {
                property.get($0)
            } set: { object, value in
                property.set?(object, value)
            }
        }
    }

    private static let own: [ObjectIdentifier: [AppearanceProperty]] = {
        var all: [ObjectIdentifier: [AppearanceProperty]] = [:]
        func add(_ cls: AnyClass, _ properties: [AppearanceProperty]) { all[ObjectIdentifier(cls)] = properties }
        add(
            UIView.self,
            [.value(\UIView.tintColorStorage).reaching { ($0 as? UIView)?.tintColor = $1 as? UIColor }, .value(\UIView.backgroundColor)])
        addBars(add)
        addControls(add)
        addTexts(add)
        addLists(add)
        return all
    }()

    private static func addBars(_ add: (AnyClass, [AppearanceProperty]) -> Void) {
        add(
            UINavigationBar.self,
            [
                .value(\UINavigationBar.barStyle), .value(\UINavigationBar.isTranslucent), .value(\UINavigationBar.barTintColor),
                .value(\UINavigationBar.titleTextAttributes), .value(\UINavigationBar.largeTitleTextAttributes),
                .value(\UINavigationBar.shadowImage), .value(\UINavigationBar.backIndicatorImage),
                .value(\UINavigationBar.backIndicatorTransitionMaskImage), .value(\UINavigationBar.prefersLargeTitles),
                .value(\UINavigationBar.backgroundImages), .value(\UINavigationBar.givenStandardAppearance),
                .value(\UINavigationBar.compactAppearance), .value(\UINavigationBar.scrollEdgeAppearance),
                .value(\UINavigationBar.compactScrollEdgeAppearance),
            ])
        add(
            UITabBar.self,
            [
                .value(\UITabBar.barStyle), .value(\UITabBar.isTranslucent), .value(\UITabBar.barTintColor),
                .value(\UITabBar.unselectedItemTintColor), .value(\UITabBar.backgroundImage), .value(\UITabBar.shadowImage),
                .value(\UITabBar.givenStandardAppearance), .value(\UITabBar.scrollEdgeAppearance),
            ])
        add(
            UIToolbar.self,
            [
                .value(\UIToolbar.barStyle), .value(\UIToolbar.isTranslucent), .value(\UIToolbar.barTintColor),
                .value(\UIToolbar.givenStandardAppearance), .value(\UIToolbar.scrollEdgeAppearance),
            ])
        add(
            UISearchBar.self,
            [
                .value(\UISearchBar.barStyle), .value(\UISearchBar.isTranslucent), .value(\UISearchBar.barTintColor),
                .value(\UISearchBar.searchBarStyle), .value(\UISearchBar.backgroundImages), .value(\UISearchBar.scopeBarBackgroundImage),
                .value(\UISearchBar.fieldBackgrounds), .value(\UISearchBar.images), .value(\UISearchBar.positionAdjustments),
                .value(\UISearchBar.searchTextPositionAdjustment), .value(\UISearchBar.searchFieldBackgroundPositionAdjustment),
            ])
        add(UIBarItem.self, [.value(\UIBarItem.titleAttributes), .value(\UIBarItem.title), .value(\UIBarItem.imageInsets)])
        add(UIBarButtonItem.self, [.value(\UIBarButtonItem.tintColor)])
        add(
            UITabBarItem.self,
            [
                .value(\UITabBarItem.titlePositionAdjustment), .value(\UITabBarItem.badgeColor), .value(\UITabBarItem.standardAppearance),
                .value(\UITabBarItem.scrollEdgeAppearance),
            ])
    }

    private static func addControls(_ add: (AnyClass, [AppearanceProperty]) -> Void) {
        add(
            UIButton.self,
            [
                .value(\UIButton.appearanceTitleColors), .value(\UIButton.appearanceTitleShadowColors), .value(\UIButton.appearanceImages),
                .value(\UIButton.appearanceBackgroundImages), .value(\UIButton.contentEdgeInsets), .value(\UIButton.titleEdgeInsets),
                .value(\UIButton.imageEdgeInsets),
            ])
        add(
            UISwitch.self,
            [
                .value(\UISwitch.onTintColor), .value(\UISwitch.thumbTintColor), .value(\UISwitch.onImage), .value(\UISwitch.offImage),
            ])
        add(
            UISlider.self,
            [.value(\UISlider.minimumTrackTintColor), .value(\UISlider.maximumTrackTintColor), .value(\UISlider.thumbTintColor)])
        add(
            UIProgressView.self,
            [
                .value(\UIProgressView.progressTintColor), .value(\UIProgressView.trackTintColor), .value(\UIProgressView.progressImage),
                .value(\UIProgressView.trackImage),
            ])
        add(
            UIPageControl.self,
            [.value(\UIPageControl.pageIndicatorTintColor), .value(\UIPageControl.currentPageIndicatorTintColor)])
        add(UISegmentedControl.self, [.value(\UISegmentedControl.selectedSegmentTintColor), .value(\UISegmentedControl.appearanceTitles)])
        add(UIActivityIndicatorView.self, [.value(\UIActivityIndicatorView.color)])
    }

    private static func addTexts(_ add: (AnyClass, [AppearanceProperty]) -> Void) {
        add(
            UILabel.self,
            [
                .value(\UILabel.font), .value(\UILabel.textColor), .value(\UILabel.shadowColor), .value(\UILabel.shadowOffset),
                .value(\UILabel.highlightedTextColor),
            ])
        add(
            UITextField.self,
            [
                .value(\UITextField.font), .value(\UITextField.textColor),
                .value(\UITextField.defaults).reaching { object, value in
                    guard let field = object as? UITextField, let value = value as? [NSAttributedString.Key: Any] else { return }
                    field.defaultTextAttributes = field.defaults.merging(value) { $1 }
                }, .value(\UITextField.borderStyle), .value(\UITextField.keyboardAppearance), .value(\UITextField.background),
                .value(\UITextField.clearButtonMode),
            ])
        add(
            UITextView.self,
            [.value(\UITextView.font), .value(\UITextView.textColor), .value(\UITextView.keyboardAppearance)])
    }

    private static func addLists(_ add: (AnyClass, [AppearanceProperty]) -> Void) {
        add(
            UIScrollView.self,
            [.value(\UIScrollView.indicatorStyle), .value(\UIScrollView.keyboardDismissMode)])
        add(
            UITableView.self,
            [
                .value(\UITableView.separatorColor),
                .value(\UITableView.ownSeparatorInset).reaching {
                    if let insets = $1 as? UIEdgeInsets { ($0 as? UITableView)?.separatorInset = insets }
                }, .value(\UITableView.separatorStyle),
                .value(\UITableView.sectionIndexColor), .value(\UITableView.sectionIndexBackgroundColor),
                .value(\UITableView.sectionIndexTrackingBackgroundColor),
            ])
        add(
            UITableViewCell.self,
            [.value(\UITableViewCell.selectionStyle)])
    }
}

extension AppearanceProperty {
    /// The same property, set in another way than it is read.
    fileprivate func reaching(_ set: @escaping @MainActor (AnyObject, Any?) -> Void) -> AppearanceProperty {
        AppearanceProperty(name: name, isOfApp: isOfApp, get: get, set: set)
    }
}

// What takes a state as an argument, as one value.

extension UIButton {
    fileprivate var appearanceTitleColors: [UIControl.State: UIColor] {
        get { states.titleColors.dictionary }
        set { newValue.forEach { setTitleColor($1, for: $0) } }
    }
    fileprivate var appearanceTitleShadowColors: [UIControl.State: UIColor] {
        get { states.titleShadowColors.dictionary }
        set { newValue.forEach { setTitleShadowColor($1, for: $0) } }
    }
    fileprivate var appearanceImages: [UIControl.State: UIImage] {
        get { states.images.dictionary }
        set { newValue.forEach { setImage($1, for: $0) } }
    }
    fileprivate var appearanceBackgroundImages: [UIControl.State: UIImage] {
        get { states.backgroundImages.dictionary }
        set { newValue.forEach { setBackgroundImage($1, for: $0) } }
    }
}

extension UISegmentedControl {
    fileprivate var appearanceTitles: [UIControl.State: [NSAttributedString.Key: Any]] {
        get { look.titles }
        set { newValue.forEach { setTitleTextAttributes($1, for: $0) } }
    }
}
