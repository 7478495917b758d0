// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIDetector {
    nonisolated static var descriptionOfCIDetector: FrameworkClass {
        FrameworkClass(
            CIDetector.self,
            methods: "featuresInCIImage: featuresInCIImage:options:",
            initializers: "initOfType:context:options:",
            method: CIDetector.methodOfCIDetector,
            initializer: CIDetector.initializerOfCIDetector)
    }

    nonisolated private static func methodOfCIDetector(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CIDetector).features(in: ObjCRuntime.ObjCMessage.argument(a, 0, "featuresInCIImage:", as: (CIImage).self))
            }
        default:
            return { r, a in
                (r as! CIDetector).features(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "featuresInCIImage:options:", as: (CIImage).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "featuresInCIImage:options:", as: ([String: Any]?).self))
            }
        }
    }

    nonisolated private static func initializerOfCIDetector(_ index: Int) -> ObjCFactory {
        { a in
            CIDetector(
                ofType: ObjCRuntime.ObjCMessage.argument(a, 0, "initOfType:context:options:", as: (String).self),
                context: ObjCRuntime.ObjCMessage.argument(a, 1, "initOfType:context:options:", as: (CIContext?).self),
                options: ObjCRuntime.ObjCMessage.argument(a, 2, "initOfType:context:options:", as: ([String: Any]?).self))
        }
    }
}
