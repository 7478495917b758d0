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

extension UIActivity {
    nonisolated static var descriptionOfUIActivity: FrameworkClass {
        FrameworkClass(
            UIActivity.self,
            properties: "activityImage activityTitle activityType activityViewController",
            methods: "activityDidFinish: canPerformWithActivityItems: performActivity prepareWithActivityItems:",
            classMethods: "activityCategory",
            initializers: "init",
            property: UIActivity.propertyOfUIActivity,
            method: UIActivity.methodOfUIActivity,
            classMethod: UIActivity.classMethodOfUIActivity,
            initializer: UIActivity.initializerOfUIActivity)
    }

    private static func propertyOfUIActivity(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIActivity.activityImage)
        case 1: return .readOnly(\UIActivity.activityTitle)
        case 2: return .readOnly(\UIActivity.activityType)
        default: return .readOnly(\UIActivity.activityViewController)
        }
    }

    nonisolated private static func methodOfUIActivity(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIActivity).activityDidFinish(ObjCRuntime.ObjCMessage.argument(a, 0, "activityDidFinish:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UIActivity).canPerform(
                    withActivityItems: ObjCRuntime.ObjCMessage.argument(a, 0, "canPerformWithActivityItems:", as: ([Any]).self))
            }
        case 2: return { r, _ in (r as! UIActivity).perform() }
        default:
            return { r, a in
                (r as! UIActivity).prepare(
                    withActivityItems: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareWithActivityItems:", as: ([Any]).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIActivity(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIActivity.Type).activityCategory }
    }

    nonisolated private static func initializerOfUIActivity(_ index: Int) -> ObjCFactory {
        { _ in UIActivity() }
    }
}
