import Foundation
import ObjCRuntime

/// Views in archives: `encode(with:)`, and what `init(coder:)` does of it.
///
/// What a class keeps is what its properties of these names say; a view keeps its subviews and constraints besides. Parts that a view makes
/// itself are not kept: the view makes them again.
@MainActor
enum ViewArchive {
    /// The properties by the classes that have them.
    private static let properties: [String: [String]] = [
        "UIView": [
            "bounds", "center", "transform", "alpha", "hidden", "opaque", "clipsToBounds", "tag", "contentMode", "backgroundColor",
            "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "autoresizingMask", "autoresizesSubviews",
            "translatesAutoresizingMaskIntoConstraints", "semanticContentAttribute", "restorationIdentifier", "clearsContextBeforeDrawing",
            "accessibilityIdentifier", "accessibilityLabel",
        ],
        "UILabel": [
            "text", "font", "textColor", "textAlignment", "numberOfLines", "lineBreakMode", "shadowColor", "shadowOffset", "enabled",
            "highlightedTextColor", "highlighted", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
        ],
        "UIImageView": ["image", "highlightedImage", "highlighted"],
        "UIControl": ["enabled", "selected", "contentVerticalAlignment", "contentHorizontalAlignment"],
        "UITextField": [
            "text", "font", "textColor", "textAlignment", "placeholder", "borderStyle", "secureTextEntry", "keyboardType", "returnKeyType",
            "clearButtonMode",
        ],
        "UITextView": ["text", "font", "textColor", "textAlignment", "editable", "selectable"],
        "UISwitch": ["on", "onTintColor"],
        "UISlider": ["minimumValue", "maximumValue", "value", "minimumTrackTintColor", "maximumTrackTintColor"],
        "UIStepper": ["minimumValue", "maximumValue", "stepValue", "value"],
        "UIProgressView": ["progress", "progressTintColor", "trackTintColor"],
        "UIPageControl": ["numberOfPages", "currentPage", "pageIndicatorTintColor", "currentPageIndicatorTintColor"],
        "UIActivityIndicatorView": ["color", "hidesWhenStopped"],
        "UIScrollView": [
            "contentSize", "contentInset", "contentOffset", "scrollEnabled", "pagingEnabled", "bounces", "alwaysBounceVertical",
            "alwaysBounceHorizontal", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "minimumZoomScale",
            "maximumZoomScale",
        ],
        "UIStackView": ["axis", "alignment", "distribution", "spacing"],
        "UITableViewCell": ["selectionStyle", "accessoryType", "indentationLevel"],
        "UIBarItem": [
            "title", "image", "landscapeImagePhone", "imageInsets", "landscapeImagePhoneInsets", "largeContentSizeImage", "enabled", "tag",
            "accessibilityIdentifier", "accessibilityLabel",
        ],
        "UIBarButtonItem": ["style", "width", "tintColor", "hidden", "selected"],
        "UITabBarItem": ["selectedImage", "badgeValue", "badgeColor"],
        "UINavigationItem": [
            "title", "prompt", "backButtonTitle", "backButtonDisplayMode", "hidesBackButton", "leftItemsSupplementBackButton",
            "largeTitleDisplayMode", "hidesSearchBarWhenScrolling",
        ],
        "UIViewController": [
            "title", "preferredContentSize", "modalPresentationStyle", "modalTransitionStyle", "definesPresentationContext",
            "providesPresentationContextTransitionStyle", "modalInPresentation", "edgesForExtendedLayout",
            "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed", "restorationIdentifier",
        ],
    ]

    // MARK: Encoding

