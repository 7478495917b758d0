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

extension UIDevice {
    nonisolated static var descriptionOfUIDevice: FrameworkClass {
        FrameworkClass(
            UIDevice.self,
            properties: """
                batteryLevel batteryMonitoringEnabled/isBatteryMonitoringEnabled batteryState \
                generatesDeviceOrientationNotifications/isGeneratingDeviceOrientationNotifications identifierForVendor \
                isMultitaskingSupported localizedModel model name orientation \
                proximityMonitoringEnabled/isProximityMonitoringEnabled proximityState systemName systemVersion userInterfaceIdiom
                """,
            methods: "beginGeneratingDeviceOrientationNotifications endGeneratingDeviceOrientationNotifications playInputClick",
            classMethods: "currentDevice",
            property: UIDevice.propertyOfUIDevice,
            method: UIDevice.methodOfUIDevice,
            classMethod: UIDevice.classMethodOfUIDevice)
    }

    private static func propertyOfUIDevice(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDevice.batteryLevel)
        case 1: return .value("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
        case 2: return .readOnly(\UIDevice.batteryState)
        case 3: return .readOnly(\UIDevice.isGeneratingDeviceOrientationNotifications)
        case 4: return .readOnly(\UIDevice.identifierForVendor)
        case 5: return .readOnly(\UIDevice.isMultitaskingSupported)
        case 6: return .readOnly(\UIDevice.localizedModel)
        case 7: return .readOnly(\UIDevice.model)
        case 8: return .readOnly(\UIDevice.name)
        case 9: return .readOnly(\UIDevice.orientation)
        case 10: return .value("proximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
        case 11: return .readOnly(\UIDevice.proximityState)
        case 12: return .readOnly(\UIDevice.systemName)
        case 13: return .readOnly(\UIDevice.systemVersion)
        default: return .readOnly(\UIDevice.userInterfaceIdiom)
        }
    }

    nonisolated private static func methodOfUIDevice(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIDevice).beginGeneratingDeviceOrientationNotifications() }
        case 1: return { r, _ in (r as! UIDevice).endGeneratingDeviceOrientationNotifications() }
        default: return { r, _ in (r as! UIDevice).playInputClick() }
        }
    }

    nonisolated private static func classMethodOfUIDevice(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIDevice.Type).current }
    }
}
