import Foundation
import ObjCRuntime

/// Instances of classes known only at run time, made as Objective-C makes them: with any initializer that UIKit gives its classes.
///
/// Swift calls an initializer on a metatype only if it is `required`, which UIKit's are not. Lowered source calls these functions where it
/// was written as a call on a metatype or a generic parameter: `T()`, `viewClass.init(frame: .zero)`.
///
/// They can be called where nothing is known of the main actor, as UIKit's own initializers can at Apple in code that is not checked for
/// concurrency; views and controllers must still be made on the main thread.
public enum ClassInstance {
    /// Makes an instance with `init()`.
    public static func make<T: NSObject>(_ type: T.Type) -> T { make(type, "init", []) }

    /// Makes a view with `init(frame:)`.
    public static func make<T: UIView>(_ type: T.Type, frame: CGRect) -> T { make(type, "initWithFrame:", [frame]) }

    /// Makes a view controller with `init(nibName:bundle:)`.
    public static func make<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
        make(type, "initWithNibName:bundle:", [nibName, bundle])
    }

    /// Makes a table cell with `init(style:reuseIdentifier:)`.
    public static func make<T: UITableViewCell>(_ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> T {
        make(type, "initWithStyle:reuseIdentifier:", [style.rawValue, reuseIdentifier])
    }

    /// Makes a table header or footer with `init(reuseIdentifier:)`.
    public static func make<T: UITableViewHeaderFooterView>(_ type: T.Type, reuseIdentifier: String?) -> T {
        make(type, "initWithReuseIdentifier:", [reuseIdentifier])
    }

    /// Makes a collection view controller with `init(collectionViewLayout:)`.
    public static func make<T: UICollectionViewController>(_ type: T.Type, collectionViewLayout: UICollectionViewLayout) -> T {
        make(type, "initWithCollectionViewLayout:", [collectionViewLayout])
    }

    /// Makes a collection view with `init(frame:collectionViewLayout:)`.
    public static func make<T: UICollectionView>(_ type: T.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> T {
        make(type, "initWithFrame:collectionViewLayout:", [frame, collectionViewLayout])
    }

    /// Makes a table with `init(frame:style:)`.
    public static func make<T: UITableView>(_ type: T.Type, frame: CGRect, style: UITableView.Style) -> T {
        make(type, "initWithFrame:style:", [frame, style.rawValue])
    }

    /// Makes a navigation controller with `init(rootViewController:)`.
    public static func make<T: UINavigationController>(_ type: T.Type, rootViewController: UIViewController) -> T {
        make(type, "initWithRootViewController:", [rootViewController])
    }

    /// Makes a button with `init(type:)`.
    public static func make<T: UIButton>(_ type: T.Type, type buttonType: UIButton.ButtonType) -> T {
        let button = make(type, "initWithFrame:", [CGRect.zero])
        MainActor.assumeIsolated { button.setType(buttonType) }
        return button
    }

    private static func make<T: NSObject>(_ type: T.Type, _ initializer: String, _ arguments: [Any?]) -> T {
        nonisolated(unsafe) let arguments = arguments
        nonisolated(unsafe) var object: AnyObject?
        MainActor.assumeIsolated { object = DynamicClass.make(type, initializer, arguments) }
        return object as! T
    }
}
