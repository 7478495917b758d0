// Made by `make generate` from the sources of this module.
import AVFoundation
import ObjCRuntime
import Photos
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

extension PHPickerViewController {
    nonisolated static var descriptionOfPHPickerViewController: FrameworkClass {
        FrameworkClass(
            PHPickerViewController.self,
            properties: "configuration delegate",
            initializers: "initWithCoder: initWithConfiguration:",
            property: PHPickerViewController.propertyOfPHPickerViewController,
            initializer: PHPickerViewController.initializerOfPHPickerViewController)
    }

    private static func propertyOfPHPickerViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHPickerViewController.configuration)
        default: return .reference(\PHPickerViewController.delegate)
        }
    }

    nonisolated private static func initializerOfPHPickerViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in PHPickerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                PHPickerViewController(
                    configuration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithConfiguration:", as: (PHPickerConfiguration).self))
            }
        }
    }
}
