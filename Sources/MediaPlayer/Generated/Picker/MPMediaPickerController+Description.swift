// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaPickerController {
    nonisolated static var descriptionOfMPMediaPickerController: FrameworkClass {
        FrameworkClass(
            MPMediaPickerController.self,
            properties: "allowsPickingMultipleItems delegate mediaTypes prompt showsCloudItems showsItemsWithProtectedAssets",
            initializers: "init initWithCoder: initWithMediaTypes:",
            property: MPMediaPickerController.propertyOfMPMediaPickerController,
            initializer: MPMediaPickerController.initializerOfMPMediaPickerController)
    }

    private static func propertyOfMPMediaPickerController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsPickingMultipleItems", \MPMediaPickerController.allowsPickingMultipleItems)
        case 1: return .reference(\MPMediaPickerController.delegate)
        case 2: return .readOnly(\MPMediaPickerController.mediaTypes)
        case 3: return .value("prompt", \MPMediaPickerController.prompt)
        case 4: return .value("showsCloudItems", \MPMediaPickerController.showsCloudItems)
        default: return .value("showsItemsWithProtectedAssets", \MPMediaPickerController.showsItemsWithProtectedAssets)
        }
    }

    nonisolated private static func initializerOfMPMediaPickerController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MPMediaPickerController() }
        case 1: return { a in MPMediaPickerController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                MPMediaPickerController(mediaTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMediaTypes:", as: (MPMediaType).self))
            }
        }
    }
}
