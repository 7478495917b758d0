import UIKit

// MARK: Numbers, texts and objects
class Plain: NSObject {
    @objc func numbers(_ int: Int, _ double: Double, _ float: Float, _ bool: Bool, _ byte: UInt8, _ length: CGFloat) -> Int { 0 }
    @objc func texts(_ text: String, _ other: NSString?, _ any: Any, _ object: AnyObject?) -> String? { nil }
    @objc func objects(_ view: UIView, _ views: [UIView], _ names: [String: Any], _ set: Set<String>) {}
}

// MARK: Structures of C's
class Structures: NSObject {
    @objc func place(_ frame: CGRect, _ point: CGPoint, _ size: CGSize, _ insets: UIEdgeInsets, _ range: NSRange) -> CGRect { frame }
    @objc func turn(_ transform: CGAffineTransform, _ layer: CATransform3D) {}
}

// MARK: Values of Foundation's
class Values: NSObject {
    @objc func keep(_ data: Data, _ date: Date, _ url: URL?, _ path: IndexPath, _ error: any Error) -> URL? { nil }
    @objc func more(_ id: UUID, _ locale: Locale, _ components: DateComponents, _ calendar: Calendar, _ notification: Notification) {}
}

// MARK: An enumeration of whole numbers
@objc enum Level: Int { case low, high }
class Levelled: NSObject {
    @objc func raise(_ level: Level) -> Level { level }
    @objc var level = Level.low
}

// MARK: An enumeration of a smaller number
@objc enum Small: UInt8 { case one = 1, two }

// MARK: An enumeration with another name
@objc(SPNamedLevel) enum NamedLevel: Int { case only }

// MARK: A framework's enumeration and options
class Framework: NSObject {
    @objc func go(_ style: UITableView.Style, _ options: UIView.AnimationOptions, _ state: UIControl.State) {}
    @objc var mode = UIView.ContentMode.center
}

// MARK: Closures
class Closures: NSObject {
    @objc func run(_ body: () -> Void) {}
    @objc func later(_ body: @escaping (Bool, String?) -> Void) {}
    @objc var handler: ((UIView, any Error) -> Int)?
    @objc func convention(_ body: @convention(block) (Int) -> Int) {}
}

// MARK: Metatypes
class Metatypes: NSObject {
    @objc func register(_ cell: AnyClass?, _ view: UIView.Type) -> AnyClass? { nil }
}

// MARK: Selectors and protocols
@objc protocol Working { func work() }
class Protocols: NSObject {
    @objc func add(_ action: Selector, _ worker: any Working, _ both: UIView & Working) {}
    @objc weak var worker: (any Working)?
}

// MARK: A method that throws
class Throwing: NSObject {
    @objc func check() throws {}
    @objc func load(_ name: String) throws -> Data { Data() }
    @objc func view() throws -> UIView { UIView() }
}

// MARK: A method that waits
class Waiting: NSObject {
    @objc func wait() async {}
    @objc func fetch(_ name: String) async throws -> String { name }
}

// MARK: A method's own name
class Named: NSObject {
    @objc(takeNumber:) func take(_ number: Int) {}
    @objc(takeNumber:andText:) func take(_ number: Int, text: String) {}
    @objc(start) func begin() {}
}

// MARK: A property's own names
class NamedProperty: NSObject {
    var stored = false
    @objc(enabled) var isEnabled: Bool {
        @objc(isEnabled) get { stored }
        @objc(setEnabled:) set { stored = newValue }
    }
}

// MARK: A class's own name
@objc(SPNamedClass) class NamedClass: NSObject {}

// MARK: An extension that exposes all it has
class ExposedByExtension: NSObject {}
@objc extension ExposedByExtension {
    func one() {}
    func two(_ number: Int) -> Int { number }
}

// MARK: A class that exposes its members, but those that cannot be
@objcMembers class Members: NSObject {
    var number = 0
    var pair = (1, 2)
    func go() {}
    func any<Thing>(_ thing: Thing) {}
}

// MARK: What is withheld
@objcMembers class Withheld: NSObject {
    @nonobjc func take(_ pair: (Int, Int)) {}
    @nonobjc var text = ""
}

// MARK: Subscripts
class Subscripts: NSObject {
    @objc subscript(index: Int) -> String { "" }
    @objc subscript(key: String) -> Any? {
        get { nil }
        set {}
    }
}

// MARK: Static and class members
class Statics: NSObject {
    @objc static let shared = Statics()
    @objc class func make() -> Statics { Statics() }
    @objc class var name: String { "" }
}

// MARK: Private members
class Private: NSObject {
    @objc private func secret() {}
    @objc fileprivate var hidden = 0
}

// MARK: Lazy properties
class Lazy: NSObject {
    @objc lazy var view = UIView()
}

// MARK: A nested class and enumeration
struct Outer {
    @objc enum Kind: Int { case one }
    class Inner: NSObject { @objc var kind = Kind.one }
}

// MARK: A subclass of a generic class, which Objective-C does not see
class Box<Content>: NSObject { var content: Content? }
class IntBox: Box<Int> { func open() {} }

// MARK: A class of Swift's root without exposing
class Rootless { func go() {} }

// MARK: Pointers
class Pointers: NSObject {
    @objc func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ raw: UnsafeRawPointer?, count: Int) {}
    @objc func stop(_ stop: UnsafeMutablePointer<ObjCBool>) {}
}

// MARK: A result of its own class
class Selfish: NSObject {
    @objc func me() -> Self { self }
    @objc class func made() -> Selfish { Selfish() }
}

// MARK: Arrays of arrays
class Arrays: NSObject {
    @objc var rows: [[String]] = []
    @objc var table: [String: [Int]] = [:]
    @objc func set(_ urls: [URL], dates: [Date]) {}
}

// MARK: Dynamic properties
class Dynamic: NSObject {
    @objc dynamic var number = 0
    @objc dynamic func go() {}
}

// MARK: Default arguments
class Defaults: NSObject {
    @objc func go(_ number: Int = 3, animated: Bool = true) {}
}

// MARK: A class of the main actor
@MainActor class Isolated: NSObject {
    @objc func go() {}
    @objc nonisolated func anywhere() {}
}
