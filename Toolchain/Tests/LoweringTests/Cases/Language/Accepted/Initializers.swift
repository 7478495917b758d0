import UIKit

// MARK: The usual two
class Both: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: One of its own
class Own: UIViewController {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// MARK: All inherited
class Inheriting: UIView { var number = 3 }
func inheriting() -> [UIView] { [Inheriting(frame: .zero), Inheriting()] }

// MARK: A table's
class Table: UITableViewController { var rows: [String] = [] }
func table() -> [UITableViewController] { [Table(style: .grouped), Table()] }

// MARK: A cell's
class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: A convenience initializer
class Convenient: UIView {
    convenience init(number: Int) { self.init(frame: .zero) }
}

// MARK: One in an extension
extension UIColor { convenience init(hex: Int) { self.init(white: CGFloat(hex), alpha: 1) } }

// MARK: One that may fail
class Failing: NSObject {
    @objc init?(text: String) {
        if text.isEmpty { return nil }
        super.init()
    }
}

// MARK: One that throws
class Throwing: NSObject {
    @objc init(name: String) throws { super.init() }
}

// MARK: One that is required
class Required: NSObject {
    required init(number: Int) {}
    required override init() {}
    class func make() -> Self { self.init(number: 3) }
}
class RequiredBelow: Required {}
func make(_ kind: Required.Type) -> Required { kind.init() }

// MARK: Without arguments where a class inherits it
func plain() -> [NSObject] {
    [UIViewController(), UILabel(), UIBarButtonItem(), UINavigationController(), CALayer(), UITapGestureRecognizer()]
}

// MARK: A gesture with its target
class Target: NSObject {
    func recognizers() -> [UIGestureRecognizer] {
        [UITapGestureRecognizer(target: self, action: #selector(go)), UIPanGestureRecognizer(target: self, action: #selector(go))]
    }
    @objc func go() {}
}

// MARK: Of a class known at run time
func view(_ kind: UIView.Type) -> UIView { kind.init(frame: .zero) }
func object(_ kind: NSObject.Type) -> NSObject { kind.init() }

// MARK: A copy
class Copied: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Copied() }
}

// MARK: Coded
class Coded: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let name: String
    init(name: String) { self.name = name }
    required init?(coder: NSCoder) { name = coder.decodeObject(forKey: "name") as? String ?? "" }
    func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
}
