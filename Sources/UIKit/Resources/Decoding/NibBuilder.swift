import Foundation
import SampanInterfaceBuilder

/// Makes the objects of a document, or of a part of one: creates them, sets their attributes, connects and wakes them, in UIKit's order.
@MainActor
package final class NibBuilder: NibBuilding {
    let source: NibSource
    /// The traits that decide between size-class variations.
    let traits: UITraitCollection
    /// The scene that a storyboard's objects belong to.
    weak var scene: StoryboardScene?
    /// Whether this makes one of many equal parts: a prototype cell.
    var isRepeated = false

    private var made: [String: AnyObject] = [:]
    /// Objects that are not this builder's: the owner, a storyboard's view controller, what a prototype cell refers to.
    private var outside: [String: Weak<AnyObject>] = [:]
    /// Objects that exist already and take the place of a record's, such as a cell's own content view.
    private var given: [String: AnyObject] = [:]
    private var created: [(object: AnyObject, record: IBObject)] = []
    let varied: NibVariationStorage
    var waiting: [(source: Weak<AnyObject>, record: IBObject, connection: IBConnection)] = []

    init(source: NibSource, traits: UITraitCollection) {
        (self.source, self.traits) = (source, traits)
        varied = NibVariationStorage(source: source, traits: traits)
    }

    // MARK: Objects by identifier

    /// The object with the given identifier, if it was made or is known from outside.
    package func object(_ id: String) -> AnyObject? { made[id] ?? outside[id]?.object ?? given[id] }

    /// Makes an object known that others keep.
    func know(_ object: AnyObject?, as id: String?) {
        guard let id else { return }
        outside[id] = Weak(object)
    }

    /// Keeps an object only as long as others do, from now on.
    func release(_ id: String?) {
        guard let id, let object = made.removeValue(forKey: id) else { return }
        outside[id] = Weak(object)
    }

    /// Everything known here, for a builder of a part of the same document.
    func share(with other: NibBuilder) {
        for (id, object) in made { other.outside[id] = Weak(object) }
        other.outside.merge(outside) { own, _ in own }
        other.scene = scene
    }

    // MARK: Making

    /// Makes the object of a record, with all that is inside of it.
    package func make(_ record: IBObject) -> AnyObject? {
        if let id = record.id, let existing = given.removeValue(forKey: id) {
            adopt(existing, for: record)
            return existing
        }
        return make(record) { cls, coder in NibClasses.instantiate(cls, coder) }
    }

    /// Makes the object of a record; `create` calls the initializer.
    func make(_ record: IBObject, create: (AnyClass, UINibDecoder) -> AnyObject?) -> AnyObject? {
        guard let cls = NibClasses.cls(for: record, in: source) else { return nil }
        let coder = UINibDecoder(record: record, builder: self, initializer: NibClasses.initializer(of: cls))
        guard let object = create(cls, coder) else { return nil }
        coder.decode(into: object)
        return object
    }

    /// Says that a record stands for an object that exists already; `make` then fills that one.
    func give(_ object: AnyObject?, for id: String?) {
        if let id, let object { given[id] = object }
    }

    /// Fills an existing object from its record.
    package func adopt(_ object: AnyObject, for record: IBObject) { fill(object, from: record) }

    /// Sets what a record says of an object, base classes first, then what differs for the present traits.
    func fill(_ object: AnyObject, from record: IBObject) {
        if let id = record.id { made[id] = object }
        created.append((object, record))
        InterfaceObservation.observer?.made(object, from: record)
        source.reportLeftOut(of: record, by: ClassCards.chain(for: type(of: object)))
        ClassCards.apply(to: object, NibRecord(record: record, builder: self), isWhole: true)
        guard !record.variations.isEmpty else { return }
        for variation in record.variations(for: traits) {
            ClassCards.apply(to: object, NibRecord(record: variation.object, builder: self), isWhole: false)
        }
        varied.add(object, record) { self.object($0) as? UIView }
    }

    // MARK: Finishing

    /// Makes the connections of an object that this builder did not make.
    func connectLater(_ record: IBObject, of object: AnyObject) {
        waiting += record.connections.map { (Weak(object), record, $0) }
    }

    /// Connects what was made, sets its run-time attributes, and wakes it. What leads to objects that are not made yet waits.
    func finish() {
        for (object, record) in created {
            if let view = object as? UIView { installConstraints(of: view, record) }
        }
        let finished = created
        created.removeAll()
        if !varied.isEmpty, let root = finished.lazy.compactMap({ $0.object as? UIView }).first {
            root.extrasForWriting.variations = varied
        }
        waiting += finished.flatMap { object, record in record.connections.map { (Weak(object), record, $0) } }
        connect()
        for (object, record) in finished {
            for attribute in record.runtimeAttributes { set(attribute, on: object) }
        }
        for (object, _) in finished { awake(object) }
    }

    private func awake(_ object: AnyObject) {
        switch object {
        case let view as UIView: view.awakeFromNib()
        case let controller as UIViewController: controller.awakeFromNib()
        default: _ = ClassRegistry.implementation(of: "awakeFromNib", in: type(of: object))?(object, [])
        }
    }
}
