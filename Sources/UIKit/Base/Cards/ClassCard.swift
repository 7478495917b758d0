import SampanInterfaceBuilder

/// What the sources of a class do not say of it: Interface Builder's elements for it, the attributes that are more than a property of the
/// same key, or that have to be set in an order, and facts that topics ask for, such as the event that stands for a control's use.
///
/// A card stands beside its class, in an extension of this type. The generator gathers the cards of a module (`Generated/Cards.swift`) and
/// tells the InterfaceBuilder module of their elements (`Generated/Schema+Cards.swift`), for which it reads the literals below.
@MainActor
package struct ClassCard {
    /// The class.
    package let cls: AnyClass
    /// Interface Builder's elements that make objects of just this class; empty for a class that documents cannot name.
    package let elements: [String]
    /// The attributes that Interface Builder writes for the class, beside those below, and that nobody here takes.
    package let names: Set<String>
    /// What serves the canvas or is dealt with elsewhere; that it has no effect is not logged.
    package let withoutEffect: Set<String>
    /// The names of the attributes that the card itself deals with.
    package let attributeNames: Set<String>
    /// Those of them that are properties of which no document can say anything; a right card has none.
    package let unreadableAttributes: [String]
    /// The class whose `init(coder:)` ends with taking the attributes over: the class itself, or the one it inherits that initializer from.
    let decoder: AnyClass
    private let applyAll: @MainActor (AnyObject, NibRecord, Bool) -> Void
    private let facts: [ObjectIdentifier: Any]

    /// Creates a card. Names are separated by spaces; attributes are set in their order.
    package init<Object: AnyObject>(
        _ cls: Object.Type, elements: String = "", names: String = "", withoutEffect: String = "", decodedBy decoder: AnyClass? = nil,
        attributes: [CardAttribute<Object>] = [], facts: [CardFact<Object>] = []
    ) {
        self.cls = cls
        self.elements = words(elements)
        self.names = Set(words(names))
        self.withoutEffect = Set(words(withoutEffect))
        self.decoder = decoder ?? cls
        self.facts = Dictionary(uniqueKeysWithValues: facts.map { ($0.kind, $0.value) })
        attributeNames = Set(attributes.compactMap(\.name))
        unreadableAttributes = attributes.filter { $0.type.map { !DocumentValue.isReadable($0) } ?? false }.compactMap(\.name)
        applyAll = { object, source, isWhole in
            guard let object = object as? Object else { return }
            for attribute in attributes {
                if let name = attribute.name {
                    if source.record.has(name) { attribute.apply(object, source) }
                } else if isWhole {
                    attribute.apply(object, source)
                }
            }
        }
    }

    /// Sets what a record says and the card names. `isWhole` is false for a record that holds only what differs by traits.
    func apply(to object: AnyObject, _ source: NibRecord, isWhole: Bool) { applyAll(object, source, isWhole) }

    /// Whether the card says what is to be done with an attribute, nothing included.
    func claims(_ name: String) -> Bool { attributeNames.contains(name) || names.contains(name) || withoutEffect.contains(name) }

    /// What a topic asks of the class, if the card says it.
    package func fact<Value>(_ type: Value.Type) -> Value? { facts[ObjectIdentifier(type)] as? Value }
}

private func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

/// Something that a topic wants to know of classes. The topic declares the value's type, and a function that makes it of what a card says.
@MainActor
package struct CardFact<Object: AnyObject> {
    let kind: ObjectIdentifier
    let value: Any

    /// Creates a fact, which is asked for by its type.
    package init<Value>(_ value: Value) { (kind, self.value) = (ObjectIdentifier(Value.self), value) }
}
