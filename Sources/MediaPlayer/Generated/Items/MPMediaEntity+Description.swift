// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaEntity {
    nonisolated static var descriptionOfMPMediaEntity: FrameworkClass {
        FrameworkClass(
            MPMediaEntity.self,
            properties: "persistentID",
            methods: "encodeWithCoder: enumerateValuesForProperties:usingBlock: valueForProperty:",
            classMethods: "canFilterByProperty: supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: MPMediaEntity.propertyOfMPMediaEntity,
            method: MPMediaEntity.methodOfMPMediaEntity,
            classMethod: MPMediaEntity.classMethodOfMPMediaEntity,
            initializer: MPMediaEntity.initializerOfMPMediaEntity)
    }

    private static func propertyOfMPMediaEntity(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MPMediaEntity.persistentID)
    }

    nonisolated private static func methodOfMPMediaEntity(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMediaEntity).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 1:
            return { r, a in
                (r as! MPMediaEntity).enumerateValues(
                    forProperties: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateValuesForProperties:usingBlock:", as: (Set<String>).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateValuesForProperties:usingBlock:", as: ((String, Any, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        default:
            return { r, a in
                (r as! MPMediaEntity).value(forProperty: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForProperty:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfMPMediaEntity(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMediaEntity.Type).canFilter(
                    byProperty: ObjCRuntime.ObjCMessage.argument(a, 0, "canFilterByProperty:", as: (String).self))
            }
        default: return { r, _ in (r as! MPMediaEntity.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfMPMediaEntity(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MPMediaEntity() }
        default: return { a in MPMediaEntity(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
