// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension RunLoop {
    nonisolated static var descriptionOfRunLoop: FrameworkClass {
        FrameworkClass(
            RunLoop.self,
            methods: "getCFRunLoop",
            method: RunLoop.methodOfRunLoop)
    }

    nonisolated private static func methodOfRunLoop(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! RunLoop).getCFRunLoop() }
    }
}
