import UIKit

// MARK: A framework's methods and properties
class Screen: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override var prefersStatusBarHidden: Bool { true }
    override var title: String? { didSet { print(title ?? "") } }
}

// MARK: In an extension
class Extended: UIView {}
extension Extended {
    override func layoutSubviews() { super.layoutSubviews() }
    override var intrinsicContentSize: CGSize { .zero }
}

// MARK: What an extension exposes
class Base: NSObject {}
extension Base { @objc func go() {} }
class Derived: Base {
    override func go() { super.go() }
}

// MARK: What an extension of a framework's class exposes
extension UIView { @objc func decorate() {} }
class Decorated: UIView {
    override func decorate() { super.decorate() }
}

// MARK: A class method of a framework's
class Shaped: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
}

// MARK: Methods that differ by their labels
class Labelled: NSObject {
    @objc func go(_ number: Int) {}
    @objc func go(number: Int) {}
    @objc func go(by number: Int) {}
}

// MARK: Methods that differ by their types, one of them named
class Typed: NSObject {
    @objc func go(_ number: Int) {}
    @objc(goText:) func go(_ text: String) {}
    @nonobjc func go(_ pair: Double) {}
}

// MARK: A method and one of the class
class Both: NSObject {
    @objc func make() {}
    @objc class func make() {}
}

// MARK: What every object has
class Object: NSObject {
    override var description: String { "object" }
    override var hash: Int { 3 }
    override func isEqual(_ object: Any?) -> Bool { object is Object }
}

// MARK: A method of a name that is given
class Named: NSObject { @objc(first:) func go(_ number: Int) {} }
class NamedBelow: Named { override func go(_ number: Int) {} }
class NamedAgain: Named { @objc(first:) override func go(_ number: Int) {} }

// MARK: A property with observers
class Observing: UILabel {
    override var text: String? {
        willSet { print(newValue ?? "") }
        didSet { setNeedsLayout() }
    }
}

// MARK: A property that is computed anew
class Computed: UIButton {
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
}

// MARK: A final override
class Last: UIView { final override func didMoveToSuperview() {} }

// MARK: A more general argument and a more special result
class Animal: NSObject { @objc func child(of view: UIView) -> UIView? { nil } }
class Cat: Animal { override func child(of view: UIView?) -> UIView { UIView() } }