    static func encode(_ view: UIView, _ coder: NSCoder) {
        encodeProperties(of: view, coder)
        let layer = view.backingLayer
        for (key, value) in [
            ("cornerRadius", layer.cornerRadius), ("borderWidth", layer.borderWidth), ("shadowOpacity", CGFloat(layer.shadowOpacity)),
            ("shadowRadius", layer.shadowRadius), ("zPosition", layer.zPosition), ("shadowX", layer.shadowOffset.width),
            ("shadowY", layer.shadowOffset.height),
        ] {
            coder.encode(Double(value), forKey: "UILayer.\(key)")
        }
        let content = view.documentContentView
        let kept = view.subviewStorage.filter { $0 === content || isKept($0) }
        if !(view is any SelfContainedView) || content != nil, !kept.isEmpty { coder.encode(kept as NSArray, forKey: "UISubviews") }
        if let content, let index = kept.firstIndex(where: { $0 === content }) { coder.encode(index, forKey: "UIContentView") }
        let constraints = view.constraints.filter(\.isArchivable)
        if !constraints.isEmpty { coder.encode(constraints as NSArray, forKey: "UIConstraints") }
    }

    /// Keeps what the properties of an object say that are listed for UIKit's classes it inherits from.
    static func encodeProperties(of object: AnyObject, _ coder: NSCoder) {
        precondition(coder.allowsKeyedCoding, "\(type(of: object)) is archived by keys only")
        for name in classNames(of: type(of: object)) {
            for key in properties[name] ?? [] {
                if let value = ClassRegistry.property(key, in: type(of: object))?.get(object) { put(value, key, name, coder) }
            }
        }
    }

    /// Gives an object's properties what an archive says of one of its classes.
    static func decodeProperties(of object: AnyObject, _ cls: AnyClass, _ coder: NSCoder) {
        let name = String(describing: cls)
        for key in properties[name] ?? [] where coder.containsValue(forKey: "\(name).\(key)") { set(object, key, name, coder) }
    }

    /// Views of the app, and those of UIKit that apps can make.
    private static func isKept(_ view: UIView) -> Bool {
        let name = String(reflecting: type(of: view))
        guard name.hasPrefix("UIKit.") else { return !name.contains("(unknown context") }
        return ClassRegistry.class(named: String(name.dropFirst(6))) != nil
    }

    /// The names of UIKit's classes that a class inherits from, the base first.
    private static func classNames(of cls: AnyClass) -> [String] {
        var names: [String] = []
        var current: AnyClass? = cls
        while let next = current, next != UIResponder.self {
            names.insert(String(describing: next), at: 0)
            current = class_getSuperclass(next)
        }
        return names
    }

    private static func put(_ value: Any, _ key: String, _ name: String, _ coder: NSCoder) {
        let key = "\(name).\(key)"
        switch value {
        case let value as Bool: coder.encode(value, forKey: key)
        case let value as Int: coder.encode(value, forKey: key)
        case let value as CGFloat: coder.encode(Double(value), forKey: key)
        case let value as Double: coder.encode(value, forKey: key)
        case let value as Float: coder.encode(Double(value), forKey: key)
        case let value as String: coder.encode(value as NSString, forKey: key)
        case let value as CGRect: coder.encode(NSCoder.string(for: value) as NSString, forKey: key)
        case let value as CGPoint: coder.encode(NSCoder.string(for: value) as NSString, forKey: key)
        case let value as CGSize: coder.encode(NSCoder.string(for: value) as NSString, forKey: key)
        case let value as UIEdgeInsets: coder.encode(NSCoder.string(for: value) as NSString, forKey: key)
        case let value as CGAffineTransform: coder.encode(NSCoder.string(for: value) as NSString, forKey: key)
        case let value as UIColor: coder.encode(value, forKey: key)
        case let value as UIImage: coder.encode(value, forKey: key)
        case let value as UIFont:
            coder.encode(value.fontName as NSString, forKey: key)
            coder.encode(Double(value.pointSize), forKey: "\(key).size")
        default: if let number = rawNumber(value) { coder.encode(number, forKey: key) }
        }
    }

    private static func rawNumber(_ value: Any) -> Int? {
        guard let value = value as? any RawRepresentable else { return nil }
        return (value.rawValue as? any BinaryInteger).flatMap { Int(exactly: $0) }
    }

    // MARK: Decoding

