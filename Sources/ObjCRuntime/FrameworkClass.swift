import Foundation

/// A class as its framework describes it: the names of what it has, and functions that make what a name stands for.
///
/// The generator writes these (`Generated/Classes*.swift`) for every public class. Nothing of it exists before it is asked for, and then only
/// what was asked for.
package struct FrameworkClass {
    let cls: AnyClass
    /// The keys of the properties, a property's name in Swift behind the key if it is another; those that appearance proxies set are marked.
    let properties: NameList
    let methods: NameList
    let classMethods: NameList
    let initializers: NameList
    let property: (Int) -> ClassDescription.Property
    let method: (Int) -> ObjCImplementation
    let classMethod: (Int) -> ObjCImplementation
    let initializer: (Int) -> ObjCFactory

    /// Describes a class. The functions take the place of a word in the list.
    package init(
        _ cls: AnyClass, properties: NameList = "", methods: NameList = "", classMethods: NameList = "", initializers: NameList = "",
        property: @escaping @MainActor (Int) -> ClassDescription.Property = { _ in fatalError("the class describes no property") },
        method: @escaping (Int) -> ObjCImplementation = { _ in fatalError("the class describes no method") },
        classMethod: @escaping (Int) -> ObjCImplementation = { _ in fatalError("the class describes no class method") },
        initializer: @escaping (Int) -> ObjCFactory = { _ in fatalError("the class describes no initializer") }
    ) {
        (self.cls, self.properties, self.methods) = (cls, properties, methods)
        (self.classMethods, self.initializers) = (classMethods, initializers)
        (self.method, self.classMethod, self.initializer) = (method, classMethod, initializer)
        // Key paths of a view's properties can only be written on the main actor. To make one nothing is touched that is its.
        self.property = unsafeBitCast(property, to: ((Int) -> ClassDescription.Property).self)
    }
}

extension ClassDescription.Property {
    /// A property that can be written.
    package static func value<Object: AnyObject, Value>(_ key: StaticString, _ path: ReferenceWritableKeyPath<Object, Value>) -> Self {
        Self(
            type: Value.self, get: { ObjCValue.unwrapped(($0 as! Object)[keyPath: path]) },
            set: { ($0 as! Object)[keyPath: path] = ObjCMessage.value($1, $0, key) })
    }

    /// A property that can only be read.
    package static func readOnly<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) -> Self {
        Self(type: Value.self, get: { ObjCValue.unwrapped(($0 as! Object)[keyPath: path]) }, set: nil)
    }

    /// A delegate or the like: an object that does not declare the protocol is taken for none.
    package static func reference<Object: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value?>) -> Self {
        Self(
            get: { ObjCValue.unwrapped(($0 as! Object)[keyPath: path] as Any) },
            set: { ($0 as! Object)[keyPath: path] = ObjCValue.convert($1, to: Value.self) })
    }

    /// Whether a value can become one of the property's type.
    package func accepts(_ value: Any?) -> Bool {
        func converts<Value>(_ type: Value.Type) -> Bool { ObjCValue.convert(value, to: type) != nil }
        guard let type else { return true }
        return _openExistential(type, do: converts)
    }
}
