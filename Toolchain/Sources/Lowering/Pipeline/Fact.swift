/// Something that one rule finds out about a module and another goes by.
protocol Fact {
    associatedtype Value
    /// What holds before any rule has written.
    static var initial: Value { get }
    /// Whether several rules may add to it without an order between them, because it is a set of things that do not touch each other.
    static var isCollected: Bool { get }
}

extension Fact {
    static var isCollected: Bool { false }
}

/// The value of one fact, shared by those who read and write it.
final class FactBox<Kind: Fact> {
    var value = Kind.initial
}

/// The right to read a fact: all who write it are done by then.
@dynamicMemberLookup struct Read<Kind: Fact> {
    fileprivate let box: FactBox<Kind>

    var value: Kind.Value { box.value }
    subscript<Part>(dynamicMember path: KeyPath<Kind.Value, Part>) -> Part { box.value[keyPath: path] }
}

/// The right to write a fact. Who writes a fact that is not collected sees what the rules before have written.
struct Write<Kind: Fact> {
    fileprivate let box: FactBox<Kind>

    func update<Result>(_ body: (inout Kind.Value) -> Result) -> Result { body(&box.value) }
}

/// The facts of one lowering.
final class FactStore {
    private var boxes: [ObjectIdentifier: AnyObject] = [:]

    fileprivate func box<Kind: Fact>(_ kind: Kind.Type) -> FactBox<Kind> {
        if let known = boxes[ObjectIdentifier(kind)] { return unsafeDowncast(known, to: FactBox<Kind>.self) }
        let box = FactBox<Kind>()
        boxes[ObjectIdentifier(kind)] = box
        return box
    }

    func read<Kind: Fact>(_ kind: Kind.Type) -> Read<Kind> { Read(box: box(kind)) }
    func write<Kind: Fact>(_ kind: Kind.Type) -> Write<Kind> { Write(box: box(kind)) }
}

/// A fact's type as a key.
struct FactKey: Hashable {
    let type: any Fact.Type

    static func == (left: FactKey, right: FactKey) -> Bool { left.type == right.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
