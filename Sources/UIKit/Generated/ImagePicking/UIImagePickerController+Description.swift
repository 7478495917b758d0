// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIImagePickerController {
    nonisolated static var descriptionOfUIImagePickerController: FrameworkClass {
        FrameworkClass(
            UIImagePickerController.self,
            properties: """
                allowsEditing cameraCaptureMode cameraDevice cameraOverlayView cameraViewTransform delegate mediaTypes \
                showsCameraControls sourceType
                """,
            methods: "takePicture",
            classMethods: """
                availableCaptureModesForCameraDevice: availableMediaTypesForSourceType: isCameraDeviceAvailable: \
                isFlashAvailableForCameraDevice: isSourceTypeAvailable:
                """,
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: UIImagePickerController.propertyOfUIImagePickerController,
            method: UIImagePickerController.methodOfUIImagePickerController,
            classMethod: UIImagePickerController.classMethodOfUIImagePickerController,
            initializer: UIImagePickerController.initializerOfUIImagePickerController)
    }

    private static func propertyOfUIImagePickerController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsEditing", \UIImagePickerController.allowsEditing)
        case 1: return .value("cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
        case 2: return .value("cameraDevice", \UIImagePickerController.cameraDevice)
        case 3: return .value("cameraOverlayView", \UIImagePickerController.cameraOverlayView)
        case 4: return .value("cameraViewTransform", \UIImagePickerController.cameraViewTransform)
        case 5: return .reference(\UIImagePickerController.delegate)
        case 6: return .value("mediaTypes", \UIImagePickerController.mediaTypes)
        case 7: return .value("showsCameraControls", \UIImagePickerController.showsCameraControls)
        default: return .value("sourceType", \UIImagePickerController.sourceType)
        }
    }

    nonisolated private static func methodOfUIImagePickerController(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIImagePickerController).takePicture() }
    }

    nonisolated private static func classMethodOfUIImagePickerController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIImagePickerController.Type).availableCaptureModes(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "availableCaptureModesForCameraDevice:", as: (UIImagePickerController.CameraDevice).self))
            }
        case 1:
            return { r, a in
                (r as! UIImagePickerController.Type).availableMediaTypes(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "availableMediaTypesForSourceType:", as: (UIImagePickerController.SourceType).self))
            }
        case 2:
            return { r, a in
                (r as! UIImagePickerController.Type).isCameraDeviceAvailable(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isCameraDeviceAvailable:", as: (UIImagePickerController.CameraDevice).self))
            }
        case 3:
            return { r, a in
                (r as! UIImagePickerController.Type).isFlashAvailable(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "isFlashAvailableForCameraDevice:", as: (UIImagePickerController.CameraDevice).self))
            }
        default:
            return { r, a in
                (r as! UIImagePickerController.Type).isSourceTypeAvailable(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isSourceTypeAvailable:", as: (UIImagePickerController.SourceType).self))
            }
        }
    }

    nonisolated private static func initializerOfUIImagePickerController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIImagePickerController() }
        case 1: return { a in UIImagePickerController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIImagePickerController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
