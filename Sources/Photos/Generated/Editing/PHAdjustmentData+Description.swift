// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAdjustmentData {
    nonisolated static var descriptionOfPHAdjustmentData: FrameworkClass {
        FrameworkClass(
            PHAdjustmentData.self,
            properties: "data formatIdentifier formatVersion",
            methods: "encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithFormatIdentifier:formatVersion:data:",
            property: PHAdjustmentData.propertyOfPHAdjustmentData,
            method: PHAdjustmentData.methodOfPHAdjustmentData,
            classMethod: PHAdjustmentData.classMethodOfPHAdjustmentData,
            initializer: PHAdjustmentData.initializerOfPHAdjustmentData)
    }

    private static func propertyOfPHAdjustmentData(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHAdjustmentData.data)
        case 1: return .readOnly(\PHAdjustmentData.formatIdentifier)
        default: return .readOnly(\PHAdjustmentData.formatVersion)
        }
    }

    nonisolated private static func methodOfPHAdjustmentData(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! PHAdjustmentData).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
    }

    nonisolated private static func classMethodOfPHAdjustmentData(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! PHAdjustmentData.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfPHAdjustmentData(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in PHAdjustmentData(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                PHAdjustmentData(
                    formatIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithFormatIdentifier:formatVersion:data:", as: (String).self),
                    formatVersion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithFormatIdentifier:formatVersion:data:", as: (String).self),
                    data: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithFormatIdentifier:formatVersion:data:", as: (Data).self))
            }
        }
    }
}