    /// Views that are being decoded, the innermost last: constraints find their items from there.
    static var decoding: [UIView] = []

    /// Gives a view what an archive says of one of its classes. Each class's initializer asks for its own.
    static func decode(_ view: UIView, _ cls: AnyClass, _ coder: NSCoder) {
        decodeProperties(of: view, cls, coder)
        if cls == UIView.self {
            let layer = view.backingLayer
            func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "UILayer.\(key)")) }
            (layer.cornerRadius, layer.borderWidth, layer.zPosition) = (number("cornerRadius"), number("borderWidth"), number("zPosition"))
            (layer.shadowOpacity, layer.shadowRadius) = (Float(number("shadowOpacity")), number("shadowRadius"))
            layer.shadowOffset = CGSize(width: number("shadowX"), height: number("shadowY"))
        }
        guard cls == lastClass(of: view) else { return }
        decodeTree(view, coder)
    }

    /// The class of UIKit whose initializer is the last to ask.
    static func lastClass(of object: AnyObject) -> AnyClass {
        var current: AnyClass = type(of: object)
        while !String(reflecting: current).hasPrefix("UIKit."), let next = class_getSuperclass(current) { current = next }
        return current
    }

    private static func decodeTree(_ view: UIView, _ coder: NSCoder) {
        let subviews = array("UISubviews", coder).compactMap { $0 as? UIView }
        let content = coder.containsValue(forKey: "UIContentView") ? coder.decodeInteger(forKey: "UIContentView") : nil
        for (index, subview) in subviews.enumerated() {
            if index == content, let cell = view as? any ContentAdopting {
                cell.adoptContentView(subview)
            } else if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        decoding.append(view)
        defer { decoding.removeLast() }
        for case let constraint as NSLayoutConstraint in array("UIConstraints", coder) { constraint.isActive = true }
    }

    static func array(_ key: String, _ coder: NSCoder) -> [Any] {
        coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? [Any] ?? [] : []
    }

    private static func set(_ object: AnyObject, _ key: String, _ name: String, _ coder: NSCoder) {
        guard let property = ClassRegistry.property(key, in: type(of: object)), let present = property.type else { return }
        let key = "\(name).\(key)"
        let value: Any?
        let text = { coder.decodeObject(forKey: key) as? String }
        switch present {
        case is Bool.Type: value = coder.decodeBool(forKey: key)
        case is Int.Type, is any RawRepresentable.Type: value = NSNumber(value: coder.decodeInteger(forKey: key))
        case is CGFloat.Type, is Double.Type, is Float.Type: value = NSNumber(value: coder.decodeDouble(forKey: key))
        case is CGRect.Type: value = text().map { NSCoder.cgRect(for: $0) }
        case is CGPoint.Type: value = text().map { NSCoder.cgPoint(for: $0) }
        case is CGSize.Type: value = text().map { NSCoder.cgSize(for: $0) }
        case is UIEdgeInsets.Type: value = text().map { NSCoder.uiEdgeInsets(for: $0) }
        case is CGAffineTransform.Type: value = text().map { NSCoder.cgAffineTransform(for: $0) }
        default:
            if coder.containsValue(forKey: "\(key).size") {
                let size = CGFloat(coder.decodeDouble(forKey: "\(key).size"))
                value = text().flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
            } else {
                value = coder.decodeObject(forKey: key)
            }
        }
        property.set?(object, value)
    }
}

extension UIView: ArchiveDecoding {
    package func decodeArchive(_ coder: NSCoder, as cls: AnyClass) { ViewArchive.decode(self, cls, coder) }
}

/// A view whose subviews are its own, which it makes itself.
@MainActor
protocol SelfContainedView: UIView {}

extension UILabel: SelfContainedView {}
extension UIImageView: SelfContainedView {}

/// A cell that takes a view in place of its content view.
@MainActor
package protocol ContentAdopting: UIView {
    /// Takes a view in place of the content view.
    func adoptContentView(_ view: UIView)
}
