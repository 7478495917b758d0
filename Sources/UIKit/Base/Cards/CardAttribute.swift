import SampanInterfaceBuilder

/// One attribute of a class: what Interface Builder calls it, and how an object takes it.
@MainActor
package struct CardAttribute<Object: AnyObject> {
    /// The name of the attribute, or key of the element; `nil` for what is done to every object.
    let name: String?
    /// The type of the property that the attribute is, if it is no more than one.
    var type: Any.Type?
    let apply: @MainActor (Object, NibRecord) -> Void

    /// Something to be done with an attribute.
    package static func custom(_ name: String, _ apply: @escaping @MainActor (Object, NibRecord) -> Void) -> Self {
        CardAttribute(name: name, apply: apply)
    }

    /// Something to be done with every object.
    package static func always(_ apply: @escaping @MainActor (Object, NibRecord) -> Void) -> Self {
        CardAttribute(name: nil, apply: apply)
    }

    /// A property, whose type says how the document is read.
    package static func property<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) -> Self {
        CardAttribute(name: name, type: Value.self) { object, source in
            guard case .value(let value) = DocumentValue.read(name, as: Value.self, from: source) else { return }
            if let value = value as? Value { object[keyPath: path] = value }
        }
    }

    /// A property that stays as it is where the document says nothing that can be read.
    package static func given<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>) -> Self {
        CardAttribute(name: name, type: Value.self) { object, source in
            guard case .value(let value) = DocumentValue.read(name, as: Value.self, from: source) else { return }
            if let value = value as? Value { object[keyPath: path] = value }
        }
    }
}
