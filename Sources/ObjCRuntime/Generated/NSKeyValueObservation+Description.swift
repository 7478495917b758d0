// Made by `make generate` from the sources of this module.
import Foundation

extension NSKeyValueObservation {
    nonisolated static var descriptionOfNSKeyValueObservation: FrameworkClass {
        FrameworkClass(
            NSKeyValueObservation.self,
            methods: "invalidate",
            method: NSKeyValueObservation.methodOfNSKeyValueObservation)
    }

    nonisolated private static func methodOfNSKeyValueObservation(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSKeyValueObservation).invalidate() }
    }
}
