import UIKit

// MARK: Outlets
class Outlets: UIViewController {
    @IBOutlet var label: UILabel!
    @IBOutlet weak var button: UIButton?
    @IBOutlet private weak var hidden: UIView!
    @IBOutlet var labels: [UILabel]!
    @IBOutlet var any: AnyObject?
    @IBOutlet weak var delegate: (any UITextFieldDelegate)?
    @IBOutlet var constraint: NSLayoutConstraint! { didSet { constraint?.priority = .required } }
}

// MARK: Actions
class Actions: UIViewController {
    @IBAction func none() {}
    @IBAction func one(_ sender: Any) {}
    @IBAction func two(_ sender: UIButton, event: UIEvent) {}
    @IBAction func optional(_ sender: UIButton?) {}
    @IBAction private func hidden(_ sender: UISlider) {}
    @IBAction func unwind(segue: UIStoryboardSegue) {}
}

// MARK: A segue's action
class Segues: UIViewController {
    @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
    @IBSegueAction func more(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? { nil }
}

// MARK: Inspectable properties
@IBDesignable class Designed: UIView {
    @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    @IBInspectable var color: UIColor?
    @IBInspectable var text: String = ""
    @IBInspectable var isOn: Bool = false
    @IBInspectable var image: UIImage? {
        get { nil }
        set {}
    }
}

// MARK: Inspectable in an extension
extension UIView {
    @IBInspectable var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
}

// MARK: Copied properties
class Copies: NSObject {
    @NSCopying var text: NSString = ""
    @NSCopying var optional: NSAttributedString?
}

// MARK: Managed properties
class Managed: NSObject {
    @NSManaged var name: String
    @NSManaged var number: Int
    @NSManaged var optional: NSNumber?
}

// MARK: A managed method
class ManagedMethod: NSObject {
    @NSManaged func addName(_ name: String)
}

// MARK: Weak and unowned
class References: NSObject {
    weak var view: UIView?
    weak var any: AnyObject?
    unowned var owner: UIViewController
    unowned(unsafe) var other: NSObject
    init(owner: UIViewController) { (self.owner, other) = (owner, owner) }
}

// MARK: Dynamic without a word of Objective-C
class Dynamic { dynamic func go() {} }

// MARK: An application's delegate
@UIApplicationMain class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    { true }
}

// MARK: A result that may be left
class Results: NSObject {
    @discardableResult @objc func go() -> Int { 3 }
    func all() { go() }
}

// MARK: Inlined and obsolete words
@objc final class Inlined: NSObject {
    @inline(__always) final func go() {}
    @available(*, deprecated, renamed: "go()") @objc func went() {}
}

// MARK: Objects that are copied by protocols
class Options: NSObject, NSMutableCopying {
    func mutableCopy(with zone: NSZone? = nil) -> Any { Options() }
}

// MARK: An exchange of methods
class Exchanged: NSObject {
    @objc dynamic func go() {}
}
