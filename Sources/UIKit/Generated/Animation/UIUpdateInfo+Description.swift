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

extension UIUpdateInfo {
    nonisolated static var descriptionOfUIUpdateInfo: FrameworkClass {
        FrameworkClass(
            UIUpdateInfo.self,
            properties: """
                completionDeadlineTime estimatedPresentationTime isImmediatePresentationExpected isLowLatencyEventDispatchConfirmed \
                isPerformingLowLatencyPhases modelTime
                """,
            classMethods: "currentUpdateInfoForView: currentUpdateInfoForWindowScene:",
            property: UIUpdateInfo.propertyOfUIUpdateInfo,
            classMethod: UIUpdateInfo.classMethodOfUIUpdateInfo)
    }

    private static func propertyOfUIUpdateInfo(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIUpdateInfo.completionDeadlineTime)
        case 1: return .readOnly(\UIUpdateInfo.estimatedPresentationTime)
        case 2: return .readOnly(\UIUpdateInfo.isImmediatePresentationExpected)
        case 3: return .readOnly(\UIUpdateInfo.isLowLatencyEventDispatchConfirmed)
        case 4: return .readOnly(\UIUpdateInfo.isPerformingLowLatencyPhases)
        default: return .readOnly(\UIUpdateInfo.modelTime)
        }
    }

    nonisolated private static func classMethodOfUIUpdateInfo(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIUpdateInfo.Type).current(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "currentUpdateInfoForView:", as: (UIView).self))
            }
        default:
            return { r, a in
                (r as! UIUpdateInfo.Type).current(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "currentUpdateInfoForWindowScene:", as: (UIWindowScene).self))
            }
        }
    }
}
