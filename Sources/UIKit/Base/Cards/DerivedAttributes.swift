import SampanInterfaceBuilder

/// The attributes that no card has to name: properties of the frameworks' classes that documents call by their keys.
@MainActor
package enum DerivedAttributes {
    /// The property that an attribute is, of a class that has a card.
    private static func property(_ name: String, of cls: AnyClass) -> ClassDescription.Property? {
        guard let property = ClassRegistry.property(name, in: cls), property.set != nil, let type = property.type,
            DocumentValue.isReadable(type)
        else { return nil }
        return property
    }

    /// Whether an attribute is a property of one of the classes, and no card claims it.
    static func has(_ name: String, in chain: [ClassCard]) -> Bool {
        !chain.contains { $0.claims(name) } && chain.last.map { property(name, of: $0.cls) != nil } == true
    }

    /// The names of the attributes that a class has beside those of its card.
    package static func names(of card: ClassCard) -> [String] {
        ClassRegistry.describedKeys(of: card.cls).filter { !card.claims($0) && property($0, of: card.cls) != nil }
    }

    /// Sets what a record says of such properties.
    static func apply(to object: AnyObject, _ source: NibRecord, by chain: [ClassCard]) {
        guard let cls = chain.last?.cls else { return }
        for name in source.record.allNames.subtracting(IBObject.commonNames).sorted() where !chain.contains(where: { $0.claims(name) }) {
            guard let property = property(name, of: cls), let type = property.type,
                case .value(let value) = DocumentValue.read(name, as: type, from: source)
            else { continue }
            property.set?(object, value)
        }
    }
}
