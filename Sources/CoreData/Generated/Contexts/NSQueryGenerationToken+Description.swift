// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSQueryGenerationToken {
    nonisolated static var descriptionOfNSQueryGenerationToken: FrameworkClass {
        FrameworkClass(
            NSQueryGenerationToken.self,
            methods: "copyWithZone:",
            method: NSQueryGenerationToken.methodOfNSQueryGenerationToken)
    }

    nonisolated private static func methodOfNSQueryGenerationToken(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSQueryGenerationToken).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
