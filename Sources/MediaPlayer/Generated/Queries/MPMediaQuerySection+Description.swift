// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaQuerySection {
    nonisolated static var descriptionOfMPMediaQuerySection: FrameworkClass {
        FrameworkClass(
            MPMediaQuerySection.self,
            properties: "range title",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: MPMediaQuerySection.propertyOfMPMediaQuerySection,
            method: MPMediaQuerySection.methodOfMPMediaQuerySection,
            classMethod: MPMediaQuerySection.classMethodOfMPMediaQuerySection,
            initializer: MPMediaQuerySection.initializerOfMPMediaQuerySection)
    }

    private static func propertyOfMPMediaQuerySection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMediaQuerySection.range)
        default: return .readOnly(\MPMediaQuerySection.title)
        }
    }

    nonisolated private static func methodOfMPMediaQuerySection(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMediaQuerySection).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! MPMediaQuerySection).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfMPMediaQuerySection(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MPMediaQuerySection.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfMPMediaQuerySection(_ index: Int) -> ObjCFactory {
        { a in MPMediaQuerySection(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
