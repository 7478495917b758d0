// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaPredicate {
    nonisolated static var descriptionOfMPMediaPredicate: FrameworkClass {
        FrameworkClass(
            MPMediaPredicate.self,
            methods: "encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            method: MPMediaPredicate.methodOfMPMediaPredicate,
            classMethod: MPMediaPredicate.classMethodOfMPMediaPredicate,
            initializer: MPMediaPredicate.initializerOfMPMediaPredicate)
    }

    nonisolated private static func methodOfMPMediaPredicate(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MPMediaPredicate).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
    }

    nonisolated private static func classMethodOfMPMediaPredicate(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MPMediaPredicate.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfMPMediaPredicate(_ index: Int) -> ObjCFactory {
        { a in MPMediaPredicate(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
