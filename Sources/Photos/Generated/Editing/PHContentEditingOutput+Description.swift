// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHContentEditingOutput {
    nonisolated static var descriptionOfPHContentEditingOutput: FrameworkClass {
        FrameworkClass(
            PHContentEditingOutput.self,
            properties: "adjustmentData renderedContentURL",
            initializers: "initWithContentEditingInput: initWithPlaceholderForCreatedAsset:",
            property: PHContentEditingOutput.propertyOfPHContentEditingOutput,
            initializer: PHContentEditingOutput.initializerOfPHContentEditingOutput)
    }

    private static func propertyOfPHContentEditingOutput(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("adjustmentData", \PHContentEditingOutput.adjustmentData)
        default: return .readOnly(\PHContentEditingOutput.renderedContentURL)
        }
    }

    nonisolated private static func initializerOfPHContentEditingOutput(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                PHContentEditingOutput(
                    contentEditingInput: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithContentEditingInput:", as: (PHContentEditingInput).self))
            }
        default:
            return { a in
                PHContentEditingOutput(
                    placeholderForCreatedAsset: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithPlaceholderForCreatedAsset:", as: (PHObjectPlaceholder).self))
            }
        }
    }
}
