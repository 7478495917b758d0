import Foundation
import ObjCRuntime

/// A property that appearance proxies set.
@MainActor
struct AppearanceProperty {
    let name: String
    /// Whether the app declared it, rather than a framework.
    let isOfApp: Bool
    let get: @MainActor (AnyObject) -> Any?
    let set: @MainActor (AnyObject, Any?) -> Void
}

/// The properties that appearance proxies set, by class: those of the frameworks' classes that are marked `// appearance`, and what a class
/// of the app exposes to Objective-C, which is what it would mark as `dynamic` for proxies.
@MainActor
enum AppearanceProperties {
    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// The properties of a class, those of superclasses and of the app's own classes included.
    static func all(of cls: AnyClass) -> [AppearanceProperty] {
        if let known = known[ObjectIdentifier(cls)] { return known }
        var found: [AppearanceProperty] = []
        var current: AnyClass? = cls
        while let c = current {
            let isOfApp = !ClassRegistry.isFramework(c)
            let properties = isOfApp ? ClassRegistry.writableProperties(of: c) : ClassRegistry.appearanceProperties(of: c)
            for (key, property) in properties {
                guard let set = property.set else { continue }
                found.append(
                    AppearanceProperty(name: "\(String(reflecting: c)).\(key)", isOfApp: isOfApp, get: property.get, set: set))
            }
            current = _getSuperclass(c)
        }
        known[ObjectIdentifier(cls)] = found
        return found
    }
}
