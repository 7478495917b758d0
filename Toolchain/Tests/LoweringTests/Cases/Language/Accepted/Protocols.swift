import UIKit

// MARK: Optional requirements that are called
@objc protocol Watching: AnyObject {
    func watch()
    @objc optional func watch(_ view: UIView, at index: Int)
    @objc optional func number() -> Int
    @objc optional var title: String { get }
    @objc optional static func kind() -> String
}
func call(_ watching: any Watching) -> Int {
    watching.watch?(UIView(), at: 3)
    if let number = watching.number?() { return number }
    return watching.number?() ?? watching.title?.count ?? 0
}

// MARK: An optional requirement as a value
func value(_ watching: any Watching) -> (() -> Int)? { watching.number }

// MARK: An optional requirement that is asked for
func asks(_ watching: (any Watching)?) -> Bool { watching?.number != nil }

// MARK: A delegate that has nothing of it
class Nothing: NSObject, Watching { func watch() {} }

// MARK: A delegate that has some of it
class Some: NSObject, Watching {
    func watch() {}
    func number() -> Int { 3 }
    var title: String { "Some" }
}

// MARK: A class of Swift's that adopts it
class Swiftly: Watching { func watch() {} }

// MARK: A protocol that refines it
@objc protocol WatchingMore: Watching { @objc optional func more() }
func more(_ watching: any WatchingMore) { watching.more?() }

// MARK: A weak delegate
class Owner: NSObject {
    @objc weak var delegate: (any Watching)?
    func tell() { delegate?.watch?(UIView(), at: 0) }
}

// MARK: A protocol as a type known at run time
func adopts(_ object: AnyObject) -> Bool { object is any Watching }

// MARK: A cast to a protocol
func cast(_ object: Any) -> Int? { (object as? any Watching)?.number?() }

// MARK: A protocol's own name
@objc(SPNaming) protocol Naming { @objc(callNumber:) func call(_ number: Int) }
class Named: NSObject, Naming { func call(_ number: Int) {} }

// MARK: A framework's optional requirements
class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// MARK: A framework's optional requirement that is called
func height(_ tableView: UITableView) -> CGFloat? {
    tableView.delegate?.tableView?(tableView, heightForRowAt: IndexPath(row: 0, section: 0))
}

// MARK: Witnesses in an extension
class Late: NSObject {}
extension Late: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// MARK: A requirement that throws
@objc protocol Loading { func load(_ name: String) throws -> String }
class Loader: NSObject, Loading { func load(_ name: String) throws -> String { name } }

// MARK: A requirement with a closure
@objc protocol Fetching { func fetch(_ done: @escaping (String?, (any Error)?) -> Void) }
class Fetcher: NSObject, Fetching { func fetch(_ done: @escaping (String?, (any Error)?) -> Void) { done(nil, nil) } }

// MARK: An initializer that is required
@objc protocol Starting { init(number: Int) }
class Starter: NSObject, Starting { required init(number: Int) {} }
func start(_ kind: any Starting.Type) -> any Starting { kind.init(number: 1) }

// MARK: A property that can be set
@objc protocol Sized { var size: Int { get set } }
class Sizing: NSObject, Sized { var size = 0 }
func resize(_ sized: any Sized) { sized.size = 3 }

// MARK: An extension of a protocol with what is not exposed
extension Sized { func grow() { size += 1 } }

// MARK: Two protocols at once
func both(_ object: any Sized & Watching) -> Int { object.size + (object.number?() ?? 0) }

// MARK: A subclass that has what its class has not
class Base: NSObject, Watching { func watch() {} }
class Derived: Base { @objc func number() -> Int { 4 } }

// MARK: A static requirement
@objc protocol Kinds { static func kind() -> String }
class Kind: NSObject, Kinds { static func kind() -> String { "kind" } }
func kind(_ kinds: any Kinds.Type) -> String { kinds.kind() }
