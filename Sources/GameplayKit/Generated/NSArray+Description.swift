// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSArray {
    nonisolated static var descriptionOfNSArray: FrameworkClass {
        FrameworkClass(
            NSArray.self,
            methods: "shuffledArray shuffledArrayWithRandomSource:",
            method: NSArray.methodOfNSArray)
    }

    nonisolated private static func methodOfNSArray(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSArray).shuffled() }
        default:
            return { r, a in
                (r as! NSArray).shuffled(
                    using: ObjCRuntime.ObjCMessage.argument(a, 0, "shuffledArrayWithRandomSource:", as: (GKRandomSource).self))
            }
        }
    }
}
