import UIKit

// MARK: A method of its own
class Own: NSObject {
    @objc func go() {}
    @objc private func secretly(_ sender: Any) {}
    func selectors() -> [Selector] { [#selector(go), #selector(Own.go), #selector(secretly), #selector(secretly(_:)), #selector(self.go)] }
}

// MARK: One of several by its type
class Several: NSObject {
    @objc func go(_ number: Int) {}
    @objc(goText:) func go(_ text: String) {}
    @objc func go() {}
    func selectors() -> [Selector] { [#selector(go(_:) as (String) -> Void), #selector(Several.go as (Several) -> () -> Void)] }
}

// MARK: Getters and setters
class Property: NSObject {
    @objc var number = 0
    @objc static var shared = Property()
    func selectors() -> [Selector] { [#selector(getter: number), #selector(setter: Property.number), #selector(getter: Property.shared)] }
}

// MARK: A framework's methods
let layout = #selector(UIView.layoutIfNeeded)
let reload = #selector(UITableView.reloadData)
let title = #selector(getter: UIViewController.title)

// MARK: A class method
class Classes: NSObject {
    @objc class func make() {}
    @objc static func build(_ number: Int) {}
}
let make = #selector(Classes.make)
let build = #selector(Classes.build(_:))

// MARK: An initializer
class Starting: NSObject { @objc init(number: Int) {} }
let start = #selector(Starting.init(number:))

// MARK: A requirement of a protocol
@objc protocol Acting { func act(_ sender: Any) }
let act = #selector(Acting.act(_:))

// MARK: A method of an extension
extension UIView { @objc func wiggle() {} }
let wiggle = #selector(UIView.wiggle)

// MARK: A method of another object
class Other: NSObject {
    let own = Own()
    func selector() -> Selector { #selector(own.go) }
}

// MARK: In a button
class Screen: UIViewController {
    override func viewDidLoad() {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: self, action: #selector(Screen.tapped(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(changed(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
    @objc func tapped(_ sender: UIButton) {}
    @objc private func changed(_ notification: Notification) {}
}

// MARK: A timer's
class Ticking: NSObject {
    func begin() -> Timer { Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }
    @objc func tick() {}
}

// MARK: By its text
let text = Selector("go:")
let other = NSSelectorFromString("go")

// MARK: Asked for
func responds(_ object: NSObject) -> Bool { object.responds(to: #selector(Own.go)) }

// MARK: Performed
func perform(_ object: NSObject) { object.perform(#selector(Own.go), with: nil, afterDelay: 1) }

// MARK: Compared
func isGo(_ action: Selector) -> Bool { action == #selector(Own.go) }

// MARK: In an override
class Deciding: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == #selector(copy(_:)) }
}

// MARK: Of a superclass
class Below: Own { func selector() -> Selector { #selector(go) } }
