import ObjCRuntime

/// Makes layers of a class that is known only at run time.
package enum LayerFactory {
    /// A new layer of a class that the registry has an `init` for, or of one that is the framework's own affair. `nil` for any other class.
    package static func make(_ cls: AnyClass) -> CALayer? {
        if cls == BackdropLayer.self { return BackdropLayer() }
        return ClassRegistry.factory("init", of: cls).flatMap { factory in Isolation.assume { factory([]) } as? CALayer }
    }
}
